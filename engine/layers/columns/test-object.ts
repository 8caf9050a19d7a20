import type { Amount } from '../../abilities/amount.ts';
import type { Selector } from '../../abilities/selector.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { compareNumbers } from '../amounts.ts';
import { countersOn, satisfiesOn } from '../select.ts';
import { amountOnBoard } from './amount-on-board.ts';
import { hasBit } from './bits.ts';
import type { Board } from './board.ts';
import { BoardView } from './board-view.ts';
import {
  COLOR_COLUMN,
  HAS_POWER,
  HAS_TOUGHNESS,
  MANA_VALUE,
  POWER,
  TEXT,
  TOUGHNESS,
  TYPE_COLUMN,
} from './column-ids.ts';
import type { BoardContext } from './references-on-board.ts';

const views = new WeakMap<Board, BoardView>();

/** The board as values of single objects; the same view for the same board. */
export function viewOf(board: Board): BoardView {
  let view = views.get(board);
  if (view === undefined) {
    view = new BoardView(board);
    views.set(board, view);
  }
  return view;
}

/** Tests that no column answers, or not alone; what isn't worth a way of its own is read as values. */
export function testOne(board: Board, selector: Selector, index: number, context: BoardContext): boolean {
  switch (selector.kind) {
    case 'compare': {
      const value = sizeOn(board, selector.value, index);
      if (value === undefined) return false;
      const limit = limitOf(board, selector.to, context);
      if (limit !== undefined) return compareNumbers(value, selector.comparison, limit);
      break;
    }
    case 'color-count': {
      let count = 0;
      for (const color of COLORS) if (hasBit(board.bits(COLOR_COLUMN[color]), index)) count += 1;
      return compareNumbers(count, selector.comparison, selector.count);
    }
    case 'counters': {
      const object = board.objects[index];
      return object !== undefined && countersOn(object, selector.counter) >= selector.atLeast;
    }
    case 'name':
      if (typeof selector.name === 'string')
        return board.texts(TEXT)[index]?.values.names.includes(selector.name) === true;
      break;
    default:
  }
  return satisfiesAsValues(board, selector, index, context);
}

/** The number with which to compare, if it is the same for all objects. */
function limitOf(board: Board, amount: Amount, context: BoardContext): number | undefined {
  if (typeof amount === 'number') return amount;
  return mayMentionCandidate(amount) ? undefined : amountOnBoard(board, amount, context);
}

const mayMentionCandidate = (amount: Amount): boolean => JSON.stringify(amount).includes('"candidate"');

function satisfiesAsValues(board: Board, selector: Selector, index: number, context: BoardContext): boolean {
  const object = board.objects[index];
  const source = board.objects[context.source]?.id;
  const affected = board.objects[context.affected]?.id;
  return (
    object !== undefined &&
    satisfiesOn(viewOf(board), selector, object.id, {
      source,
      you: context.you,
      ...(affected !== undefined && { affected }),
    })
  );
}

/** Power, toughness or mana value of object number `index`; `undefined` if it has none (208.3). */
export function sizeOn(
  board: Board,
  which: 'power' | 'toughness' | 'mana-value',
  index: number,
): number | undefined {
  if (which === 'mana-value') return board.numbers(MANA_VALUE)[index];
  const [number, has] = which === 'power' ? [POWER, HAS_POWER] : [TOUGHNESS, HAS_TOUGHNESS];
  const value = hasBit(board.bits(has), index) ? board.numbers(number)[index] : undefined;
  if (hasBit(board.bits(TYPE_COLUMN.creature), index)) return value ?? 0;
  return board.objects[index]?.zone === 'battlefield' ? undefined : value;
}
