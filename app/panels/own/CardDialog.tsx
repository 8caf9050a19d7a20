import '../../i18n/add-own.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardDefinition, CardDraft, WholeDraft } from '../../../engine/index.ts';
import { draftOfCard, EMPTY_CARD, facesOfDraft, hasManaCost, makeWhole } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { isCardInUse, saveCard } from '../../views/own/save-card.ts';
import { type CardTexts, useCardTexts } from '../use-card-texts.ts';
import { usePlace } from '../use-place.ts';
import { CardFields } from './CardFields.tsx';
import { FaceTabs } from './FaceTabs.tsx';
import css from './Own.module.css';
import { TextWithReading } from './TextWithReading.tsx';

interface CardDialogProps {
  /** The card that is changed; a new one without. */
  readonly card: string | undefined;
}

/** Writes a card: the printed values and the text of each of its faces, with what each word does. */
export function CardDialog({ card: name }: CardDialogProps) {
  return name === undefined ? <CardEditor before={undefined} /> : <KnownCard name={name} />;
}

/** A card that is to be changed; it may have to come from the imported ones first. */
function KnownCard({ name }: { readonly name: string }) {
  const found = useCardTexts(name);
  if (found === undefined) return null;
  return <CardEditor before={found === 'none' ? undefined : withTexts(found)} />;
}

interface CardEditorProps {
  readonly before: CardDefinition | undefined;
}

function CardEditor({ before: given }: CardEditorProps) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const place = usePlace();
  const document = useStrata((state) => state.document);
  const [before] = useState(given);
  const [whole, setWhole] = useState<WholeDraft>(() =>
    before === undefined ? EMPTY_CARD : draftOfCard(before),
  );
  const [index, setIndex] = useState(0);
  const [isTried, setTried] = useState(false);
  const made = useMemo(() => makeWhole(whole), [whole]);
  const faces = facesOfDraft(whole);
  const at = index < faces.length ? index : 0;
  const draft = faces[at] ?? faces[0];
  const face = made.faces[at] ?? made.faces[0];
  const setDraft = (changed: CardDraft) => setWhole({ ...whole, faces: withFace(whole.faces, at, changed) });
  const isOwn = before !== undefined && document.cards?.some((card) => card.name === before.name) === true;
  const isTaken =
    made.card.name !== before?.name && document.cards?.some((card) => card.name === made.card.name) === true;
  const wrong = made.problems.filter(({ isStrange }) => !isStrange);
  const close = () => actions.openDialog(undefined);

  /** Saves the card if it is whole, or shows the face in which something is wrong. Says whether it did. */
  const save = (): boolean => {
    setTried(true);
    const isHere = wrong.some((problem) => problem.face === at) || isTaken;
    if (!isHere && wrong[0] !== undefined) setIndex(wrong[0].face);
    if (wrong.length > 0 || isTaken) return false;
    const isOnBoard = before !== undefined && isCardInUse(document, before);
    actions.dispatch(saveCard(document, made.card, before));
    close();
    actions.say(t(isOnBoard ? 'card.changed' : 'card.saved', { name: made.card.name }), 'success');
    return true;
  };
  const saveFor = (player: string) => {
    if (save()) place.add({ kind: 'card', name: made.card.name, zone: 'battlefield' }, player);
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
      <FaceTabs
        whole={whole}
        index={at}
        wrong={isTried ? wrong.map((problem) => problem.face) : []}
        onChange={(changed, chosen) => {
          setWhole(changed);
          setIndex(chosen);
        }}
      />
      <CardFields
        key={`fields ${at}`}
        draft={draft}
        made={face}
        problems={made.problems.filter((problem) => problem.face === at)}
        cost={hasManaCost(whole, draft, at) ? 'cost' : whole.layout === 'flip' ? 'none' : 'indicator'}
        isTaken={isTaken}
        showsMissing={isTried}
        autoFocus={before === undefined && at === 0}
        onChange={setDraft}
        onEnter={save}
      />
      <TextWithReading
        key={`text ${at}`}
        face={{ ...face.face, text: draft.text }}
        label={t('card.text')}
        hint={t('card.textHint')}
        autoFocus={before !== undefined}
        onChange={(changed) => setDraft({ ...draft, text: changed })}
        onSubmit={save}
      />
    </Dialog>
  );
}

const withFace = (faces: WholeDraft['faces'], index: number, face: CardDraft): WholeDraft['faces'] => {
  const [first, ...others] = faces;
  return index === 0
    ? [face, ...others]
    : [first, ...others.map((other, place) => (place + 1 === index ? face : other))];
};

/** One goes on with the words of the card, as far as they are known. */
function withTexts({ card, texts }: CardTexts): CardDefinition {
  const [first, ...others] = card.faces.map((face, index) => ({ ...face, text: texts[index] ?? '' }));
  return first === undefined ? card : { ...card, faces: [first, ...others] };
}
