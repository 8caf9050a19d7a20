import type { BoardDocument } from '../document/board-document.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import { effectsOfBoard } from '../replacement/effects/effects-of-board.ts';
import { Differences } from './difference.ts';
import { labelEffects } from './effect-labels.ts';
import type { EffectExpectation } from './expectation-schema.ts';

/** What of an expected continuous effect does not hold: whether it is there, and what it applies to. */
export function checkEffect(
  evaluation: Evaluation,
  document: BoardDocument,
  expected: EffectExpectation,
): Differences {
  const differences = new Differences();
  const labels = labelEffects(evaluation.effects, document);
  const effect = evaluation.effects.find(({ id }) => labels.get(id) === expected.effect);
  // Replacement and prevention effects have no parts in layers, and are kept beside the others.
  const isReplacement = effectsOfBoard(evaluation).some(({ label }) => label === expected.effect);
  differences.same('active', expected.active, effect !== undefined || isReplacement);
  if (expected.affects === undefined) return differences;
  const affected = (effect?.affected ?? []).filter(
    (id) => evaluation.state.objects.get(id)?.zone === 'battlefield' || expected.affects?.includes(id),
  );
  differences.sameSet('affects', expected.affects, affected);
  return differences;
}
