import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { useActions, useIsReadOnly, useStrata, useTrace } from '../../store/hooks.ts';
import { type Inspected, stepOf } from '../../views/inspector/inspected.ts';
import css from './Inspector.module.css';

interface ActionsProps {
  readonly what: Extract<Inspected, { kind: 'object' | 'effect' }>;
  readonly text: () => string;
}

/** What one can do with the inspected thing: take the explanation along, see it elsewhere, take it away. */
export function Actions({ what, text }: ActionsProps) {
  const { t } = useTranslation();
  const { say, setView, setPanels, dispatch, setPosition } = useActions();
  const view = useStrata((state) => state.view);
  const trace = useTrace();
  const isReadOnly = useIsReadOnly();
  const step = isReadOnly ? undefined : stepOf(what, trace);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say(t('inspector.copied'), 'success');
    } catch {
      say(t('file.copyFailed'), 'error');
    }
  };
  const show = (other: 'ladder' | 'graph') => {
    const first = trace.applied.find(({ effect }) => what.kind === 'effect' && effect.id === what.id);
    if (other === 'ladder' && first !== undefined) setPosition(first.order);
    if (view === 'split') setPanels({ split: other, phone: other });
    else {
      setView(other);
      setPanels({ phone: other });
    }
  };
  // In a row of four the words must be short.
  const hasAll = view !== 'ladder' && view !== 'graph' && step !== undefined;
  return (
    <div className={css.actions}>
      <Button size="small" icon="copy" aria-label={t('inspector.copy')} onPress={copy}>
        {t(hasAll ? 'inspector.copyShort' : 'inspector.copy')}
      </Button>
      {view !== 'ladder' && (
        <Button size="small" icon="list-ordered" onPress={() => show('ladder')}>
          {t('inspector.inLadder')}
        </Button>
      )}
      {view !== 'graph' && (
        <Button size="small" icon="workflow" onPress={() => show('graph')}>
          {t('inspector.inGraph')}
        </Button>
      )}
      {step !== undefined && (
        <Button
          size="small"
          icon="power"
          onPress={() => dispatch({ kind: 'set-step-off', index: step, off: true })}
        >
          {t('inspector.turnOff')}
        </Button>
      )}
    </div>
  );
}
