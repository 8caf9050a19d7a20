import {
  type Choice,
  changedCandidates,
  type EventSentences,
  type GameState,
  plainText,
  type RunStep,
  type Sentence,
} from '../../../engine/index.ts';

/** One step of what became of an event, in words. */
export interface StepView {
  readonly key: string;
  readonly kind: RunStep['kind'];
  readonly sentence: Sentence;
  /** What forces the choice (616.1), where there were several candidates. */
  readonly group: Sentence | undefined;
  /** Names of all candidates, the chosen one included. */
  readonly candidates: readonly {
    readonly key: string;
    readonly name: string;
    readonly isOpen: boolean;
    readonly isChosen: boolean;
  }[];
  readonly before: Sentence | undefined;
  /** `undefined`: nothing is left of the event. */
  readonly after: Sentence | undefined;
  /** What became applicable or inapplicable (616.2). */
  readonly changed: Sentence | undefined;
}

/** What became of an event, step by step; `next` is the choice that is to be made now, if any. */
export function stepViews(
  state: GameState,
  say: EventSentences,
  steps: readonly RunStep[],
  next?: Choice,
): readonly StepView[] {
  return steps.flatMap((step, index): StepView | readonly StepView[] => {
    if (isOnlyBegun(step)) return [];
    const shared = { key: `${index}`, kind: step.kind, sentence: say.stepSentence(state, step) };
    if (step.kind !== 'chosen')
      return {
        ...shared,
        group: undefined,
        candidates: [],
        before: undefined,
        after: undefined,
        changed: undefined,
      };
    const { choice, candidate } = step;
    const later = choiceAfter(steps, index, next);
    return {
      ...shared,
      group: choice.candidates.length < 2 ? undefined : say.groupSentence(choice),
      candidates: choice.candidates.map((each) => ({
        key: each.key,
        name: plainText(say.sourceSentence(state, each.effect)),
        isOpen: choice.open.includes(each),
        isChosen: each === candidate || each.key === candidate.key,
      })),
      before: step.isApplied ? say.eventsSentence(state, step.before, 'would') : undefined,
      after:
        step.isApplied && step.after.length > 0 ? say.eventsSentence(state, step.after, 'would') : undefined,
      changed: step.isApplied ? say.changedSentence(state, changedCandidates(step, later)) : undefined,
    };
  });
}

/** A draw of several cards is carried out by its single draws, which are told themselves (121.2). */
export const isOnlyBegun = (step: RunStep): boolean =>
  step.kind === 'happened' && step.events.every((event) => event.kind === 'draw' && event.isSingle !== true);

/** The choice that followed right after a step, as long as the same events were still to happen. */
function choiceAfter(steps: readonly RunStep[], index: number, next: Choice | undefined): Choice | undefined {
  const following = steps[index + 1];
  if (following === undefined) return next;
  return following.kind === 'chosen' ? following.choice : undefined;
}
