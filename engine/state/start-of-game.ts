import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameState, PlayerState } from './game-state.ts';

/** Of every player: boards know no variants (103.4). */
export const STARTING_LIFE = 20;

/** The empty board: each player with 20 life, turn 1 of the first. Throws if there are no players. */
export function startOfGame(players: readonly PlayerId[]): GameState {
  const [first] = players;
  if (first === undefined) throw new RangeError('A game needs a player');
  return {
    players: players.map(newPlayer),
    activePlayer: first,
    turn: 1,
    objects: new Map(),
    effects: [],
    clock: 1,
    combat: { attackers: [], blockers: [] },
    designations: [],
  };
}

const newPlayer = (id: PlayerId): PlayerState => ({
  id,
  life: STARTING_LIFE,
  counters: [],
  designations: [],
  library: [],
  graveyard: [],
});
