import {
  type Candidate,
  type Choice,
  type EventRun,
  type EventSentences,
  effectsOfBoard,
  type GameState,
  type PlayerId,
  type Sentence,
  type Trace,
  type WouldBeEvent,
  whyNotApplicable,
} from '../../../engine/index.ts';
import { isOnlyBegun, type StepView, stepViews } from './step-view.ts';

/** A replacement or prevention effect as the lab lists it. */
export interface CandidateView {
  readonly key: string;
  readonly source: Sentence;
  /** Whose effect it is: "you" in its text. */
  readonly player: PlayerId;
  readonly text: string;
  readonly operation: string;
  readonly left: string | undefined;
  readonly isOptional: boolean;
  /** The counters within the event to which it applies (616.1g). */
  readonly within: string | undefined;
  /** Why it does not apply to the event, of one that does not. */
  readonly whyNot?: Sentence | undefined;
}

/** What is to be chosen now, by whom, and why. */
export interface ChoiceView {
  readonly player: PlayerId;
  readonly chooser: Sentence;
  readonly group: Sentence;
  readonly open: readonly CandidateView[];
  /** They apply, but others come first. */
  readonly waiting: readonly CandidateView[];
  readonly waitingFor: Sentence | undefined;
}

export interface LabView {
  /** What would happen now; absent at the end. */
  readonly now: Sentence | undefined;
  readonly choice: ChoiceView | undefined;
  readonly steps: readonly StepView[];
  /** At the end: what has happened, apart from what only follows from it. */
  readonly happened: readonly Sentence[] | undefined;
  /** Effects that exist, and neither apply nor were applied. */
  readonly others: readonly CandidateView[];
}

/** Everything that the lab says of an event on its way. */
export function labView(trace: Trace, say: EventSentences, run: EventRun): LabView {
  const { state } = run.game;
  const now = pendingOf(run);
  const before = { state: trace.evaluation.state, evaluation: trace.evaluation };
  const first = firstEvent(run, now);
  const known = new Set([
    ...(run.choice?.candidates ?? []).map(({ effect }) => effect.key),
    ...run.steps.flatMap((step) =>
      step.kind === 'chosen'
        ? step.choice.candidates.map(({ effect }) => effect.key)
        : step.kind === 'impossible'
          ? step.because.map(({ key }) => key)
          : [],
    ),
  ]);
  return {
    now: run.choice === undefined || now.length === 0 ? undefined : say.eventsSentence(state, now, 'would'),
    choice: run.choice === undefined ? undefined : choiceView(state, say, run.choice, now),
    steps: stepViews(state, say, run.steps, run.choice),
    happened:
      run.choice === undefined
        ? run.happened
            .filter(({ listing }) => listing !== 'contained')
            .map(({ event }) => say.eventSentence(state, event, 'does'))
        : undefined,
    others: effectsOfBoard(trace.evaluation)
      .filter(({ key, definition }) => !known.has(key) && definition.kind !== 'intrinsic-counters')
      .map((effect) => {
        const why = first === undefined ? undefined : whyNotApplicable(before, effect, first);
        return {
          ...candidateView(state, say, { key: effect.key, effect, isOptional: false }),
          whyNot:
            why === undefined || first === undefined
              ? undefined
              : say.notApplicableSentence(before, effect, first, why),
        };
      }),
  };
}

/** The event as it was before any effect changed it. */
function firstEvent(run: EventRun, now: readonly WouldBeEvent[]): WouldBeEvent | undefined {
  for (const step of run.steps) {
    if (step.kind === 'chosen') return step.before[0];
    if (step.kind === 'impossible') return step.event;
    if (step.kind === 'happened' && !isOnlyBegun(step)) return step.events[0];
  }
  return now[0];
}

/** What would happen at the same time, and is being looked at. */
export function pendingOf({ tasks: [task] }: EventRun): readonly WouldBeEvent[] {
  return task?.kind === 'events' ? task.pending.map(({ event }) => event) : [];
}

function choiceView(
  state: GameState,
  say: EventSentences,
  choice: Choice,
  now: readonly WouldBeEvent[],
): ChoiceView {
  const views = (these: readonly Candidate[]) =>
    these.map((candidate) => candidateView(state, say, candidate));
  const waiting = choice.candidates.filter((candidate) => !choice.open.includes(candidate));
  return {
    player: choice.chooser,
    chooser: say.chooserSentence(state, choice, now),
    group: say.groupSentence(choice),
    open: views(choice.open),
    waiting: views(waiting),
    waitingFor: waiting.length === 0 ? undefined : say.waitingSentence(choice.group),
  };
}

const candidateView = (
  state: GameState,
  say: EventSentences,
  { key, effect, isOptional, counter }: Pick<Candidate, 'key' | 'effect' | 'isOptional' | 'counter'>,
): CandidateView => ({
  key,
  source: say.sourceSentence(state, effect),
  player: effect.you,
  text: say.replacementEffectText(state, effect),
  operation: say.effectOperation(effect.definition),
  left: say.leftWords(effect),
  isOptional,
  within: counter,
});
