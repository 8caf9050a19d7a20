import type { GameState } from '../state/game-state.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';

const evaluations = new WeakMap<GameState, Evaluation>();

/** The evaluation of a state: made when first asked for, and kept as long as the state is. */
export function evaluationOf(state: GameState): Evaluation {
  const known = evaluations.get(state);
  if (known !== undefined) return known;
  const evaluation = evaluate(state);
  evaluations.set(state, evaluation);
  return evaluation;
}
