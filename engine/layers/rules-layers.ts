import type { ObjectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { Bits } from './columns/bits.ts';
import { selectOn } from './columns/select-on-board.ts';
import { viewOf } from './columns/test-object.ts';
import type { EffectNode } from './effect-node.ts';
import type { Evaluator } from './evaluator.ts';
import { absenceUnstarted, contextOf, objectsOf, youOf } from './existence.ts';
import { partsIn } from './layer-parts.ts';
import { LayerTeller } from './layer-teller.ts';
import type { Change } from './observer.ts';
import { startingPlayers } from './player-values.ts';
import { addDevotionBonus, applyRulesPart, type RulesSoFar, speaksOfObjects } from './rules-parts.ts';
import { idsOf } from './teller.ts';

/**
 * Applies the effects on players (613.10) and on rules (613.11), in timestamp order. None can change what another
 * does: nothing that they read is among what they write.
 */
export function applyRules(evaluator: Evaluator): RulesSoFar {
  const rules: RulesSoFar = {
    players: startingPlayers(evaluator.board.state),
    restrictions: new Map(),
    exemptFromLegendRule: new Set(),
  };
  applyRulesLayer(evaluator, 'players', rules);
  applyRulesLayer(evaluator, 'rules', rules);
  return rules;
}

/** Sets are not frozen by earlier layers: 613.6 speaks of layers only, and see 611.2c. */
function applyRulesLayer(evaluator: Evaluator, layer: Layer, rules: RulesSoFar): void {
  const { board } = evaluator;
  evaluator.enter(layer);
  const teller = evaluator.teller && new LayerTeller(evaluator, evaluator.teller, layer);
  teller?.began();
  teller?.lookAround();
  for (const node of evaluator.nodesIn(layer)) {
    if (absenceUnstarted(board, node) !== undefined) continue;
    const apply = (): { affected: readonly ObjectId[]; changes: readonly Change[] } =>
      applyToRules(evaluator, node, layer, rules);
    if (teller === undefined) apply();
    else teller.applyRule(node, apply);
    node.isApplied = true;
  }
  teller?.ended();
  evaluator.leave(layer);
}

function applyToRules(
  { board }: Evaluator,
  node: EffectNode,
  layer: Layer,
  rules: RulesSoFar,
): { affected: readonly ObjectId[]; changes: readonly Change[] } {
  const parts = partsIn(node.plan.parts, layer, node.isCharacteristicDefining).map(({ part }) => part);
  const speaks = parts.some(speaksOfObjects);
  const objects: Bits = speaks ? objectsNow(board, node) : board.none;
  const affected = idsOf(board, objects);
  const context = { source: node.source, you: youOf(board, node) };
  const changes = parts.flatMap((part) =>
    applyRulesPart(rules, viewOf(board), part, affected, node.id, context),
  );
  // What it does to players or the game says nothing about the objects to which its other parts apply.
  if (speaks) node.affected ??= objects;
  node.startedIn ??= layer;
  return { affected, changes };
}

function objectsNow(board: Evaluator['board'], node: EffectNode): Bits {
  const { selector } = node.plan;
  return selector === undefined ? objectsOf(board, node) : selectOn(board, selector, contextOf(board, node));
}

/** Devotion counts what effects add to it as they are after layer 3 (700.5a). */
export function settleDevotion(evaluator: Evaluator): void {
  const { board } = evaluator;
  for (const node of evaluator.nodesIn('rules')) {
    if (!node.plan.parts.some(({ kind }) => kind === 'increase-devotion')) continue;
    if (absenceUnstarted(board, node) !== undefined) continue;
    const context = { source: node.source, you: youOf(board, node) };
    for (const part of node.plan.parts) addDevotionBonus(board.bonuses, viewOf(board), part, context);
  }
}
