import '../../i18n/add-own.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compilingReader } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { loadTextReader } from '../../services/text-reader.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import {
  EFFECT_KINDS,
  type EffectKind,
  faceOfText,
  stepWithText,
  whyNotRead,
} from '../../views/own/own-effect.ts';
import css from './Own.module.css';
import { PartsEditor } from './PartsEditor.tsx';
import { TextWithReading } from './TextWithReading.tsx';
import { usePutEffect } from './use-put-effect.ts';

/** Writes an effect by itself, in words or from parts, and puts it on the board. */
export function EffectDialog({ step: index }: { readonly step: number | undefined }) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const put = usePutEffect();
  const players = useStrata((state) => state.document.players);
  const step = useStrata((state) => (index === undefined ? undefined : state.document.steps[index]));
  const action = step?.action;
  const isWritten = action?.kind === 'effect' || action?.kind === 'emblem';
  const [kind, setKind] = useState<EffectKind>(isWritten ? action.kind : 'effect');
  const [how, setHow] = useState<'text' | 'parts'>('text');
  const [text, setText] = useState(isWritten ? action.text : '');
  const why = whyNotRead(kind, text, compilingReader);
  const close = () => actions.openDialog(undefined);
  const save = async () => {
    if (why !== undefined || step === undefined || index === undefined) return;
    await loadTextReader();
    actions.dispatch({ kind: 'replace-step', index, step: stepWithText(step, text) });
    close();
  };
  const putFor = (player: string) => {
    if (why === undefined) void put(kind, text, player);
  };
  return (
    <Dialog
      title={t(isWritten ? 'effect.editTitle' : 'effect.newTitle')}
      isWide
      onClose={close}
      actions={
        how === 'parts' ? undefined : isWritten ? (
          <>
            <Button onPress={close}>{tApp('cancel')}</Button>
            <Button look="primary" isDisabled={why !== undefined} onPress={save}>
              {t('effect.save')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={close}>{tApp('cancel')}</Button>
            {players.map((player) => (
              <Button key={player} look="line" isDisabled={why !== undefined} onPress={() => putFor(player)}>
                <PlayerMark player={player} isDecorative />
                {tApp('library.createdBy', { player })}
              </Button>
            ))}
          </>
        )
      }
    >
      <div className={css.choices}>
        {!isWritten && (
          <Segmented
            label={t('effect.kind')}
            value={kind}
            options={EFFECT_KINDS.map((each) => ({ value: each, text: t(`effect.kinds.${each}`) }))}
            onChange={setKind}
          />
        )}
        <Segmented
          label={t('effect.how')}
          value={how}
          options={(['text', 'parts'] as const).map((each) => ({
            value: each,
            text: t(`effect.hows.${each}`),
          }))}
          onChange={setHow}
        />
      </div>
      {how === 'parts' ? (
        <PartsEditor
          key={kind}
          kind={kind}
          onText={(made) => {
            setText(made);
            setHow('text');
          }}
        />
      ) : (
        <TextWithReading
          face={faceOfText(kind, text)}
          label={t('effect.text')}
          placeholder={t(kind === 'effect' ? 'effect.placeholder' : 'effect.emblemPlaceholder')}
          autoFocus
          onChange={setText}
          onSubmit={() => (isWritten ? void save() : putFor(players[0] ?? ''))}
        />
      )}
      {how === 'text' && text.trim() !== '' && why !== undefined && (
        <p className={css.problem} role="alert">
          {t(why === 'unread' ? 'reading.unreadEffect' : `effect.not.${why}`)}
        </p>
      )}
    </Dialog>
  );
}
