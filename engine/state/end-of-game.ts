import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameState } from './game-state.ts';

/** What a player is designated as who has lost the game (CR 104.3). */
export const LOST = 'lost the game';
/** What a player is designated as who has won it (CR 104.2). */
export const WON = 'won the game';

/** Players who have neither lost nor left (104.5). */
export const playersInGame = ({ players }: GameState): readonly PlayerId[] =>
  players.filter(({ designations }) => !designations.includes(LOST)).map(({ id }) => id);

/** Whether the game has ended: somebody has won, or nobody is left (104.1). */
export const isGameOver = (state: GameState): boolean =>
  state.players.some(({ designations }) => designations.includes(WON)) || playersInGame(state).length === 0;

/** Whether the player has left a game that goes on without them (800.4). */
export const hasLeft = ({ players }: GameState, player: PlayerId): boolean =>
  players.some(({ id, hasLeft: left }) => id === player && left === true);
