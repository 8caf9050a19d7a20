import { compareEffects } from '../../layers/effect-order.ts';
import type { EvaluatedObject, Evaluation } from '../../layers/evaluation.ts';
import type { DependencyInstead } from '../../layers/evaluator.ts';
import { finalValues } from '../../layers/final-values.ts';
import { legendRuleAppliesTo } from '../../layers/legend-rule.ts';
import { copiableOf } from '../../layers/modify-object.ts';
import type { LayerObserver } from '../../layers/observer.ts';
import type { RulesSoFar } from '../../layers/rules-parts.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { OBJECT_LAYERS } from '../../vocabulary/layers.ts';
import { applyLayer } from './apply-layer.ts';
import { LiteralEvaluation } from './literal-evaluation.ts';
import { applyRulesLayer, settleDevotion, startingRules } from './rules-layers.ts';

/**
 * CR 613 word for word: every pair of effects is tried out before each application, on copies of the whole board. Far
 * too slow to be used; made to be compared with.
 */
export function evaluateLiterally(
  state: GameState,
  observer?: LayerObserver,
  instead: readonly DependencyInstead[] = [],
): Evaluation {
  const evaluation = new LiteralEvaluation(state, observer);
  const copiable = new Map<ObjectId, CopiableValues>();
  for (const layer of OBJECT_LAYERS) {
    if (layer === '4') settleDevotion(evaluation);
    applyLayer(evaluation, layer, instead);
    if (layer === '1b')
      for (const [id, values] of evaluation.board.records) copiable.set(id, copiableOf(values));
  }
  const rules = startingRules(evaluation);
  applyRulesLayer(evaluation, 'players', rules);
  applyRulesLayer(evaluation, 'rules', rules);
  return result(evaluation, copiable, rules);
}

function result(
  evaluation: LiteralEvaluation,
  copiable: ReadonlyMap<ObjectId, CopiableValues>,
  rules: RulesSoFar,
): Evaluation {
  const { board } = evaluation;
  const { state } = board;
  const objects = new Map<ObjectId, EvaluatedObject>();
  const isExempt = (id: ObjectId) => rules.exemptFromLegendRule.has(id);
  const effects = [...evaluation.known.values()]
    .filter(({ startedIn }) => startedIn !== undefined)
    .sort(compareEffects);
  const object = (id: ObjectId): EvaluatedObject => {
    const known = objects.get(id);
    if (known !== undefined) return known;
    const found = state.objects.get(id);
    const values = board.records.get(id);
    const copied = copiable.get(id);
    if (found === undefined || values === undefined || copied === undefined)
      throw new Error(`There is no object ${id} in this state.`);
    const final = finalValues(found, values, copied, rules.restrictions.get(id) ?? []);
    objects.set(id, final);
    return final;
  };
  return {
    state,
    effects: effects.map((effect) => evaluation.infoOf(effect)),
    object,
    abilitiesOf: (id) => object(id).abilities,
    player(id) {
      const player = rules.players.get(id);
      if (player === undefined) throw new Error(`There is no player ${id} in this state.`);
      return player;
    },
    devotionBonus: board.devotionBonus,
    legendRuleApplies: (player) => legendRuleAppliesTo(player, state, (id) => board.object(id), isExempt),
    isExemptFromLegendRule: isExempt,
  };
}
