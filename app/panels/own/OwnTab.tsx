import '../../i18n/add-own.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardDefinition, type ObjectId, objectId } from '../../../engine/index.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { useActions, useSentences, useStrata } from '../../store/hooks.ts';
import { isCardInUse } from '../../views/own/save-card.ts';
import { tokenName } from '../../views/own/written-token.ts';
import { AddButtons } from '../library/AddButtons.tsx';
import { useCommands } from '../use-commands.ts';
import { usePlace } from '../use-place.ts';
import css from './Own.module.css';

/** What the user wrote: the cards that travel with this board, and its effects; and ways to write more. */
export function OwnTab() {
  const { t } = useTranslation('own');
  const commands = useCommands();
  const actions = useActions();
  const document = useStrata((state) => state.document);
  const effects = document.steps.flatMap(({ action }, index): readonly Written[] => {
    if (action.kind === 'effect' || action.kind === 'emblem')
      return [{ kind: action.kind, index, player: action.controller, says: action.text, text: action.text }];
    if (action.kind !== 'token' || action.token.copyOf !== undefined) return [];
    const { token } = action;
    return [
      {
        kind: 'token',
        index,
        player: action.token.controller,
        says: token.name ?? tokenName(token.subtypes),
        text: token.text ?? '',
        object: objectId(action.token.id),
      },
    ];
  });
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
        <Button look="line" icon="plus" onPress={() => actions.openDialog({ kind: 'own-token' })}>
          {t('tab.newToken')}
        </Button>
        <Button look="line" icon="layers" onPress={() => commands.run('analyse-text')}>
          {t('tab.analyseText')}
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
            {effects.map((written) => (
              <OwnEffect key={written.index} written={written} />
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

/** An effect, emblem or token that a step describes. */
interface Written {
  readonly kind: 'effect' | 'emblem' | 'token';
  readonly index: number;
  readonly player: string;
  /** What the list says. */
  readonly says: string;
  readonly text: string;
  /** Only of tokens. */
  readonly object?: ObjectId;
}

function OwnEffect({ written }: { readonly written: Written }) {
  const { t } = useTranslation('own');
  const actions = useActions();
  const { kind, index, player, says, text, object } = written;
  return (
    <li className={css.own}>
      <span className={css.ownType}>{t('tab.effectBy', { player, text: says })}</span>
      <span className={css.ownEnd}>
        <IconButton
          icon="pencil"
          size="small"
          label={t('tab.edit', { name: says })}
          onPress={() =>
            actions.openDialog({ kind: kind === 'token' ? 'own-token' : 'own-effect', step: index })
          }
        />
        <IconButton
          icon="layers"
          size="small"
          label={t('tab.analyse', { name: says })}
          onPress={() =>
            actions.openDialog({ kind: 'analyse', ...(object === undefined ? { text } : { object }) })
          }
        />
      </span>
    </li>
  );
}
