import type { Selector } from '../../abilities/selector.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { addBits, type Bits, clearBit, forEachBit, hasBit, keepBits, removeBits, setBit } from './bits.ts';
import type { Board } from './board.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  FAMILY,
  setsOfColumn,
  TYPE_COLUMN,
} from './column-ids.ts';
import { type BoardContext, chosenOf, referencedIndex, referencedPlayerIds } from './references-on-board.ts';
import { type Plan, type PreparedSelector, plainPlanOf } from './selector-plan.ts';
import { testOne } from './test-object.ts';

/** The objects that match (109.2, 702.26b). The caller may keep the result but not change it. */
export function selectOn(board: Board, selector: PreparedSelector, context: BoardContext): Bits {
  const result = board.present.slice();
  narrow(board, selector.plan, context, result);
  return result;
}

/** Whether object number `index` matches a description, without anything implied about its zone. */
export function satisfiesOnBoard(
  board: Board,
  selector: Selector,
  index: number,
  context: BoardContext,
): boolean {
  const set = new Uint32Array(board.words);
  setBit(set, index);
  narrow(board, plainPlanOf(selector), context, set);
  return hasBit(set, index);
}

/** Takes out of `set` what does not match. */
function narrow(board: Board, plan: Plan, context: BoardContext, set: Bits): void {
  switch (plan.kind) {
    case 'all':
      return;
    case 'none':
      set.fill(0);
      return;
    case 'columns': {
      const [first, second] = plan.any;
      if (second === undefined) keepBits(set, board.bits(first as ColumnId));
      else keepBits(set, union(board, plan.any));
      return;
    }
    case 'all-of':
      for (const part of plan.of) narrow(board, part, context, set);
      return;
    case 'any-of': {
      const result = new Uint32Array(board.words);
      for (const part of plan.of) {
        const some = set.slice();
        narrow(board, part, context, some);
        addBits(result, some);
      }
      set.set(result);
      return;
    }
    case 'not': {
      if (plan.of.kind === 'columns') {
        for (const id of plan.of.any) removeBits(set, board.bits(id));
        return;
      }
      const some = set.slice();
      narrow(board, plan.of, context, some);
      removeBits(set, some);
      return;
    }
    case 'one': {
      const index = referencedIndex(board, plan.object, context);
      const isIn = index >= 0 && hasBit(set, index);
      set.fill(0);
      if (isIn) setBit(set, index);
      return;
    }
    case 'chosen':
      keepBits(
        set,
        someObjects(
          board,
          chosenOf(board, context).map((id) => board.indexOf.get(id) ?? -1),
        ),
      );
      return;
    case 'players': {
      const players = referencedPlayerIds(board, plan.is, context);
      const ids = players.flatMap((player) => board[plan.of].get(player) ?? []);
      keepBits(set, union(board, ids));
      return;
    }
    case 'has-attached':
      keepBits(set, withAttachments(board, matching(board, plan.what, context)));
      return;
    case 'attached-to':
      keepBits(set, attachedToAny(board, matching(board, plan.what, context)));
      return;
    case 'shares': {
      const index = referencedIndex(board, plan.with, context);
      keepBits(set, index < 0 ? board.none : sharing(board, plan.what, index));
      return;
    }
    case 'each':
      forEachBit(set, (index) => {
        if (!testOne(board, plan.selector, index, context)) clearBit(set, index);
      });
  }
}

function matching(board: Board, plan: Plan, context: BoardContext): Bits {
  const set = board.present.slice();
  narrow(board, plan, context, set);
  return set;
}

function union(board: Board, ids: readonly ColumnId[]): Bits {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return board.bits(only);
  const result = new Uint32Array(board.words);
  for (const id of ids) addBits(result, board.bits(id));
  return result;
}

function someObjects(board: Board, indexes: readonly number[]): Bits {
  const result = new Uint32Array(board.words);
  for (const index of indexes) if (index >= 0) setBit(result, index);
  return result;
}

function withAttachments(board: Board, attachments: Bits): Bits {
  const result = new Uint32Array(board.words);
  forEachBit(attachments, (index) => {
    const to = board.attachedTo[index] ?? -1;
    if (to >= 0) setBit(result, to);
  });
  return result;
}

function attachedToAny(board: Board, hosts: Bits): Bits {
  const result = new Uint32Array(board.words);
  for (let index = 0; index < board.attachedTo.length; index += 1) {
    const to = board.attachedTo[index] as number;
    if (to >= 0 && hasBit(hosts, to)) setBit(result, index);
  }
  return result;
}

/** Objects that share at least one with object number `index`. */
function sharing(board: Board, what: 'color' | 'creature-type' | 'card-type', index: number): Bits {
  switch (what) {
    case 'color':
      return union(
        board,
        COLORS.map((color) => COLOR_COLUMN[color]).filter((id) => hasBit(board.bits(id), index)),
      );
    case 'card-type':
      return union(
        board,
        (Object.keys(TYPE_COLUMN) as CardType[])
          .map((type) => TYPE_COLUMN[type])
          .filter((id) => hasBit(board.bits(id), index)),
      );
    case 'creature-type': {
      const ofCreatures = board
        .used(FAMILY.subtype)
        .filter((id) => id !== ALL_CREATURE_TYPES && setsOfColumn(id).includes('creature'));
      const hasAll = hasBit(board.bits(ALL_CREATURE_TYPES), index);
      const own = ofCreatures.filter((id) => hasAll || hasBit(board.bits(id), index));
      return union(board, hasAll || own.length > 0 ? [...own, ALL_CREATURE_TYPES] : []);
    }
  }
}
