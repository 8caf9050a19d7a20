import type { Entering } from '../../replacement/entering/entering.ts';
import type { GameState } from '../../state/game-state.ts';
import { footprintOf, hasFootprint } from '../footprint.ts';

/**
 * Whether anything could modify how the object enters. When no card in the game and no effect says anything about
 * entering, the board needn't be evaluated with the object on it.
 */
export function needsLookAhead(state: GameState, { object, choices }: Entering): boolean {
  if (choices.copy !== undefined || choices.object !== undefined) return true;
  return footprintOf(object.card).modifiesEntry || hasFootprint(state, 'modifiesEntry');
}
