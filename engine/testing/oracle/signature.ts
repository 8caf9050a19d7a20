import { conditionHoldsOn } from '../../layers/conditions.ts';
import { functionsHere } from '../../layers/functioning-zone.ts';
import { partsIn } from '../../layers/layer-parts.ts';
import { modifyObject, type PartialValues } from '../../layers/modify-object.ts';
import { resolveModification } from '../../layers/resolve-modification.ts';
import type { ResolvedModification } from '../../layers/resolved-modification.ts';
import { objectsMatchingOn } from '../../layers/select.ts';
import type { EffectContext } from '../../layers/values.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import { definitionsIn, type EffectText, type KnownEffect, textOf } from './known-effect.ts';
import { copiableOn, type LiteralBoard, literalBoard } from './literal-board.ts';

/** Whether an effect exists on a board, and if not, why. */
export type Existence =
  | { readonly exists: true; readonly text: EffectText }
  | {
      readonly exists: false;
      readonly why: 'ability-gone' | 'wrong-zone' | 'phased-out' | 'condition-false';
    };

/** 613.6, 611.3b, 604.2. An effect that has started exists whatever happens to its ability. */
export function existenceOn(board: LiteralBoard, effect: KnownEffect): Existence {
  const text = currentText(board, effect);
  if (effect.startedIn !== undefined) return { exists: true, text: text ?? effect.text };
  if (text === undefined) return { exists: false, why: 'ability-gone' };
  if (effect.abilityId !== undefined) {
    const object = effect.source === undefined ? undefined : board.state.objects.get(effect.source);
    if (object === undefined || object.isPhasedOut) return { exists: false, why: 'phased-out' };
    const { cardTypes } = board.object(object.id);
    const { ability } = text;
    if (ability !== undefined && !functionsHere(object, cardTypes, ability, effect.isCharacteristicDefining))
      return { exists: false, why: 'wrong-zone' };
  }
  const { condition } = text;
  if (condition !== undefined && !conditionHoldsOn(board, condition, contextOf(board, effect)))
    return { exists: false, why: 'condition-false' };
  return { exists: true, text };
}

/** What the effect says now: its ability's text may have been changed, or the ability may be gone. */
function currentText(board: LiteralBoard, effect: KnownEffect): EffectText | undefined {
  if (effect.abilityId === undefined || effect.source === undefined) return effect.text;
  const instance = board.object(effect.source).abilities.find(({ id }) => id === effect.abilityId);
  if (instance === undefined) return undefined;
  if (instance.ability === effect.text.ability) return effect.text;
  const definition = definitionsIn(instance).effects[effect.effectIndex];
  return definition && textOf(definition, instance.ability, effect.isCharacteristicDefining);
}

/** "You" of a static ability is the controller of its source now (109.5), of a resolution the one fixed then. */
export function contextOf(board: LiteralBoard, effect: KnownEffect): EffectContext {
  return { source: effect.source, you: youOf(board, effect) };
}

export function youOf(board: LiteralBoard, effect: KnownEffect): PlayerId {
  if (effect.resolved !== undefined || effect.source === undefined) return effect.controller;
  return board.object(effect.source).controller;
}

/** To what the effect applies: frozen once it has started (613.6). */
export function affectedOn(board: LiteralBoard, effect: KnownEffect, text: EffectText): readonly ObjectId[] {
  if (effect.affected !== undefined) return effect.affected;
  const { appliesTo } = text;
  if (appliesTo.kind === 'open')
    return objectsMatchingOn(board, appliesTo.selector, contextOf(board, effect));
  return appliesTo.objects.filter((id) => isThere(board, id));
}

/** Phased out it isn't there (702.26e). */
function isThere({ state }: LiteralBoard, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return object !== undefined && !object.isPhasedOut;
}

/** What the effect's parts in a layer do to one object. */
export function resolvedParts(
  board: LiteralBoard,
  effect: KnownEffect,
  text: EffectText,
  layer: Layer,
  affected: ObjectId,
): readonly { readonly index: number; readonly does: ResolvedModification }[] {
  const context = { ...contextOf(board, effect), affected };
  return partsIn(text.parts, layer, effect.isCharacteristicDefining).flatMap(({ part, index }) => {
    const does = resolveModification(board, part, context, {
      copied: effect.resolved?.copied[index],
      ability: text.ability,
      copiableNow: (object) => copiableOn(board, object),
    });
    return does === undefined ? [] : [{ index, does }];
  });
}

/** The board after all parts of the effect in one layer, applied together. */
export function applyOn(
  board: LiteralBoard,
  effect: KnownEffect,
  text: EffectText,
  layer: Layer,
  affected: readonly ObjectId[],
): LiteralBoard {
  const records = new Map<ObjectId, PartialValues>(board.records);
  for (const id of affected) {
    const object = board.state.objects.get(id);
    if (object === undefined) continue;
    let values = board.object(id);
    for (const { index, does } of resolvedParts(board, effect, text, layer, id))
      values = modifyObject(object, values, does, {
        id: effect.id,
        timestamp: effect.timestamp,
        part: index,
      });
    records.set(id, values);
  }
  return literalBoard(board.state, records, board.bonuses);
}
