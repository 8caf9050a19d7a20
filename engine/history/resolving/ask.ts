import type { Amount } from '../../abilities/amount.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { amountOn, changeOn } from '../../layers/amounts.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import { referencedObject, referencedPlayers } from '../../layers/references.ts';
import { matchesOn } from '../../layers/select.ts';
import type { BoardValues, EffectContext } from '../../layers/values.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { candidatesFor, listedObjects } from './candidates.ts';
import { fixReferences } from './fix-references.ts';
import type { Resolution } from './resolution.ts';

// Questions that a resolving spell or ability asks of the game as it is by now (CR 608.2h).

/** The objects that match, in the order in which they came. */
export function selected(resolution: Resolution, selector: Selector): ObjectId[] {
  const fixed = fixReferences(selector, resolution);
  const { state } = resolution.run;
  if (listedObjects(fixed) !== undefined) {
    return candidatesFor(state, fixed).filter((id) => state.objects.get(id)?.isPhasedOut === false);
  }
  const [board, context] = [boardOf(resolution.run), contextOf(resolution)];
  return candidatesFor(state, fixed).filter((id) => matchesOn(board, fixed, id, context));
}

/** `affected` is what "it" means in the amount. */
export function numberOf(resolution: Resolution, amount: Amount, affected?: ObjectId): number {
  const context = contextOf(resolution);
  return amountOn(
    boardOf(resolution.run),
    fixReferences(amount, resolution),
    affected === undefined ? context : { ...context, affected },
  );
}

/** By how much an effect changes something: a negative result counts as 0 (107.1b). */
export function changeOf(resolution: Resolution, amount: Amount, affected: ObjectId | undefined): number {
  const context = contextOf(resolution);
  return changeOn(
    boardOf(resolution.run),
    fixReferences(amount, resolution),
    affected === undefined ? context : { ...context, affected },
  );
}

export const holds = (resolution: Resolution, condition: Condition): boolean =>
  conditionHoldsOn(boardOf(resolution.run), fixReferences(condition, resolution), contextOf(resolution));

export const objectAt = (resolution: Resolution, reference: ObjectReference): ObjectId | undefined =>
  referencedObject(boardOf(resolution.run), fixReferences(reference, resolution), contextOf(resolution));

export const playersAt = (
  resolution: Resolution,
  reference: PlayerReference,
  affected?: ObjectId,
): readonly PlayerId[] => {
  const context = contextOf(resolution);
  return referencedPlayers(
    boardOf(resolution.run),
    fixReferences(reference, resolution),
    affected === undefined ? context : { ...context, affected },
  );
};

/** The one player that a reference names; the controller where it names none. */
export const playerAt = (resolution: Resolution, reference: PlayerReference | undefined): PlayerId =>
  (reference === undefined ? undefined : playersAt(resolution, reference)[0]) ?? resolution.controller;

function contextOf({ source, controller, event }: Resolution): EffectContext {
  if (event === undefined) return { source, you: controller };
  const { affected, ...words } = event;
  return { source, you: controller, event: words, ...(affected === undefined ? {} : { affected }) };
}

/** The board as it is; what has left during this step still has the values that it left with (608.2h). */
export function boardOf(run: StepRun): BoardValues {
  return {
    state: run.state,
    object: (id) => run.lastKnown(id) ?? run.evaluation.object(id),
    devotionBonus: (player) => run.evaluation.devotionBonus(player),
  };
}
