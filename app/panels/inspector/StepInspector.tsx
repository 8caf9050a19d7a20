import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { momentAt } from '../../store/derived.ts';
import { useActions, useIsReadOnly, useStrata } from '../../store/hooks.ts';
import { offStepOf } from '../../views/inspector/inspected.ts';
import { entersInLab } from '../../views/lab/lab.ts';
import { DoneTo, HappenedAt } from './Happened.tsx';
import css from './Inspector.module.css';
import { StepNotes } from './StepNotes.tsx';
import { TimestampOrders } from './TimestampOrder.tsx';

const EventTrace = lazy(async () => ({
  default: (await import('../replacement/EventTrace.tsx')).EventTrace,
}));
const GhostInspector = lazy(async () => ({
  default: (await import('../replacement/GhostInspector.tsx')).GhostInspector,
}));

/** What is selected has not come yet, is gone, or its step is turned off. */
export function AbsentInspector({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const off = useStrata((state) => offStepOf(name, state.document.steps));
  const isInLab = useStrata(({ lab }) => lab !== undefined && entersInLab(lab.action.event));
  if (isInLab)
    return (
      <Suspense>
        <GhostInspector id={name} />
      </Suspense>
    );
  return (
    <div className={css.empty}>
      <Icon name={off === undefined ? 'clock' : 'power-off'} size={22} />
      <h2>{t(off === undefined ? 'inspector.absent.title' : 'inspector.off.title')}</h2>
      <p>{t(off === undefined ? 'inspector.absent.text' : 'inspector.off.text')}</p>
      {off === undefined ? <DoneTo id={name} /> : <TurnOn step={off} />}
    </div>
  );
}

/** A step about which there is nothing to explain but what went wrong. */
export function StepInspector({ index, history }: { readonly index: number; readonly history: History }) {
  const { t } = useTranslation();
  const isOff = useStrata((state) => state.document.steps[index]?.off === true);
  const isEvent = useStrata((state) => state.document.steps[index]?.action.kind === 'event');
  const moment = momentAt(history, index + 1);
  const isThen = moment.step === index;
  const recorded = isThen ? moment.recorded : [];
  const hasHappened = isThen && moment.events.length > 0;
  return (
    <>
      <header className={css.head}>
        <h2>{t('inspector.step.title', { number: index + 1 })}</h2>
        <p className={css.verdict}>
          {t(
            isOff
              ? 'inspector.off.text'
              : isEvent
                ? 'inspector.step.event'
                : hasHappened
                  ? 'inspector.step.happened'
                  : 'inspector.step.text',
          )}
        </p>
      </header>
      <div className={css.body}>
        <StepNotes history={history} step={index} />
        {recorded.length > 0 && (
          <Suspense>
            <EventTrace recorded={recorded} state={moment.state} />
          </Suspense>
        )}
        <TimestampOrders step={index} />
        <HappenedAt step={index} />
        {isOff && <TurnOn step={index} />}
      </div>
    </>
  );
}

function TurnOn({ step }: { readonly step: number }) {
  const { t } = useTranslation();
  const { dispatch } = useActions();
  if (useIsReadOnly()) return null;
  return (
    <Button
      look="line"
      size="small"
      icon="power"
      className={css.turnOn}
      onPress={() => dispatch({ kind: 'set-step-off', index: step, off: false })}
    >
      {t('inspector.turnOn')}
    </Button>
  );
}
