import type { Evaluation } from '../../layers/evaluation.ts';
import { evaluationOf } from '../../layers/evaluation-of.ts';
import { appear, becomePermanent, changeZone } from '../../state/change-zone.ts';
import type { GameState } from '../../state/game-state.ts';
import type { Entering } from './entering.ts';

const evaluations = new WeakMap<Entering, Evaluation>();

/**
 * The board as it would be if the object alone were on the battlefield already (CR 614.12): with what it is by now,
 * its own static abilities, and the effects that exist. Others that enter at the same time aren't there.
 */
export function lookAhead(state: GameState, entering: Entering): Evaluation {
  const known = evaluations.get(entering);
  if (known !== undefined) return known;
  const moved = withEntered(state, entering);
  const { effects } = entering;
  const evaluation = evaluationOf({ ...moved, effects: [...moved.effects, ...effects] });
  evaluations.set(entering, evaluation);
  return evaluation;
}

function withEntered(state: GameState, { object, from, keepsEffects }: Entering): GameState {
  if (from === undefined) return appear(state, object);
  return keepsEffects === true ? becomePermanent(state, from, object) : changeZone(state, from, object);
}
