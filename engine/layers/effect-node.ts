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
import type { Layer } from '../vocabulary/layers.ts';
import type { Bits } from './columns/bits.ts';
import type { EffectTemplate } from './columns/text-box.ts';
import type { Writer } from './columns/writer.ts';
import type { EffectPlace } from './effect-order.ts';
import { type EffectPlan, type EffectWords, planOf, planOfDefinition } from './effect-plan.ts';
import type { EffectOrigin } from './evaluation.ts';
import { choiceBinding, rewriteWords } from './rewrite-words.ts';
import type { StatusEffect } from './status-effects.ts';

/** One continuous effect, and what has happened to it in this evaluation. */
export class EffectNode implements EffectPlace {
  readonly id: EffectId;
  readonly origin: EffectOrigin;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  /** Number of the source on the board, or -1. */
  readonly sourceIndex: number;
  /** "You" where it is fixed; a static ability's is the controller of its source now (109.5). */
  readonly fixedController: PlayerId | undefined;
  readonly timestamp: Timestamp;
  readonly rank: 0 | 1 | 2;
  readonly grantedAt: Timestamp | undefined;
  readonly printed: readonly [number, number];
  readonly isCharacteristicDefining: boolean;
  readonly resolved: ResolvedEffect | undefined;
  readonly grantedBy: EffectId | undefined;
  /** The ability that makes it: only effects of static abilities can lose theirs. */
  readonly abilityId: AbilityId | undefined;
  /** What it says, for whoever is told of it. */
  words: EffectWords;
  ability: Ability | undefined;
  plan: EffectPlan;
  hasExisted = false;
  startedIn: Layer | undefined;
  /** Its objects, frozen when it started (613.6). */
  affected: Bits | undefined;
  gone: { readonly by: EffectId | undefined; readonly inLayer: Layer } | undefined;
  /** Applied in the layer under way. */
  isApplied = false;
  /** What was worked out and how long ago; see `existence.ts` and `dependency-on-board.ts`. */
  readonly memory = new EffectMemory();

  constructor(facts: EffectFacts) {
    this.id = facts.id;
    this.origin = facts.origin;
    this.source = facts.source;
    this.sourceName = facts.sourceName;
    this.sourceIndex = facts.sourceIndex;
    this.fixedController = facts.fixedController;
    this.timestamp = facts.timestamp;
    this.rank = facts.rank;
    this.grantedAt = facts.grantedAt;
    this.printed = facts.printed;
    this.isCharacteristicDefining = facts.isCharacteristicDefining;
    this.resolved = facts.resolved;
    this.grantedBy = facts.grantedBy;
    this.abilityId = facts.abilityId;
    this.words = facts.words;
    this.ability = facts.ability;
    this.plan = facts.plan;
  }
}

export interface EffectFacts
  extends Pick<
    EffectNode,
    | 'id'
    | 'origin'
    | 'source'
    | 'sourceName'
    | 'sourceIndex'
    | 'fixedController'
    | 'timestamp'
    | 'rank'
    | 'grantedAt'
    | 'printed'
    | 'isCharacteristicDefining'
    | 'resolved'
    | 'grantedBy'
    | 'abilityId'
    | 'words'
    | 'ability'
    | 'plan'
  > {}

/** Answers with the step at which they were worked out; -1 for never. */
export class EffectMemory {
  conditionAt = -1;
  condition = false;
  objectsAt = -1;
  objects: Bits | undefined;
  parametersAt = -1;
  parameters: readonly unknown[] = [];
  trialAt = -1;
  trial: Writer | undefined;
  /** Which effects it was found to depend on, or not, in the layer under way. */
  readonly verdicts = new Map<EffectNode, Verdict>();
}

export interface Verdict {
  readonly at: number;
  readonly depends: boolean;
}

/** An effect of an ability in the object's text. */
export function nodeOfText(
  object: GameObject,
  sourceIndex: number,
  mark: string,
  template: EffectTemplate,
): EffectNode {
  const { abilityIndex, effectIndex, ability, definition, isCharacteristicDefining } = template;
  const id = abilityId(`${object.id}/${abilityIndex}${mark}`);
  return new EffectNode({
    ...ofObject(object, sourceIndex),
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
  });
}

/** An effect of an ability that another effect gave the object. */
export function nodeOfGrant(
  object: GameObject,
  sourceIndex: number,
  instance: { readonly id: AbilityId; readonly timestamp: Timestamp; readonly part: number },
  template: EffectTemplate,
  granter: Pick<EffectNode, 'id' | 'timestamp'>,
): EffectNode {
  const { effectIndex, ability, definition } = template;
  return new EffectNode({
    ...ofObject(object, sourceIndex),
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
  });
}

export function nodeOfResolution(
  resolved: ResolvedEffect,
  sourceIndex: number,
  source: GameObject | undefined,
): EffectNode {
  const words: EffectWords = {
    appliesTo: resolved.affected,
    condition: resolved.condition,
    parts: resolved.parts,
  };
  return new EffectNode({
    id: resolved.id,
    origin: { kind: 'resolution', step: resolved.sinceStep },
    source: resolved.source,
    sourceName: resolved.sourceName,
    sourceIndex,
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
  });
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
export function nodeOfStatus(object: GameObject, sourceIndex: number, status: StatusEffect): EffectNode {
  const words: EffectWords = {
    appliesTo:
      status.appliesTo === undefined
        ? { kind: 'locked-in', objects: [object.id] }
        : { kind: 'open', selector: status.appliesTo },
    condition: status.condition,
    parts: [status.part],
  };
  return new EffectNode({
    ...ofObject(object, sourceIndex),
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
    plan: planOfStatus(words, status.part),
  });
}

const ofStatus = new WeakMap<Modification, EffectPlan>();

function planOfStatus(words: EffectWords, part: Modification): EffectPlan {
  let plan = ofStatus.get(part);
  if (plan === undefined) {
    plan = planOf(words, false);
    ofStatus.set(part, plan);
  }
  return plan;
}

export const wordsOf = ({ definition }: EffectTemplate): EffectWords => ({
  appliesTo: { kind: 'open', selector: definition.appliesTo },
  condition: definition.condition,
  parts: definition.parts,
});

const ofObject = (object: GameObject, sourceIndex: number) => ({
  source: object.id,
  sourceName: nameOf(object),
  sourceIndex,
});

/** What to call an object as a source: its face's name. */
export const nameOf = ({ card, face }: GameObject): string =>
  (card.faces[face] ?? card.faces[0]).name || card.name;
