import { partsIn } from '../../layers/layer-parts.ts';
import { startingPlayers } from '../../layers/player-values.ts';
import {
  addDevotionBonus,
  applyRulesPart,
  type RulesSoFar,
  speaksOfObjects,
} from '../../layers/rules-parts.ts';
import type { EffectId, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import { isGone } from './apply-layer.ts';
import type { KnownEffect } from './known-effect.ts';
import { literalBoard } from './literal-board.ts';
import type { LiteralEvaluation } from './literal-evaluation.ts';
import { affectedOn, contextOf } from './signature.ts';

export function startingRules(evaluation: LiteralEvaluation): RulesSoFar {
  return {
    players: startingPlayers(evaluation.board.state),
    restrictions: new Map(),
    exemptFromLegendRule: new Set(),
  };
}

/**
 * Applies the effects on players, or on rules, in timestamp order. None can change what another does: nothing that
 * they read is among what they write. Their sets aren't frozen by earlier layers, which 613.6 doesn't speak of here.
 */
export function applyRulesLayer(evaluation: LiteralEvaluation, layer: Layer, rules: RulesSoFar): void {
  const { observer, board } = evaluation;
  observer?.layerBegan?.(layer);
  evaluation.takeNote(layer);
  const applied = new Set<EffectId>();
  for (const effect of evaluation.pendingIn(layer, applied)) {
    if (isGone(evaluation, effect)) continue;
    applied.add(effect.id);
    observer?.effectChosen?.({ layer, effect: evaluation.infoOf(effect) }, evaluation.questionsAbout(effect));
    const parts = partsIn(effect.text.parts, layer, effect.isCharacteristicDefining).map(({ part }) => part);
    const speaks = parts.some(speaksOfObjects);
    const affected = speaks ? affectedNow(evaluation, effect) : [];
    const context = contextOf(board, effect);
    const changes = parts.flatMap((part) => applyRulesPart(rules, board, part, affected, effect.id, context));
    evaluation.order += 1;
    const { startedIn } = effect;
    if (speaks) effect.affected ??= affected;
    effect.startedIn ??= layer;
    observer?.effectApplied?.({
      layer,
      order: evaluation.order,
      effect: evaluation.infoOf(effect),
      parts,
      affected,
      changes,
      changesOf: (id) => changes.filter(({ object }) => object === id),
      valuesBefore: (id) => board.records.get(id),
      valuesAfter: (id) => board.records.get(id),
      chosenBecause: 'timestamp',
      passedOver: [],
      waitedFor: [],
      startedIn,
      abilityIsGone: false,
    });
  }
  evaluation.tellOfOthers(layer, applied);
  observer?.layerEnded?.(layer);
}

function affectedNow({ board }: LiteralEvaluation, effect: KnownEffect): readonly ObjectId[] {
  return affectedOn(board, { ...effect, affected: undefined }, effect.text);
}

/** Devotion counts what effects add to it as they are after layer 3 (700.5a). */
export function settleDevotion(evaluation: LiteralEvaluation): void {
  const { board, known } = evaluation;
  const bonuses = new Map<PlayerId, number>();
  for (const effect of known.values()) {
    if (isGone(evaluation, effect)) continue;
    for (const part of effect.text.parts) addDevotionBonus(bonuses, board, part, contextOf(board, effect));
  }
  evaluation.board = literalBoard(board.state, board.records, bonuses);
}
