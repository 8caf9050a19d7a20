import '../../i18n/add-own.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardDefinition } from '../../../engine/index.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { useActions, useSentences, useStrata } from '../../store/hooks.ts';
import { isCardInUse } from '../../views/own/save-card.ts';
import { AddButtons } from '../library/AddButtons.tsx';
import { useCommands } from '../use-commands.ts';
import { usePlace } from '../use-place.ts';
import css from './Own.module.css';

/** What the user wrote: the cards that travel with this board, and its effects; and ways to write more. */
export function OwnTab() {
  const { t } = useTranslation('own');
  const commands = useCommands();
  const document = useStrata((state) => state.document);
  const effects = document.steps.flatMap(({ action }, index) =>
    action.kind === 'effect' || action.kind === 'emblem' ? [{ action, index }] : [],
  );
  const cards = document.cards ?? [];
  return (
    <div className={css.tab}>
      <div className={css.new}>
        <Button look="line" icon="plus" onPress={() => commands.run('new-card')}>
          {t('tab.newCard')}
        </Button>
        <Button look="line" icon="plus" onPress={() => commands.run('new-effect')}>
          {t('tab.newEffect')}
        </Button>
      </div>
      {cards.length === 0 && effects.length === 0 && <p className={css.summary}>{t('tab.none')}</p>}
      {cards.length > 0 && (
        <section aria-label={t('tab.cards')}>
          <h3>{t('tab.cards')}</h3>
          <ul>
            {cards.map((card) => (
              <OwnCard key={card.name} card={card} />
            ))}
          </ul>
        </section>
      )}
      {effects.length > 0 && (
        <section aria-label={t('tab.effects')}>
          <h3>{t('tab.effects')}</h3>
          <ul>
            {effects.map(({ action, index }) => (
              <OwnEffect key={index} index={index} player={action.controller} text={action.text} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OwnCard({ card }: { readonly card: CardDefinition }) {
  const { t } = useTranslation('own');
  const say = useSentences();
  const actions = useActions();
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  const document = useStrata((state) => state.document);
  const { name } = card;
  const remove = () => {
    if (isCardInUse(document, card)) actions.say(t('tab.inUse'), 'error');
    else {
      actions.dispatch({ kind: 'remove-card', name });
      actions.say(t('tab.removed', { name }));
    }
  };
  return (
    <li className={css.own}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={css.ownName}>{name}</span>
        <span className={css.ownType}>{say.typeLine({ ...card.faces[0], hasAllCreatureTypes: false })}</span>
      </button>
      <span className={css.ownEnd}>
        <IconButton
          icon="pencil"
          size="small"
          label={t('tab.edit', { name })}
          onPress={() => actions.openDialog({ kind: 'own-card', card: name })}
        />
        <IconButton
          icon="layers"
          size="small"
          label={t('tab.analyse', { name })}
          onPress={() => actions.openDialog({ kind: 'analyse', card: name })}
        />
        <IconButton icon="trash-2" size="small" label={t('tab.remove', { name })} onPress={remove} />
      </span>
      {isOpen && (
        <div className={css.ownAdd}>
          <AddButtons
            players={document.players}
            kind="card"
            onAdd={(player) => place.add({ kind: 'card', name, zone: 'battlefield' }, player)}
          />
        </div>
      )}
    </li>
  );
}

interface OwnEffectProps {
  readonly index: number;
  readonly player: string;
  readonly text: string;
}

function OwnEffect({ index, player, text }: OwnEffectProps) {
  const { t } = useTranslation('own');
  const actions = useActions();
  return (
    <li className={css.own}>
      <span className={css.ownType}>{t('tab.effectBy', { player, text })}</span>
      <IconButton
        icon="pencil"
        size="small"
        label={t('tab.edit', { name: text })}
        onPress={() => actions.openDialog({ kind: 'own-effect', step: index })}
      />
    </li>
  );
}
