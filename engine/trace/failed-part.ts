import type { Condition } from '../abilities/condition.ts';
import { allOf, inZone, type Selector } from '../abilities/selector.ts';
import type { EffectQuestions, NotAppliedEvent } from '../layers/observer.ts';
import type { GameObject } from '../state/game-object.ts';

/**
 * The smallest part of a selector that does not match the object, or `undefined` if the whole matches. Of several
 * parts that fail the most telling one is taken: that Urborg is no creature says more than that it is not yours.
 */
export function failedSelector(
  selector: Selector,
  object: GameObject,
  ask: EffectQuestions,
): Selector | undefined {
  if (ask.matches(selector, object.id)) return undefined;
  const speaksOfZones = namesZone(selector);
  // A selector without a word about zones means permanents (109.2), and each of its parts does.
  if (!speaksOfZones && object.zone !== 'battlefield') return inZone('battlefield');
  const here = inZone(object.zone);
  const matches = (part: Selector): boolean =>
    ask.matches(speaksOfZones ? allOf(part, here) : part, object.id);
  return smallestFailed(selector, matches);
}

function smallestFailed(selector: Selector, matches: (part: Selector) => boolean): Selector {
  const failed = [...failedParts(selector, matches)].sort((a, b) => telling(b) - telling(a));
  return failed[0] ?? selector;
}

/** All smallest parts that fail. Of alternatives those of the nearest one, if there is a nearest; else all together. */
function failedParts(selector: Selector, matches: (part: Selector) => boolean): readonly Selector[] {
  if (matches(selector)) return [];
  if (selector.kind === 'all-of') return selector.of.flatMap((part) => failedParts(part, matches));
  if (selector.kind !== 'any-of') return [selector];
  const alternatives = selector.of.map((part) => failedParts(part, matches));
  const fewest = Math.min(...alternatives.map((parts) => parts.length));
  const nearest = alternatives.filter((parts) => parts.length === fewest);
  const [only] = nearest;
  return nearest.length === 1 && only !== undefined ? only : [selector];
}

/** How much a failed part says about the object itself, rather than about its place in the game. */
function telling(part: Selector): number {
  const inner = part.kind === 'not' ? part.of : part;
  switch (inner.kind) {
    case 'zone':
      return 5;
    case 'is':
    case 'targets':
    case 'those':
    case 'attached-to':
    case 'exiled-with-source':
      return 4;
    case 'card-type':
    case 'any-of':
    case 'all-of':
      return 3;
    case 'subtype':
    case 'supertype':
    case 'color':
    case 'color-count':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'name':
    case 'shares':
    case 'shares-with-some':
    case 'compare':
    case 'token':
      return 2;
    case 'all':
    case 'not':
    case 'controller':
    case 'owner':
    case 'tapped':
    case 'face-down':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'designation':
    case 'has-attached':
    case 'counters':
      return 1;
  }
}

/** Whether a zone is named in the selector itself (not inside what something else must match). */
function namesZone(selector: Selector): boolean {
  if (selector.kind === 'all-of' || selector.kind === 'any-of') return selector.of.some(namesZone);
  return selector.kind === 'not' ? namesZone(selector.of) : selector.kind === 'zone';
}

/** The smallest part of a condition that does not hold, with its numbers, or `undefined` if the whole holds. */
export function failedCondition(
  condition: Condition,
  ask: EffectQuestions,
): { readonly failed: Condition; readonly left?: number; readonly right?: number } | undefined {
  if (ask.holds(condition)) return undefined;
  if (condition.kind === 'all-of') {
    const part = condition.of.find((each) => !ask.holds(each));
    if (part !== undefined) return failedCondition(part, ask);
  }
  if (condition.kind === 'compare')
    return { failed: condition, left: ask.valueOf(condition.left), right: ask.valueOf(condition.right) };
  if (condition.kind === 'exists')
    return {
      failed: condition,
      left: ask.valueOf({ kind: 'count', of: condition.what }),
      right: condition.atLeast ?? 1,
    };
  return { failed: condition };
}

/** The event with the part of its condition that failed: it can only be asked while the partial state is there. */
export function withFailedCondition(event: NotAppliedEvent, ask: EffectQuestions): NotAppliedEvent {
  const { condition } = event.effect;
  if (event.why.kind !== 'condition-false' || condition === undefined) return event;
  const evidence = failedCondition(condition, ask);
  return evidence === undefined ? event : { ...event, why: { ...event.why, ...evidence } };
}
