import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import type { Modification } from '../../abilities/modification.ts';
import { nameOf } from '../../layers/effect-facts.ts';
import type { EffectPlace } from '../../layers/effect-order.ts';
import type { AbilityInstance, EffectOrigin } from '../../layers/evaluation.ts';
import { meaningOf } from '../../layers/keyword-meanings.ts';
import { layersOf } from '../../layers/layer-parts.ts';
import { type StatusEffect, statusEffectsOf } from '../../layers/status-effects.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { AffectedObjects, ResolvedEffect } from '../../state/resolved-effect.ts';
import type { Timestamp } from '../../state/timestamp.ts';
import {
  type AbilityId,
  type EffectId,
  effectId,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import type { Layer } from '../../vocabulary/layers.ts';

/** One continuous effect, and what has happened to it in this evaluation. */
export interface KnownEffect extends EffectPlace {
  readonly id: EffectId;
  readonly origin: EffectOrigin;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  /** Who "you" is where no source says so. */
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  readonly isCharacteristicDefining: boolean;
  readonly abilityId: AbilityId | undefined;
  readonly effectIndex: number;
  readonly resolved: ResolvedEffect | undefined;
  readonly grantedBy: EffectId | undefined;
  /** What it says; text-changing effects may change it. */
  text: EffectText;
  hasExisted: boolean;
  startedIn: Layer | undefined;
  affected: readonly ObjectId[] | undefined;
  gone: { readonly by: EffectId | undefined; readonly inLayer: Layer } | undefined;
}

export interface EffectText {
  readonly appliesTo: AffectedObjects;
  readonly condition: Condition | undefined;
  readonly parts: readonly Modification[];
  readonly layers: readonly Layer[];
  readonly ability: Ability | undefined;
}

const fresh = { hasExisted: false, startedIn: undefined, affected: undefined, gone: undefined };

/** The definitions of continuous effects in one ability (611.3), and whether it defines characteristics (604.3a). */
export function definitionsIn({ ability, origin }: AbilityInstance): {
  readonly effects: readonly ContinuousEffectDefinition[];
  readonly isCharacteristicDefining: boolean;
} {
  const isOwn = origin.kind === 'text';
  if (ability.kind === 'static')
    return {
      effects: ability.effects,
      isCharacteristicDefining: isOwn && ability.isCharacteristicDefining === true,
    };
  const meaning = ability.kind === 'keyword' ? meaningOf(ability) : undefined;
  if (meaning === undefined) return { effects: [], isCharacteristicDefining: false };
  return {
    effects: meaning.effects,
    isCharacteristicDefining: isOwn && meaning.isCharacteristicDefining,
  };
}

export function textOf(
  definition: ContinuousEffectDefinition,
  ability: Ability,
  isCharacteristicDefining: boolean,
): EffectText {
  return {
    appliesTo: { kind: 'open', selector: definition.appliesTo },
    condition: definition.condition,
    parts: definition.parts,
    layers: layersOf(definition.parts, isCharacteristicDefining),
    ability,
  };
}

export function effectOfAbility(
  object: GameObject,
  instance: AbilityInstance,
  definition: ContinuousEffectDefinition,
  effectIndex: number,
  isCharacteristicDefining: boolean,
  grantedAt: Timestamp | undefined,
): KnownEffect {
  const { origin, timestamp, ability } = instance;
  return {
    ...fresh,
    id: effectId(`${instance.id}/${effectIndex}`),
    origin: { kind: 'static-ability', ability: instance.id, index: effectIndex },
    source: object.id,
    sourceName: nameOf(object),
    controller: object.controller,
    timestamp,
    rank: origin.kind === 'granted' ? 1 : 0,
    grantedAt,
    printed: [origin.kind === 'intrinsic' ? 0 : origin.index, effectIndex],
    isCharacteristicDefining,
    abilityId: instance.id,
    effectIndex,
    resolved: undefined,
    grantedBy: origin.kind === 'granted' ? origin.by : undefined,
    text: textOf(definition, ability, isCharacteristicDefining),
  };
}

export function effectOfResolution(resolved: ResolvedEffect): KnownEffect {
  return {
    ...fresh,
    id: resolved.id,
    origin: { kind: 'resolution', step: resolved.sinceStep },
    source: resolved.source,
    sourceName: resolved.sourceName,
    controller: resolved.controller,
    timestamp: resolved.timestamp,
    rank: 2,
    grantedAt: undefined,
    printed: [0, 0],
    isCharacteristicDefining: false,
    abilityId: undefined,
    effectIndex: 0,
    resolved,
    grantedBy: undefined,
    text: {
      appliesTo: resolved.affected,
      condition: resolved.condition,
      parts: resolved.parts,
      layers: layersOf(resolved.parts, false),
      ability: resolved.ability,
    },
  };
}

/** The effects that rules make of an object's status. */
export const effectsOfStatus = (object: GameObject): KnownEffect[] =>
  statusEffectsOf(object).map((status) => effectOfStatus(object, status));

function effectOfStatus(
  object: GameObject,
  { id, origin, timestamp, parts, appliesTo, condition }: StatusEffect,
): KnownEffect {
  return {
    ...fresh,
    id: effectId(id),
    origin,
    source: object.id,
    sourceName: nameOf(object),
    controller: object.controller,
    timestamp,
    rank: 2,
    grantedAt: undefined,
    printed: [0, 0],
    isCharacteristicDefining: false,
    abilityId: undefined,
    effectIndex: 0,
    resolved: undefined,
    grantedBy: undefined,
    text: {
      appliesTo:
        appliesTo === undefined
          ? { kind: 'locked-in', objects: [object.id] }
          : { kind: 'open', selector: appliesTo },
      condition,
      parts,
      layers: layersOf(parts, false),
      ability: undefined,
    },
  };
}
