import type { BoardDocument, CardDefinition, Sentence, Step } from '../../engine/index.ts';
import { applyCommand, objectId, sentencesIn } from '../../engine/index.ts';
import { i18n } from '../i18n/i18n.ts';
import type { StrataActions } from '../store/actions.ts';
import { addedStep } from '../store/added-step.ts';
import { derive, isSettledAfter } from '../store/derived.ts';
import type { Selection, StrataState } from '../store/state.ts';
import { namedProblem } from '../views/named-problem.ts';
import { legalFor } from '../views/pending/legal.ts';
import { askable, meetNeed, type Pending } from '../views/pending/pending.ts';

/** Goes on with a pending step: adds it if it is complete, asks for the next thing otherwise. */
export function proceed(actions: StrataActions, next: Pending): void {
  const pending = askable(next);
  if (pending.needs.length > 0) {
    actions.setPending(pending);
    return;
  }
  addStep(actions, pending.step, { name: pending.name, brings: pending.brings, select: resultOf(pending) });
}

interface Adding {
  /** What is added, as the user knows it. */
  readonly name: string;
  readonly brings?: readonly CardDefinition[] | undefined;
  /** What is worth looking at afterwards; without it, the selection stays. */
  readonly select?: Selection | undefined;
}

/**
 * Adds a step after the shown moment. A refused one is selected and its problem said with its rule, so that it is seen
 * where it was caused.
 */
export function addStep(actions: StrataActions, step: Step, { name, brings, select }: Adding): void {
  const { index, problems, document } = actions.addStep(step, brings);
  const [problem] = problems;
  if (problem === undefined) {
    if (select !== undefined) actions.select(select);
    actions.say(i18n.t('pending.added', { name }), 'info', true);
    if (isSettledAfter(document, index))
      void import('./settled-words.ts').then(({ settledWords }) =>
        actions.say(settledWords(document, index).join(' ')),
      );
    return;
  }
  actions.select({ kind: 'step', id: index });
  actions.say(cited(sentencesIn('en').problemSentence(namedProblem(problem, document))), 'error');
}

/** A sentence with its rules behind it. */
function cited({ fragments, rules }: Sentence): string {
  const words = fragments.map(({ text }) => text).join('');
  return rules.length === 0 ? words : i18n.t('pending.withRules', { words, rules: rules.join(', ') });
}

/** Meets the next need with something on the board, if that fits. Says whether it did. */
export function chooseOnBoard(
  state: StrataState,
  actions: StrataActions,
  pending: Pending,
  id: string,
): boolean {
  if (!legalFor(derive(state).trace.evaluation, pending).has(id)) return false;
  proceed(actions, meetNeed(pending, id));
  return true;
}

/** The pending step dropped on something: that meets the first need, if it fits. */
export function dropOn(state: StrataState, pending: Pending, id: string | undefined): Pending {
  if (id === undefined || !legalFor(derive(state).trace.evaluation, pending).has(id)) return pending;
  return meetNeed(pending, id);
}

/** What the document would be with the step as it is now: shown while something is held over the board. */
export function previewOf(state: StrataState, pending: Pending): BoardDocument | undefined {
  if (pending.needs.length > 0) return undefined;
  const index = state.moment ?? state.document.steps.length;
  return applyCommand(state.document, addedStep(pending.step, index, pending.brings));
}

/** What is worth looking at afterwards: the permanent that entered, or what a spell was pointed at. */
function resultOf({ step: { action } }: Pending): Selection | undefined {
  switch (action.kind) {
    case 'enter': {
      const entry = action.entries[0];
      if (entry === undefined) return undefined;
      return { kind: 'object', id: objectId(entry.attachedTo ?? entry.id) };
    }
    case 'attach':
      return { kind: 'object', id: objectId(action.to) };
    case 'cast':
    case 'merge':
      return { kind: 'object', id: objectId(action.id) };
    case 'sticker':
      return { kind: 'object', id: objectId(action.on) };
    case 'text':
      return { kind: 'object', id: objectId(action.id) };
    case 'token':
      return { kind: 'object', id: objectId(action.token.id) };
    case 'resolve':
    case 'effect':
    case 'activate':
    case 'trigger': {
      const target = action.targets?.[0];
      if (target !== undefined) return { kind: 'object', id: objectId(target) };
      return 'source' in action ? { kind: 'object', id: objectId(action.source) } : undefined;
    }
    default:
      return undefined;
  }
}
