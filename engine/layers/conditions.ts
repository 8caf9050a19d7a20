import type { Condition } from '../abilities/condition.ts';
import { COLORS, type Color } from '../vocabulary/colors.ts';
import { amountOn, compareNumbers } from './amounts.ts';
import { colorOfWord } from './chosen-words.ts';
import { referencedObject, referencedPlayers, sourceOf } from './references.ts';
import { objectsMatchingOn, satisfiesOn } from './select.ts';
import { isMostCommon, valueOfPlayer } from './special-counts.ts';
import { factHolds, isModeChosen } from './told-facts.ts';
import type { BoardValues, EffectContext } from './values.ts';

/** Whether a condition holds, with the values that `board` has. */
export function conditionHoldsOn(board: BoardValues, condition: Condition, context: EffectContext): boolean {
  const { state } = board;
  switch (condition.kind) {
    case 'all-of':
      return condition.of.every((part) => conditionHoldsOn(board, part, context));
    case 'any-of':
      return condition.of.some((part) => conditionHoldsOn(board, part, context));
    case 'not':
      return !conditionHoldsOn(board, condition.of, context);
    case 'compare':
      return compareNumbers(
        amountOn(board, condition.left, context),
        condition.comparison,
        amountOn(board, condition.right, context),
      );
    case 'exists':
      return objectsMatchingOn(board, condition.what, context).length >= (condition.atLeast ?? 1);
    case 'matches': {
      const object = referencedObject(board, condition.object, context);
      return object !== undefined && satisfiesOn(board, condition.selector, object, context);
    }
    case 'some-player': {
      const limit = amountOn(board, condition.to, context);
      return referencedPlayers(board, condition.who, context).some((id) => {
        const value = amountOn(board, valueOfPlayer(condition.value, id), context);
        return compareNumbers(value, condition.comparison, limit);
      });
    }
    case 'most-common-color': {
      const color = colorOfWord(condition.color, sourceOf(state, context)?.choices);
      const among = objectsMatchingOn(board, condition.among, context).map((id) => board.object(id).colors);
      return (
        color !== undefined &&
        isMostCommon<Color>(color, COLORS, (each) => among.filter((own) => own.includes(each)).length)
      );
    }
    case 'turn-of':
      return referencedPlayers(board, condition.player, context).includes(state.activePlayer);
    case 'player-designation': {
      const players = referencedPlayers(board, condition.player, context);
      return state.players.some(
        ({ id, designations }) => players.includes(id) && designations.includes(condition.designation),
      );
    }
    case 'fact':
      return factHolds(state, condition.words, sourceOf(state, context), context.you);
    case 'chosen-mode':
      return isModeChosen(sourceOf(state, context), condition.mode);
  }
}
