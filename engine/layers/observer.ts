import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import type { Modification } from '../abilities/modification.ts';
import type { Selector } from '../abilities/selector.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { AbilityInstance, EffectInfo } from './evaluation.ts';
import type { ObjectValues } from './values.ts';

/**
 * Hears what the evaluator does, in order. Called as `observer?.effectApplied?.({ … })`, so that arguments are not
 * built when nobody listens. Trial applications are not heard; only conclusions are.
 */
export interface LayerObserver {
  layerBegan?(layer: Layer): void;
  /** An effect that now exists for the first time in this evaluation (also one granted in the middle). */
  effectAppeared?(
    event: { layer: Layer; effect: EffectInfo; missedLayers: readonly Layer[] },
    ask: EffectQuestions,
  ): void;
  /** 613.8a: found while both were still to be applied. Reported once per pair, layer and reason. */
  dependencyFound?(event: Dependency): void;
  /** 613.8c: looked at again, it no longer depends, though both are still to be applied. */
  dependencyEnded?(event: EndedDependency): void;
  /** 613.8b: these form a loop, so timestamps decide among them. */
  loopFound?(event: { layer: Layer; effects: readonly EffectId[] }): void;
  /**
   * The turn of an effect has come: it is chosen, and neither has its set been frozen in this layer nor any part been
   * applied. `effectApplied` follows for the same effect and layer. Here one can ask which objects match and why not.
   */
  effectChosen?(event: { layer: Layer; effect: EffectInfo }, ask: EffectQuestions): void;
  effectApplied?(event: AppliedEvent): void;
  /** An effect with a part in this layer that was not applied in it. */
  effectNotApplied?(event: NotAppliedEvent, ask: EffectQuestions): void;
  layerEnded?(layer: Layer): void;
}

/**
 * Questions about the partial state, in the words of one effect: "this", "enchanted creature" and "you" mean what they
 * mean in it, also when its ability is gone. Live: it answers for the moment at which it is asked, until `evaluate`
 * returns. Asking changes nothing.
 */
export interface EffectQuestions {
  /** Whether the object matches this selector, or any part of one, now. */
  matches(selector: Selector, object: ObjectId): boolean;
  /** Whether the condition, or any part of one, holds now. */
  holds(condition: Condition): boolean;
  /** What the amount is now; `affected` is what "it" means. */
  valueOf(amount: Amount, affected?: ObjectId): number;
}

/** Stands in the values of `subtypes` for "every creature type", which is not listed type by type (702.73a). */
export const EVERY_CREATURE_TYPE = 'every creature type';

export const DEPENDENCY_REASONS = ['text', 'existence', 'what-it-applies-to', 'what-it-does'] as const;
export type DependencyReason = (typeof DEPENDENCY_REASONS)[number];

/** `dependent` depends on `on` (CR 613.8a), with the evidence. */
export interface Dependency {
  readonly layer: Layer;
  readonly dependent: EffectId;
  readonly on: EffectId;
  readonly because: DependencyReason;
  readonly witness: DependencyWitness;
  /** True if it is part of a loop and therefore ignored (613.8b). */
  readonly isInLoop: boolean;
  /** It came about in the layer only when this effect had been applied (613.8c). */
  readonly since?: EffectId;
}

/** A dependency that held, until another effect of the layer had been applied (613.8c). */
export interface EndedDependency {
  readonly layer: Layer;
  readonly dependent: EffectId;
  readonly on: EffectId;
  readonly endedBy: EffectId;
}

export type DependencyWitness =
  /** The ability that would not exist (or would), on this object. */
  | { readonly kind: 'existence'; readonly source: ObjectId | undefined; readonly wouldExist: boolean }
  /** Objects that would enter or leave the set. */
  | {
      readonly kind: 'set';
      readonly enters: readonly ObjectId[];
      readonly leaves: readonly ObjectId[];
      /** The part of the selector that keeps the first that would enter out now; added by who records. */
      readonly failed?: Selector;
    }
  /** Value of a parameter now, and if the other were applied first. */
  | {
      readonly kind: 'value';
      readonly object: ObjectId | undefined;
      readonly now: ParameterValue;
      readonly then: ParameterValue;
    }
  | { readonly kind: 'text' };

export type ParameterValue = number | string | undefined;

export interface AppliedEvent {
  readonly layer: Layer;
  /** 1 for the first effect applied in this evaluation, counted through all layers. */
  readonly order: number;
  readonly effect: EffectInfo;
  /** The parts that belong to this layer. */
  readonly parts: readonly Modification[];
  readonly affected: readonly ObjectId[];
  /** Everything that it changed, object by object. Worked out when it is first read, which may be long after. */
  readonly changes: readonly Change[];
  /** The changes of one object only, without working out those of the others. */
  changesOf(object: ObjectId): readonly Change[];
  /**
   * All values of an object just before and just after, as they are kept: a permanent that is no creature still has
   * the power that 208.3 hides, and a creature that nothing has given a power has none, which 208.5 counts as 0.
   */
  valuesBefore(object: ObjectId): ObjectValues | undefined;
  valuesAfter(object: ObjectId): ObjectValues | undefined;
  /** `cda` before others (613.3), `timestamp` = earliest of those left, `dependency` = older ones wait for something. */
  readonly chosenBecause: 'characteristic-defining' | 'timestamp' | 'dependency' | 'loop';
  /** Older effects of the layer that were passed over because they depend on something still to be applied. */
  readonly passedOver: readonly EffectId[];
  /** Effects of this layer for which it waited. */
  readonly waitedFor: readonly EffectId[];
  /** Set if an earlier layer applied a part of it, so that its set is frozen (613.6). */
  readonly startedIn: Layer | undefined;
  /** 613.6: true if its ability or condition is gone, and it goes on all the same. */
  readonly abilityIsGone: boolean;
}

/**
 * One characteristic of one object or player that an effect wrote, also where the value stayed the same. Everything
 * that an effect changes is among the changes, also what follows from it by rule: subtypes lost with a card type
 * (205.1a), abilities lost and gained with a basic land type (305.6–7). So the changes of an object, put after one
 * another, lead from the first `before` to its final value.
 */
export interface Change {
  readonly object: ObjectId | PlayerId;
  readonly characteristic: CharacteristicName | 'maximum-hand-size' | 'restrictions';
  readonly before: ChangeValue;
  readonly after: ChangeValue;
}
/**
 * `name` is the list of names, `controller` the player's id, `colors`, types and `restrictions` are lists of words
 * (with {@link EVERY_CREATURE_TYPE} among the subtypes), `abilities` the instances; a missing value is `undefined`.
 */
export type ChangeValue = number | string | undefined | readonly string[] | readonly AbilityInstance[];

export interface NotAppliedEvent {
  readonly layer: Layer;
  readonly effect: EffectInfo;
  readonly why: NotAppliedReason;
}

export type NotAppliedReason =
  /** Its ability was removed before its turn (613.8a existence, 305.7, 613.1f …), by this effect in this layer. */
  | { readonly kind: 'ability-gone'; readonly by: EffectId | undefined; readonly inLayer: Layer }
  /** `failed` is the smallest part of the condition that failed, `left` and `right` the numbers that it compared. */
  | {
      readonly kind: 'condition-false';
      readonly failed?: Condition;
      readonly left?: number;
      readonly right?: number;
    }
  /** Granted in a later layer than this one (613: no way back). */
  | { readonly kind: 'granted-too-late'; readonly by: EffectId; readonly inLayer: Layer }
  /** It exists, but no object matches; `started` is true if it counts as started with the empty set. */
  | { readonly kind: 'nothing-to-apply-to' }
  /** Told for every effect of a phased-out permanent, although nothing else of it is seen (702.26b). */
  | { readonly kind: 'source-phased-out' }
  | { readonly kind: 'wrong-zone' };
