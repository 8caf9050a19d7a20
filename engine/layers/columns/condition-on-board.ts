import type { Condition } from '../../abilities/condition.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { compareNumbers } from '../amounts.ts';
import { colorOfWord } from '../chosen-words.ts';
import { isMostCommon, valueOfPlayer } from '../special-counts.ts';
import { factHolds, isModeChosen } from '../told-facts.ts';
import { amountOnBoard } from './amount-on-board.ts';
import { countBits, keepBits } from './bits.ts';
import type { Board } from './board.ts';
import { COLOR_COLUMN } from './column-ids.ts';
import { type BoardContext, referencedIndex, referencedPlayerIds, sourceAt } from './references-on-board.ts';
import { satisfiesOnBoard, selectOn } from './select-on-board.ts';
import { prepareSelector } from './selector-plan.ts';

/** Whether a condition holds now. */
export function conditionHoldsOnBoard(board: Board, condition: Condition, context: BoardContext): boolean {
  const { state } = board;
  switch (condition.kind) {
    case 'all-of':
      return condition.of.every((part) => conditionHoldsOnBoard(board, part, context));
    case 'any-of':
      return condition.of.some((part) => conditionHoldsOnBoard(board, part, context));
    case 'not':
      return !conditionHoldsOnBoard(board, condition.of, context);
    case 'compare':
      return compareNumbers(
        amountOnBoard(board, condition.left, context),
        condition.comparison,
        amountOnBoard(board, condition.right, context),
      );
    case 'exists': {
      const found = selectOn(board, prepareSelector(condition.what), context);
      return countBits(found) >= (condition.atLeast ?? 1);
    }
    case 'matches': {
      const index = referencedIndex(board, condition.object, context);
      return index >= 0 && satisfiesOnBoard(board, condition.selector, index, context);
    }
    case 'some-player': {
      const limit = amountOnBoard(board, condition.to, context);
      return referencedPlayerIds(board, condition.who, context).some((id) => {
        const value = amountOnBoard(board, valueOfPlayer(condition.value, id), context);
        return compareNumbers(value, condition.comparison, limit);
      });
    }
    case 'most-common-color': {
      const color = colorOfWord(condition.color, sourceAt(board, context)?.choices);
      const among = selectOn(board, prepareSelector(condition.among), context).slice();
      const countOf = (each: Color): number => {
        const own = among.slice();
        keepBits(own, board.bits(COLOR_COLUMN[each]));
        return countBits(own);
      };
      return color !== undefined && isMostCommon<Color>(color, COLORS, countOf);
    }
    case 'turn-of':
      return referencedPlayerIds(board, condition.player, context).includes(state.activePlayer);
    case 'player-designation': {
      const players = referencedPlayerIds(board, condition.player, context);
      return state.players.some(
        ({ id, designations }) => players.includes(id) && designations.includes(condition.designation),
      );
    }
    case 'fact':
      return factHolds(state, condition.words, sourceAt(board, context), context.you);
    case 'chosen-mode':
      return isModeChosen(sourceAt(board, context), condition.mode);
  }
}
