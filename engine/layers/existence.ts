import type { PlayerId } from '../vocabulary/ids.ts';
import { type Bits, bitsOf, clearBit, hasBit, setBit } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { conditionHoldsOnBoard } from './columns/condition-on-board.ts';
import { type BoardContext, controllerAt } from './columns/references-on-board.ts';
import { selectOn } from './columns/select-on-board.ts';
import type { PreparedSelector } from './columns/selector-plan.ts';
import { viewOf } from './columns/test-object.ts';
import type { EffectNode } from './effect-node.ts';
import { functionsHere } from './functioning-zone.ts';

/** Why an effect does not exist. */
export type Absence = 'ability-gone' | 'wrong-zone' | 'phased-out' | 'condition-false';

/** Why the effect does not exist now, or `undefined` if it does (604.2, 611.3b, 613.6). */
export function absenceOf(board: Board, node: EffectNode): Absence | undefined {
  if (node.startedIn !== undefined) return undefined;
  return absenceUnstarted(board, node);
}

/** The same, as if it had not started. */
export function absenceUnstarted(board: Board, node: EffectNode): Absence | undefined {
  if (node.gone !== undefined) return 'ability-gone';
  if (node.abilityId !== undefined) {
    if (!hasBit(board.present, node.sourceIndex)) return 'phased-out';
    if (!functionsNow(board, node)) return 'wrong-zone';
  }
  return conditionHolds(board, node) ? undefined : 'condition-false';
}

function functionsNow(board: Board, node: EffectNode): boolean {
  const object = board.objects[node.sourceIndex];
  if (object === undefined || node.ability === undefined) return false;
  if (object.zone === 'battlefield' && !('functionsIn' in node.ability)) return true;
  const { cardTypes } = viewOf(board).object(object.id);
  return functionsHere(object, cardTypes, node.ability, node.isCharacteristicDefining);
}

function conditionHolds(board: Board, node: EffectNode): boolean {
  const { condition, conditionReads } = node.plan;
  if (condition === undefined) return true;
  const { memory } = node;
  if (memory.conditionAt < board.lastWrite(conditionReads)) {
    memory.condition = conditionHoldsOnBoard(board, condition, contextOf(board, node));
    memory.conditionAt = board.step;
  }
  return memory.condition;
}

/** What the effect's words refer to now; "you" of a static ability is its source's controller (109.5). */
export function contextOf(board: Board, node: EffectNode): BoardContext {
  return { source: node.sourceIndex, you: youOf(board, node), affected: -1 };
}

export function youOf(board: Board, node: EffectNode): PlayerId {
  return node.facts.fixedController ?? controllerAt(board, node.sourceIndex);
}

/** To what the effect applies now: frozen once it has started (613.6). Not to be changed by the caller. */
export function objectsOf(board: Board, node: EffectNode): Bits {
  if (node.affected !== undefined) return node.affected;
  const { memory, plan } = node;
  if (
    memory.objects === undefined ||
    (plan.selector !== undefined && memory.objectsAt < board.lastWrite(plan.selector.reads))
  ) {
    memory.objects =
      plan.selector === undefined ? lockedIn(board, node) : selectShared(board, node, plan.selector);
    memory.objectsAt = board.step;
  }
  return memory.objects;
}

/** The objects that the effect would find on the board as it is, trial or not. */
export function objectsFound(board: Board, node: EffectNode): Bits {
  if (node.affected !== undefined) return node.affected;
  const { selector } = node.plan;
  return selector === undefined ? objectsOf(board, node) : selectOn(board, selector, contextOf(board, node));
}

const sharedSets = new WeakMap<Board, Map<PreparedSelector, Map<PlayerId, { at: number; set: Bits }>>>();

/** Effects with the same words and the same "you" find the same objects, unless they speak of their source. */
function selectShared(board: Board, node: EffectNode, selector: PreparedSelector): Bits {
  const context = contextOf(board, node);
  if (!selector.isShared) return selectOn(board, selector, context);
  const sets = sharedSets.get(board) ?? new Map<PreparedSelector, Map<PlayerId, { at: number; set: Bits }>>();
  sharedSets.set(board, sets);
  const byPlayer = sets.get(selector) ?? new Map<PlayerId, { at: number; set: Bits }>();
  sets.set(selector, byPlayer);
  const known = byPlayer.get(context.you);
  if (known !== undefined && known.at >= board.lastWrite(selector.reads)) return known.set;
  const set = selectOn(board, selector, context);
  byPlayer.set(context.you, { at: board.step, set });
  return set;
}

/** Those of the locked-in objects that are still there (611.2c, 400.7, 702.26e). */
function lockedIn(board: Board, node: EffectNode): Bits {
  const set = new Uint32Array(board.words);
  const { appliesTo } = node.words;
  if (appliesTo.kind !== 'locked-in') return set;
  for (const id of appliesTo.objects) {
    const index = board.indexOf.get(id);
    if (index !== undefined) setBit(set, index);
  }
  for (const index of bitsOf(set)) if (!hasBit(board.present, index)) clearBit(set, index);
  return set;
}
