import type { GameState } from '../state/game-state.ts';
import { OBJECT_LAYERS } from '../vocabulary/layers.ts';
import { applyLayer } from './apply-layer.ts';
import type { TextBox } from './columns/text-box.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluationResult, textsNow } from './evaluation-result.ts';
import { type EvaluateInstead, Evaluator } from './evaluator.ts';
import type { LayerObserver } from './observer.ts';
import { applyRules, settleDevotion } from './rules-layers.ts';

/**
 * Applies all continuous effects in layer order (CR 613) and changes nothing of the state. Tells the observer, if there
 * is one, everything that it does, in order; with and without it the result is the same. `instead` evaluates what would
 * be otherwise: the result is not what the rules give for this state.
 */
export function evaluate(state: GameState, observer?: LayerObserver, instead?: EvaluateInstead): Evaluation {
  const evaluator = new Evaluator(state, observer, instead);
  let copiable: readonly TextBox[] = [];
  for (const layer of OBJECT_LAYERS) {
    if (layer === '4') settleDevotion(evaluator);
    applyLayer(evaluator, layer);
    if (layer === '1b') copiable = textsNow(evaluator);
  }
  return evaluationResult(evaluator, copiable, applyRules(evaluator));
}
