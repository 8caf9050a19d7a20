import type { ChangeValue, NotAppliedReason } from '../layers/observer.ts';
import type { AbilityInstance } from '../layers/evaluation.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { EffectId, ObjectId, RuleNumber } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { Selector } from '../abilities/selector.ts';

/** Why one object is what it is: facts only; `sentences/` words them. */
export interface ObjectExplanation {
  readonly object: ObjectId;
  readonly chains: readonly CharacteristicChain[];
  readonly didNotApply: readonly WhyNot[];
}

/** How one characteristic came about: printed → copiable → every effect that wrote it → final. */
export interface CharacteristicChain {
  readonly characteristic: CharacteristicName;
  readonly printed: ChangeValue;
  readonly copiable: ChangeValue;
  readonly final: ChangeValue;
  readonly isChanged: boolean;
  readonly links: readonly ChainLink[];
}

/** One effect's write. `overwrittenBy` names the later effect whose value replaced this one's (struck out). */
export interface ChainLink {
  readonly effect: EffectId;
  readonly layer: Layer;
  /** Position in the ladder (`AppliedEvent.order`). */
  readonly order: number;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
  readonly gained: readonly AbilityInstance[];
  readonly lost: readonly AbilityInstance[];
  readonly overwrittenBy: EffectId | undefined;
  readonly rules: readonly RuleNumber[];
}

/** Why an effect did nothing to an object in a layer. */
export interface WhyNot {
  readonly effect: EffectId;
  readonly layer: Layer;
  readonly reason: WhyNotReason;
  readonly rules: readonly RuleNumber[];
  /** Higher is more surprising, so shown first. */
  readonly interest: number;
}

export type WhyNotReason =
  | NotAppliedReason
  /** The object was not matched; `failed` is the smallest part of the selector that failed. */
  | { readonly kind: 'not-matched'; readonly failed: Selector; readonly becameTrueIn?: Layer }
  /** The set was locked in on resolution, before the object was there or while it did not match (611.2c). */
  | { readonly kind: 'locked-in' }
  /** The set was frozen in an earlier layer (613.6). */
  | { readonly kind: 'frozen-set'; readonly startedIn: Layer }
  /** The effect's duration is over, or never began (611.2a–b). */
  | { readonly kind: 'expired'; readonly neverBegan: boolean }
  /** It applied, but the object can't have what it gives (613.1f, "can't have"). */
  | { readonly kind: 'cannot-have'; readonly by: EffectId };

/** A worded fact: fragments so that an interface can link and mark them. */
export interface Sentence {
  readonly fragments: readonly SentenceFragment[];
  readonly rules: readonly RuleNumber[];
}
export type SentenceFragment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'object'; readonly text: string; readonly object: ObjectId }
  | { readonly kind: 'effect'; readonly text: string; readonly effect: EffectId };
