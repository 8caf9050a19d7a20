import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectedStep } from '../../commands/selected-step.ts';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { shownDocument } from '../../store/derived.ts';
import {
  useActions,
  useHistory,
  useIsReadOnly,
  useMomentIndex,
  useSentences,
  useStrata,
  useTrace,
} from '../../store/hooks.ts';
import { boardEdges } from '../../views/board/edges.ts';
import { inspected } from '../../views/inspector/inspected.ts';
import { waitingOf } from '../../views/timeline/arc.ts';
import { stepThatMade, timelineView } from '../../views/timeline/timeline-view.ts';
import { useCommands } from '../use-commands.ts';
import { useProblemSentence } from '../use-problem-sentence.ts';
import { Arc } from './Arc.tsx';
import { Chip } from './Chip.tsx';
import { StepTools } from './StepTools.tsx';
import css from './TimelinePanel.module.css';
import { useReorder } from './use-reorder.ts';

/** The steps of the game in order. Their places are their timestamps. */
export function TimelinePanel() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const sentences = useSentences();
  const sentenceOf = useProblemSentence();
  const document = useStrata(shownDocument);
  const history = useHistory();
  const trace = useTrace();
  const moment = useMomentIndex();
  const selection = useStrata((state) => state.selection);
  const selected = useStrata(selectedStep);
  const hovered = useStrata((state) => state.hovered);
  const isReadOnly = useIsReadOnly();
  const list = useRef<HTMLDivElement>(null);
  const chips = useMemo(() => timelineView(document, history, moment), [document, history, moment]);
  const reorder = useReorder(list, chips);
  const current = reorder.held?.to ?? selected;
  // The shown moment stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the moment
  useEffect(() => {
    list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [moment]);

  const sources = useMemo(() => {
    const what = inspected(selection, document.steps, trace);
    const edges = what.kind === 'object' ? boardEdges(trace, what.id, sentences) : [];
    return new Map(edges.map(({ from, layer }) => [stepThatMade(document, from), layer]));
  }, [selection, document, trace, sentences]);
  const waiting = useMemo(() => waitingOf(document, trace, current), [document, trace, current]);
  const withProblems = chips.filter(({ problems }) => problems.length > 0);
  const shownProblems = current === undefined ? [] : (chips[current]?.problems ?? []);
  const firstProblem = withProblems[0];

  return (
    <section className={css.timeline} aria-label={t('timeline.title')} data-panel="timeline">
      <header className={css.head}>
        <h2>{t('timeline.title')}</h2>
        {isReadOnly ? (
          <p>{t('timeline.look')}</p>
        ) : current === undefined ? (
          <p>{t('timeline.hint')}</p>
        ) : (
          <StepTools index={current} label={chips[current]?.label} />
        )}
        <span className={css.space} />
        {firstProblem !== undefined && (
          <Button
            size="small"
            icon="triangle-alert"
            className={css.problems}
            onPress={() => actions.select({ kind: 'step', id: firstProblem.index })}
          >
            {t('timeline.problems', { count: withProblems.length })}
          </Button>
        )}
        {!isReadOnly && (
          <Button size="small" icon="hourglass" onPress={() => commands.run('next-turn')}>
            {t('timeline.turn')}
          </Button>
        )}
      </header>
      {shownProblems.map((problem) => (
        <Message key={problem.code} tone="warning">
          <SentenceText sentence={sentenceOf(problem)} withRules />
        </Message>
      ))}
      <div className={css.scroll}>
        <div className={css.wrap}>
          {waiting !== undefined && reorder.held === undefined && <Arc waiting={waiting} list={list} />}
          {chips.length === 0 && <p className={css.empty}>{t('timeline.empty')}</p>}
          <div
            ref={list}
            className={css.steps}
            role="listbox"
            data-read-only={isReadOnly ? '' : undefined}
            aria-label={t('timeline.list')}
            aria-orientation="horizontal"
            aria-describedby={isReadOnly ? undefined : 'timeline-keys'}
          >
            {chips.map((chip) => (
              <Chip
                key={chip.index}
                chip={chip}
                isSelected={current === chip.index}
                isHeld={reorder.held?.to === chip.index}
                isTabStop={current === undefined ? chip.index === 0 : current === chip.index}
                isHovered={
                  hovered !== undefined && hovered.kind !== 'step' && chip.creates.includes(hovered.id)
                }
                sourceLayer={sources.get(chip.index)}
                isNow={moment === chip.index + 1}
                nowComesFirst={moment === 0 && chip.index === 0}
              />
            ))}
          </div>
          <span id="timeline-keys" hidden>
            {t('timeline.keys')}
          </span>
        </div>
      </div>
    </section>
  );
}
