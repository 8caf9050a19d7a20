import type { ObjectId } from '../vocabulary/ids.ts';
import { abilitiesAt, valuesAt } from './columns/board-view.ts';
import { TEXT } from './columns/column-ids.ts';
import type { TextBox } from './columns/text-box.ts';
import { compareEffects } from './effect-order.ts';
import type { EffectInfo, EvaluatedObject, Evaluation } from './evaluation.ts';
import type { Evaluator } from './evaluator.ts';
import { finalValues } from './final-values.ts';
import { legendRuleAppliesTo } from './legend-rule.ts';
import type { RulesSoFar } from './rules-parts.ts';
import { infoOf } from './teller.ts';

/** What the board looks like after all layers; objects and effects are looked up when asked for, and kept. */
export function evaluationResult(
  evaluator: Evaluator,
  copiable: readonly TextBox[],
  rules: RulesSoFar,
): Evaluation {
  const { board } = evaluator;
  const { state } = board;
  const objects = new Map<ObjectId, EvaluatedObject>();
  let effects: readonly EffectInfo[] | undefined;
  const isExempt = (id: ObjectId) => rules.exemptFromLegendRule.has(id);
  const object = (id: ObjectId): EvaluatedObject => {
    const known = objects.get(id);
    if (known !== undefined) return known;
    const index = board.indexOf.get(id) ?? -1;
    const [found, box] = [board.objects[index], copiable[index]];
    if (found === undefined || box === undefined) throw new Error(`There is no object ${id} in this state.`);
    const copied = box.values.unflipped ?? box.values;
    const values = finalValues(found, valuesAt(board, index), copied, rules.restrictions.get(id) ?? []);
    objects.set(id, values);
    return values;
  };
  return {
    state,
    object,
    abilitiesOf(id) {
      const index = board.indexOf.get(id);
      if (index === undefined) throw new Error(`There is no object ${id} in this state.`);
      return objects.get(id)?.abilities ?? abilitiesAt(board, index);
    },
    player(id) {
      const player = rules.players.get(id);
      if (player === undefined) throw new Error(`There is no player ${id} in this state.`);
      return player;
    },
    get effects() {
      effects ??= tookPart(evaluator);
      return effects;
    },
    devotionBonus: (player) => board.bonuses.get(player) ?? 0,
    legendRuleApplies: (player) => legendRuleAppliesTo(player, state, object, isExempt),
    isExemptFromLegendRule: isExempt,
  };
}

function tookPart({ board, nodes }: Evaluator): readonly EffectInfo[] {
  return nodes
    .filter((node) => node.startedIn !== undefined)
    .sort(compareEffects)
    .map((node) => infoOf(board, node));
}

/** The texts of all objects at this moment: after layer 1 they are the copiable values (613.2c). */
export const textsNow = ({ board }: Evaluator): readonly TextBox[] => board.texts(TEXT);
