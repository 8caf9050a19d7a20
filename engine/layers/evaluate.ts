import type { GameState } from '../state/game-state.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluateLiterally } from './literal/evaluate-literally.ts';
import type { LayerObserver } from './observer.ts';

/**
 * Applies all continuous effects in layer order (CR 613) and changes nothing of the state. Tells the observer, if there
 * is one, everything that it does, in order.
 */
export function evaluate(state: GameState, observer?: LayerObserver): Evaluation {
  return evaluateLiterally(state, observer);
}
