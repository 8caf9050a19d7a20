import type { Ability } from '../abilities/ability.ts';
import type { Timestamp } from '../state/timestamp.ts';
import type { AbilityId, EffectId, ObjectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { Bits } from './columns/bits.ts';
import type { Writer } from './columns/writer.ts';
import type { EffectFacts } from './effect-facts.ts';
import type { EffectPlace } from './effect-order.ts';
import type { EffectPlan, EffectWords, LayerPlan } from './effect-plan.ts';

/** One continuous effect, and what has happened to it in this evaluation. */
export class EffectNode implements EffectPlace {
  readonly facts: EffectFacts;
  readonly id: EffectId;
  readonly source: ObjectId | undefined;
  /** Number of the source on the board, or -1. */
  readonly sourceIndex: number;
  readonly timestamp: Timestamp;
  readonly rank: 0 | 1 | 2;
  readonly grantedAt: Timestamp | undefined;
  readonly printed: readonly [number, number];
  readonly isCharacteristicDefining: boolean;
  readonly grantedBy: EffectId | undefined;
  readonly abilityId: AbilityId | undefined;
  words: EffectWords;
  ability: Ability | undefined;
  plan: EffectPlan;
  hasExisted = false;
  startedIn: Layer | undefined = undefined;
  /** Its objects, frozen when it started (613.6). */
  affected: Bits | undefined = undefined;
  gone: { readonly by: EffectId | undefined; readonly inLayer: Layer } | undefined = undefined;
  /** Applied in the layer under way. */
  isApplied = false;
  /** Place among those that are looked at, or -1. */
  position = -1;
  /** Its part in the layer under way. */
  inLayer: LayerPlan | undefined = undefined;
  /** What was worked out, and how long ago. */
  memory = new EffectMemory();

  constructor(facts: EffectFacts, sourceIndex: number) {
    this.facts = facts;
    this.sourceIndex = sourceIndex;
    this.id = facts.id;
    this.source = facts.source;
    this.timestamp = facts.timestamp;
    this.rank = facts.rank;
    this.grantedAt = facts.grantedAt;
    this.printed = facts.printed;
    this.isCharacteristicDefining = facts.isCharacteristicDefining;
    this.grantedBy = facts.grantedBy;
    this.abilityId = facts.abilityId;
    this.words = facts.words;
    this.ability = facts.ability;
    this.plan = facts.plan;
  }
}

/**
 * Answers with the step at which they were worked out; -1 for never. Effects that say the same, have not started and
 * have the same "you" share them.
 */
export class EffectMemory {
  conditionAt = -1;
  condition = false;
  objectsAt = -1;
  objects: Bits | undefined = undefined;
  parametersAt = -1;
  parameters: readonly unknown[] = [];
  trialAt = -1;
  trial: Writer | undefined = undefined;
  /** Effects of the layer under way that might matter to it. */
  candidates: EffectNode[] | undefined = undefined;
  /** Which effects it was found to depend on, or not, in the layer under way. */
  verdicts: Map<EffectMemory, Verdict> | undefined = undefined;

  /** Forgets what holds in one layer only. */
  leaveLayer(): void {
    this.parametersAt = -1;
    this.trialAt = -1;
    this.trial = undefined;
    this.candidates = undefined;
    this.verdicts = undefined;
  }
}

export interface Verdict {
  readonly at: number;
  readonly depends: boolean;
}
