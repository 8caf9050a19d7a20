import '../../i18n/add-own.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardDefinition, CardDraft } from '../../../engine/index.ts';
import { draftOf, EMPTY_DRAFT, libraryCard, makeCard } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { isCardInUse, saveCard } from '../../views/own/save-card.ts';
import { usePlace } from '../use-place.ts';
import { CardFields } from './CardFields.tsx';
import css from './Own.module.css';
import { TextWithReading } from './TextWithReading.tsx';

interface CardDialogProps {
  /** The card that is changed; a new one without. */
  readonly card: string | undefined;
}

/** Writes a card: its printed values and its text, with what each word of it does. */
export function CardDialog({ card: name }: CardDialogProps) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const place = usePlace();
  const document = useStrata((state) => state.document);
  const [before] = useState(() => cardOf(document.cards, name));
  const [draft, setDraft] = useState<CardDraft>(() =>
    before === undefined ? EMPTY_DRAFT : draftOf(before.faces[0]),
  );
  const [isTried, setTried] = useState(false);
  const made = useMemo(() => makeCard(draft), [draft]);
  const isOwn = before !== undefined && document.cards?.some((card) => card.name === before.name) === true;
  const isTaken =
    made.face.name !== before?.faces[0].name &&
    document.cards?.some((card) => card.name === made.face.name) === true;
  const blocking = made.problems.filter(({ isStrange }) => !isStrange).length + (isTaken ? 1 : 0);
  const close = () => actions.openDialog(undefined);

  /** Saves the card if it is whole. Says whether it did. */
  const save = (): boolean => {
    setTried(true);
    if (blocking > 0) return false;
    const isOnBoard = before !== undefined && isCardInUse(document, before.name);
    actions.dispatch(saveCard(document, made.face, before));
    close();
    actions.say(t(isOnBoard ? 'card.changed' : 'card.saved', { name: made.face.name }), 'success');
    return true;
  };
  const saveFor = (player: string) => {
    if (save()) place.add({ kind: 'card', name: made.face.name, zone: 'battlefield' }, player);
  };
  const players = document.players;
  return (
    <Dialog
      title={before === undefined ? t('card.newTitle') : t('card.editTitle', { name: before.name })}
      isWide
      onClose={close}
      actions={
        <>
          {before === undefined && (
            <div className={css.players}>
              {players.map((player) => (
                <Button key={player} look="line" onPress={() => saveFor(player)}>
                  <PlayerMark player={player} isDecorative />
                  {tApp('library.addTo', { player })}
                </Button>
              ))}
            </div>
          )}
          <Button onPress={close}>{tApp('cancel')}</Button>
          <Button look="primary" onPress={save}>
            {t('card.save')}
          </Button>
        </>
      }
    >
      {before !== undefined && !isOwn && <Message tone="info">{t('card.builtIn')}</Message>}
      {before !== undefined && before.faces.length > 1 && (
        <Message tone="info">{t('card.otherFaces', { count: before.faces.length - 1 })}</Message>
      )}
      <CardFields
        draft={draft}
        made={made}
        isTaken={isTaken}
        showsMissing={isTried}
        autoFocus={before === undefined}
        onChange={setDraft}
        onEnter={save}
      />
      <TextWithReading
        face={{ ...made.face, text: draft.text }}
        label={t('card.text')}
        hint={t('card.textHint')}
        autoFocus={before !== undefined}
        onChange={(changed) => setDraft({ ...draft, text: changed })}
        onSubmit={save}
      />
    </Dialog>
  );
}

const cardOf = (
  own: readonly CardDefinition[] | undefined,
  name: string | undefined,
): CardDefinition | undefined =>
  name === undefined ? undefined : (own?.find((card) => card.name === name) ?? libraryCard(name));
