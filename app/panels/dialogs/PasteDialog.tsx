import '../../i18n/add-pool.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import { withName } from '../../views/library/decklist.ts';
import { MANY, placeMany } from '../../views/pending/place-many.ts';
import { DeckLines } from './DeckLines.tsx';
import css from './PasteDialog.module.css';
import { useDeck } from './use-deck.ts';

const ZONES_TO = ['battlefield', 'graveyard', 'hand', 'exile', 'command'] as const satisfies readonly Zone[];

/** A list of cards, as people paste it; what is found goes onto the board at once. */
export function PasteDialog({ text: pasted }: { readonly text: string }) {
  const { t } = useTranslation('pool');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const { store } = useStrataStore();
  const { players } = store.getState().document;
  const [text, setText] = useState(pasted);
  const [player, setPlayer] = useState(players[0] ?? '');
  const [zone, setZone] = useState<(typeof ZONES_TO)[number]>('battlefield');
  const [withSideboard, setWithSideboard] = useState(false);
  const { lines, isLooking, failure } = useDeck(text);
  const sideboard = lines.filter(({ isSideboard }) => isSideboard);
  const wanted = lines.filter(({ isSideboard }) => withSideboard || !isSideboard);
  const counted = wanted.flatMap(({ card, count, isBrought }) =>
    card === undefined ? [] : [{ card, count, isBrought }],
  );
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const close = () => actions.openDialog(undefined);
  const place = () => {
    const { document, moment } = store.getState();
    const index = moment ?? document.steps.length;
    const { command, steps, toHand } = placeMany(document, counted, player, zone, index);
    actions.dispatch(command);
    if (moment !== undefined) actions.setMoment(moment + steps);
    close();
    const placed = t('paste.placed', { count: steps, player });
    const hand = [...new Set(toHand)].join(', ');
    actions.say(hand === '' ? placed : `${placed} ${t('paste.toHand', { names: hand })}`, 'success');
  };
  return (
    <Dialog
      title={t('paste.title')}
      isWide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{tApp('cancel')}</Button>
          <Button look="primary" isDisabled={total === 0 || isLooking} onPress={place}>
            {t('paste.put', { count: Math.min(total, MANY) })}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <TextArea
          label={t('paste.label')}
          placeholder={t('paste.example')}
          value={text}
          onChange={setText}
          rows={7}
        />
        <div className={css.choices}>
          <SelectInput
            label={t('paste.player')}
            value={player}
            options={players.map((each) => ({ value: each, text: tApp('player.name', { player: each }) }))}
            onChange={setPlayer}
          />
          <SelectInput
            label={tApp('library.zone')}
            value={zone}
            options={ZONES_TO.map((each) => ({ value: each, text: tApp(`library.into.${each}`) }))}
            onChange={(value) => setZone(ZONES_TO.find((each) => each === value) ?? 'battlefield')}
          />
        </div>
        {sideboard.length > 0 && (
          <Checkbox isSelected={withSideboard} onChange={setWithSideboard}>
            {t('paste.sideboard', { count: sideboard.reduce((sum, { count }) => sum + count, 0) })}
          </Checkbox>
        )}
        {failure !== undefined && <Message tone="warning">{t(`online.failed.${failure}`)}</Message>}
        {total > MANY && <Message tone="warning">{t('paste.tooMany', { limit: MANY })}</Message>}
        <DeckLines
          lines={wanted}
          isLooking={isLooking}
          onRename={(line, name) => setText(withName(text, line, name))}
        />
      </div>
    </Dialog>
  );
}
