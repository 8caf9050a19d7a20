import '../../i18n/add-lab.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { eventSentencesIn, type GameState, type RecordedEvent } from '../../../engine/index.ts';
import { SentenceText } from '../../components/SentenceText.tsx';
import { stepViews } from '../../views/lab/step-view.ts';
import css from './Lab.module.css';
import { StepList } from './StepList.tsx';

interface EventTraceProps {
  readonly recorded: readonly RecordedEvent[];
  /** The game after it. */
  readonly state: GameState;
}

/** Of a step of the timeline: what became of its event, and why. */
export function EventTrace({ recorded, state }: EventTraceProps) {
  const { t } = useTranslation('lab');
  const say = eventSentencesIn('en');
  const events = useMemo(
    () =>
      recorded.map(({ id, steps, happened }) => ({
        id,
        steps: stepViews(state, eventSentencesIn('en'), steps),
        happened: happened.filter(({ listing }) => listing !== 'contained').map(({ event }) => event),
      })),
    [recorded, state],
  );
  return (
    <>
      {events.map(({ id, steps, happened }) => (
        <section key={id} aria-label={t('steps')} className={css.recorded}>
          <p className={css.result}>
            {happened.length === 0 ? (
              t('nothing')
            ) : (
              <SentenceText sentence={say.eventsSentence(state, happened, 'does')} />
            )}
          </p>
          <StepList steps={steps} />
        </section>
      ))}
    </>
  );
}
