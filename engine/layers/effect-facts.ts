import type { Ability } from '../abilities/ability.ts';
import type { Modification } from '../abilities/modification.ts';
import type { GameObject } from '../state/game-object.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import type { Timestamp } from '../state/timestamp.ts';
import {
  type AbilityId,
  abilityId,
  type EffectId,
  effectId,
  type ObjectId,
  type PlayerId,
} from '../vocabulary/ids.ts';
import type { EffectTemplate } from './columns/text-box.ts';
import type { EffectPlace } from './effect-order.ts';
import { type EffectPlan, type EffectWords, planOf, planOfDefinition } from './effect-plan.ts';
import type { EffectOrigin } from './evaluation.ts';
import { choiceBinding, rewriteWords } from './rewrite-words.ts';
import type { StatusEffect } from './status-effects.ts';

/** What is so of a continuous effect from the start, on every board with its source. */
export interface EffectFacts extends EffectPlace {
  readonly id: EffectId;
  readonly origin: EffectOrigin;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  /** "You" where it is fixed; a static ability's is the controller of its source now (109.5). */
  readonly fixedController: PlayerId | undefined;
  readonly isCharacteristicDefining: boolean;
  readonly resolved: ResolvedEffect | undefined;
  readonly grantedBy: EffectId | undefined;
  /** The ability that makes it: only effects of static abilities can lose theirs. */
  readonly abilityId: AbilityId | undefined;
  /** What it says, for whoever is told of it. */
  readonly words: EffectWords;
  readonly ability: Ability | undefined;
  readonly plan: EffectPlan;
}

/** An effect of an ability in the object's text. */
export function factsOfText(object: GameObject, mark: string, template: EffectTemplate): EffectFacts {
  const { abilityIndex, effectIndex, ability, definition, isCharacteristicDefining } = template;
  const id = abilityId(`${object.id}/${abilityIndex}${mark}`);
  return {
    ...ofObject(object),
    id: effectId(`${id}/${effectIndex}`),
    origin: { kind: 'static-ability', ability: id, index: effectIndex },
    fixedController: undefined,
    timestamp: object.timestamp,
    rank: 0,
    grantedAt: undefined,
    printed: [abilityIndex, effectIndex],
    isCharacteristicDefining,
    resolved: undefined,
    grantedBy: undefined,
    abilityId: id,
    words: wordsOf(template),
    ability,
    plan: planOfDefinition(definition, isCharacteristicDefining, object.choices),
  };
}

/** An effect of an ability that another effect gave the object. */
export function factsOfGrant(
  object: GameObject,
  instance: { readonly id: AbilityId; readonly timestamp: Timestamp; readonly part: number },
  template: EffectTemplate,
  granter: Pick<EffectFacts, 'id' | 'timestamp'>,
): EffectFacts {
  const { effectIndex, ability, definition } = template;
  return {
    ...ofObject(object),
    id: effectId(`${instance.id}/${effectIndex}`),
    origin: { kind: 'static-ability', ability: instance.id, index: effectIndex },
    fixedController: undefined,
    timestamp: instance.timestamp,
    rank: 1,
    grantedAt: granter.timestamp,
    printed: [instance.part, effectIndex],
    isCharacteristicDefining: false,
    resolved: undefined,
    grantedBy: granter.id,
    abilityId: instance.id,
    words: wordsOf(template),
    ability,
    plan: planOfDefinition(definition, false, object.choices),
  };
}

export function factsOfResolution(resolved: ResolvedEffect, source: GameObject | undefined): EffectFacts {
  const words: EffectWords = {
    appliesTo: resolved.affected,
    condition: resolved.condition,
    parts: resolved.parts,
  };
  return {
    id: resolved.id,
    origin: { kind: 'resolution', step: resolved.sinceStep },
    source: resolved.source,
    sourceName: resolved.sourceName,
    fixedController: resolved.controller,
    timestamp: resolved.timestamp,
    rank: 2,
    grantedAt: undefined,
    printed: [0, 0],
    isCharacteristicDefining: false,
    resolved,
    grantedBy: undefined,
    abilityId: undefined,
    words,
    ability: resolved.ability,
    plan: planOfResolution(resolved, words, source),
  };
}

const ofResolutions = new WeakMap<ResolvedEffect, { source: GameObject | undefined; plan: EffectPlan }>();

function planOfResolution(
  resolved: ResolvedEffect,
  words: EffectWords,
  source: GameObject | undefined,
): EffectPlan {
  const known = ofResolutions.get(resolved);
  if (known !== undefined && known.source?.choices === source?.choices) return known.plan;
  const plan = planOf(rewriteWords(words, choiceBinding(source?.choices)), false);
  ofResolutions.set(resolved, { source, plan });
  return plan;
}

/** An effect that a rule makes of an object's status. */
export function factsOfStatus(object: GameObject, status: StatusEffect): EffectFacts {
  const words: EffectWords = {
    appliesTo:
      status.appliesTo === undefined
        ? { kind: 'locked-in', objects: [object.id] }
        : { kind: 'open', selector: status.appliesTo },
    condition: status.condition,
    parts: status.parts,
  };
  return {
    ...ofObject(object),
    id: effectId(status.id),
    origin: status.origin,
    fixedController: undefined,
    timestamp: status.timestamp,
    rank: 2,
    grantedAt: undefined,
    printed: [0, 0],
    isCharacteristicDefining: false,
    resolved: undefined,
    grantedBy: undefined,
    abilityId: undefined,
    words,
    ability: undefined,
    plan: planOfStatus(words, status.parts),
  };
}

const ofStatus = new WeakMap<readonly Modification[], EffectPlan>();

function planOfStatus(words: EffectWords, parts: readonly Modification[]): EffectPlan {
  let plan = ofStatus.get(parts);
  if (plan === undefined) {
    plan = planOf(words, false);
    ofStatus.set(parts, plan);
  }
  return plan;
}

const wordsOf = ({ definition }: EffectTemplate): EffectWords => ({
  appliesTo: { kind: 'open', selector: definition.appliesTo },
  condition: definition.condition,
  parts: definition.parts,
});

const ofObject = (object: GameObject) => ({ source: object.id, sourceName: nameOf(object) });

/** What to call an object as a source: its face's name. */
export const nameOf = ({ card, face }: GameObject): string =>
  (card.faces[face] ?? card.faces[0]).name || card.name;
