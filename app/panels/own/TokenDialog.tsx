import '../../i18n/add-own.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardDraft } from '../../../engine/index.ts';
import { compilingReader, freshId } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { loadTextReader } from '../../services/text-reader.ts';
import { useActions, useStrata, useStrataStore } from '../../store/hooks.ts';
import { draftOfToken, EMPTY_TOKEN, isTokenRead, makeToken, withValues } from '../../views/own/own-token.ts';
import { CardFields } from './CardFields.tsx';
import css from './Own.module.css';
import { TextWithReading } from './TextWithReading.tsx';

/** Writes a token, and puts it on the board or changes the one of a step. */
export function TokenDialog({ step: index }: { readonly step: number | undefined }) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const { store } = useStrataStore();
  const actions = useActions();
  const players = useStrata((state) => state.document.players);
  const step = useStrata((state) => (index === undefined ? undefined : state.document.steps[index]));
  const before = step?.action.kind === 'token' ? step.action.token : undefined;
  const [draft, setDraft] = useState<CardDraft>(() =>
    before === undefined ? EMPTY_TOKEN : draftOfToken(before),
  );
  const [isTried, setTried] = useState(false);
  const made = useMemo(() => makeToken(draft), [draft]);
  const isRead = useMemo(() => isTokenRead(made, compilingReader), [made]);
  const isWhole = made.problems.every(({ isStrange }) => isStrange) && isRead;
  const close = () => actions.openDialog(undefined);

  const save = async () => {
    setTried(true);
    if (!isWhole || step === undefined || index === undefined || before === undefined) return;
    await loadTextReader();
    const action = { kind: 'token', token: withValues(before, made.token) } as const;
    actions.dispatch({ kind: 'replace-step', index, step: { ...step, action } });
    close();
  };
  const addFor = async (player: string) => {
    setTried(true);
    if (!isWhole) return;
    await loadTextReader();
    const id = freshId(store.getState().document, made.made.face.name);
    close();
    actions.addStep({ action: { kind: 'token', token: { id, controller: player, ...made.token } } });
    actions.setPanels({ phone: 'board' });
  };
  return (
    <Dialog
      title={t(before === undefined ? 'token.newTitle' : 'token.editTitle')}
      isWide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{tApp('cancel')}</Button>
          {before !== undefined ? (
            <Button look="primary" onPress={save}>
              {t('token.save')}
            </Button>
          ) : (
            players.map((player) => (
              <Button key={player} look="line" onPress={() => addFor(player)}>
                <PlayerMark player={player} isDecorative />
                {tApp('library.createdBy', { player })}
              </Button>
            ))
          )}
        </>
      }
    >
      <CardFields
        draft={draft}
        made={made.made}
        problems={made.problems}
        cost="indicator"
        isToken
        isTaken={false}
        showsMissing={isTried}
        autoFocus={before === undefined}
        onChange={setDraft}
        onEnter={() => (before === undefined ? void addFor(players[0] ?? '') : void save())}
      />
      <TextWithReading
        face={{ ...made.made.face, text: draft.text }}
        label={t('card.text')}
        hint={t('card.textHint')}
        autoFocus={before !== undefined}
        onChange={(text) => setDraft({ ...draft, text })}
        onSubmit={() => (before === undefined ? void addFor(players[0] ?? '') : void save())}
      />
      {!isRead && (
        <p className={css.problem} role="alert">
          {t('reading.unreadEffect')}
        </p>
      )}
    </Dialog>
  );
}
