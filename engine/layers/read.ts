import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import type { ObjectReference, PlayerReference } from '../abilities/references.ts';
import type { Selector } from '../abilities/selector.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { amountOn } from './amounts.ts';
import { conditionHoldsOn } from './conditions.ts';
import type { Evaluation } from './evaluation.ts';
import { referencedObject, referencedPlayers } from './references.ts';
import { matchesOn, objectsMatchingOn, satisfiesOn } from './select.ts';
import type { EffectContext } from './values.ts';

/** Questions about the values after all layers: for whoever carries out instructions, checks durations or explains. */

/**
 * Whether the object matches. A selector without a zone means the battlefield (109.2); a phased-out permanent or an id
 * that the state doesn't hold matches nothing.
 */
export const matches = (
  evaluation: Evaluation,
  selector: Selector,
  object: ObjectId,
  context: EffectContext,
): boolean => matchesOn(evaluation, selector, object, context);

/** As {@link matches} of an object that is named otherwise ("if it's a creature"): nothing is implied about its zone. */
export const satisfies = (
  evaluation: Evaluation,
  selector: Selector,
  object: ObjectId,
  context: EffectContext,
): boolean => satisfiesOn(evaluation, selector, object, context);

/** All objects that match, in the order in which they came. */
export const objectsMatching = (
  evaluation: Evaluation,
  selector: Selector,
  context: EffectContext,
): ObjectId[] => objectsMatchingOn(evaluation, selector, context);

/** What the amount is; what can't be determined is 0 (107.2). */
export const amountOf = (evaluation: Evaluation, amount: Amount, context: EffectContext): number =>
  amountOn(evaluation, amount, context);

/** Whether the condition holds. */
export const conditionHolds = (
  evaluation: Evaluation,
  condition: Condition,
  context: EffectContext,
): boolean => conditionHoldsOn(evaluation, condition, context);

/** The object that the reference names, or `undefined` if there is none (any more). */
export const objectOf = (
  evaluation: Evaluation,
  reference: ObjectReference,
  context: EffectContext,
): ObjectId | undefined => referencedObject(evaluation, reference, context);

/** The players whom the reference names, in turn order. */
export const playersOf = (
  evaluation: Evaluation,
  reference: PlayerReference,
  context: EffectContext,
): readonly PlayerId[] => referencedPlayers(evaluation, reference, context);
