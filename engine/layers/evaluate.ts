import type { GameState } from '../state/game-state.ts';
import type { Evaluation } from './evaluation.ts';
import type { LayerObserver } from './observer.ts';

/** Applies all continuous effects in layer order (CR 613) and changes nothing of the state. */
export declare function evaluate(state: GameState, observer?: LayerObserver): Evaluation;
