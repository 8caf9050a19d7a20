import type { Condition } from '../../abilities/condition.ts';
import { referencedPlayers } from '../../layers/references.ts';
import type { BoardValues, EffectContext } from '../../layers/values.ts';

/**
 * What a condition about the number of cards in a library gives where nobody has said what is in it: it holds enough, and
 * is not empty. `undefined` for any other condition, and for a library that is known.
 */
export function holdsOfUnknownLibrary(
  board: BoardValues,
  condition: Condition,
  context: EffectContext,
): boolean | undefined {
  if (condition.kind !== 'compare' || typeof condition.left === 'number') return undefined;
  const { left, comparison } = condition;
  if (left.kind !== 'cards-in-zone' || left.zone !== 'library') return undefined;
  const players = referencedPlayers(board, left.of, context);
  const isKnown = board.state.players.some(
    ({ id, hasKnownLibrary }) => players.includes(id) && hasKnownLibrary === true,
  );
  return isKnown ? undefined : comparison === '>=' || comparison === '>';
}
