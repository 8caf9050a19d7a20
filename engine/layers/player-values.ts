import type { GameState } from '../state/game-state.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { EvaluatedPlayer } from './evaluation.ts';

/** Cards that a player keeps in the cleanup step unless an effect says otherwise (402.2). */
const MAXIMUM_HAND_SIZE = 7;

/** All players before effects on players and rules (613.10–11). */
export function startingPlayers(state: GameState): Map<PlayerId, EvaluatedPlayer> {
  return new Map(
    state.players.map(({ id }) => [id, { id, abilities: [], maximumHandSize: MAXIMUM_HAND_SIZE }]),
  );
}
