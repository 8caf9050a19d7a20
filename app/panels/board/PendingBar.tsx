import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { proceed } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { Keys } from '../../components/Keys.tsx';
import { useActions } from '../../store/hooks.ts';
import { isMetOnBoard } from '../../views/pending/needs.ts';
import { meetNeed, type Need, type Pending, targetsOf } from '../../views/pending/pending.ts';
import css from './PendingBar.module.css';

const DivideDialog = lazy(async () => ({ default: (await import('./DivideDialog.tsx')).DivideDialog }));
const ChoiceDialog = lazy(async () => ({ default: (await import('./ChoiceDialog.tsx')).ChoiceDialog }));

interface PendingBarProps {
  readonly pending: Pending;
  readonly legal: ReadonlySet<string> | undefined;
}

/** What a step still needs: pointed at on the board, or asked in a dialog. Escape gives it up. */
export function PendingBar({ pending, legal }: PendingBarProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const need = pending.needs[0];
  const isOnBoard = need !== undefined && isMetOnBoard(need);
  const count = legal?.size ?? 0;
  const prompt = need === undefined ? '' : promptOf(need, pending);

  useEffect(() => {
    if (!isOnBoard) return;
    actions.say(t('pending.begun', { prompt, count }), 'info', true);
    // The keyboard goes straight to the first thing that fits.
    const first = document.querySelector<HTMLElement>('[data-panel="board"] [data-tile]:not(:disabled)');
    if (count > 0) first?.focus();
  }, [isOnBoard, prompt, count, actions, t]);

  function promptOf(next: Need, { name }: Pending): string {
    if (next.kind === 'attach') return t('pending.attach', { name });
    if (next.kind === 'copy') return t('pending.copy', { name });
    if (next.kind === 'target')
      return t(next.isMany && hasTargets(pending) ? 'pending.targetMore' : 'pending.target', { name });
    if (next.kind === 'choice')
      return next.noun === undefined
        ? t(`pending.choice.${next.what}`)
        : t('pending.choiceOf', { noun: next.noun, name });
    if (next.kind === 'merge') return t(`pending.merge.${next.with}`, { name });
    if (next.kind === 'word') return t(`pending.word.${next.place}`);
    if (next.kind === 'divide') return t('pending.divide');
    if (next.kind === 'merge-place') return t('pending.mergePlace.title');
    return t('pending.x');
  }

  if (need === undefined) return null;
  if (!isOnBoard) {
    return (
      <Suspense>
        {need.kind === 'divide' ? (
          <DivideDialog pending={pending} total={need.total} title={prompt} />
        ) : (
          <ChoiceDialog pending={pending} need={need} title={prompt} />
        )}
      </Suspense>
    );
  }
  const isOptional =
    (need.kind === 'target' || need.kind === 'copy' || need.kind === 'choice') && need.isOptional === true;
  const goOn = () => proceed(actions, meetNeed(pending, undefined));
  return (
    <div className={css.bar}>
      <p className={css.prompt}>
        <b>{prompt}</b>{' '}
        {count === 0 ? t('pending.none') : <span className={css.hint}>{t('pending.keys')}</span>}
      </p>
      {isOptional ? (
        <Button look="line" onPress={goOn}>
          {t(need.kind === 'target' && need.isMany ? 'pending.finish' : 'pending.skip')}
        </Button>
      ) : (
        count === 0 && (
          <Button look="line" onPress={goOn}>
            {t('pending.addAnyway')}
          </Button>
        )
      )}
      <Button onPress={() => actions.setPending(undefined)}>
        {t('cancel')}
        <Keys shortcut="escape" />
      </Button>
    </div>
  );
}

const hasTargets = (pending: Pending): boolean => targetsOf(pending).length > 0;
