import type { Selector } from '../abilities/selector.ts';
import type { AbilityInstance, EffectInfo } from '../layers/evaluation.ts';
import type { AppliedEvent, Change, ChangeValue, Dependency, NotAppliedReason } from '../layers/observer.ts';
import type { Timestamp } from '../state/timestamp.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { EffectId, ObjectId, RuleNumber } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Layer } from '../vocabulary/layers.ts';

/** Why one object is what it is: facts only; `sentences/` words them. */
export interface ObjectExplanation {
  readonly object: ObjectId;
  /** One chain per characteristic that the object has or that an effect wrote, in the rules' order (109.3). */
  readonly chains: readonly CharacteristicChain[];
  /** The most surprising first. */
  readonly didNotApply: readonly WhyNot[];
}

/** What objects can't do or must do (613.11) is explained like a characteristic. */
export type ExplainedCharacteristic = CharacteristicName | 'restrictions';

/** How one characteristic came about: printed → copiable → every effect that wrote it → final. */
export interface CharacteristicChain {
  readonly characteristic: ExplainedCharacteristic;
  readonly printed: ChangeValue;
  readonly copiable: ChangeValue;
  readonly final: ChangeValue;
  /** Whether the final value differs from the printed one. */
  readonly isChanged: boolean;
  readonly links: readonly ChainLink[];
}

/** What a modification does to a characteristic: a setter overwrites what came before it. */
export type WriteKind = 'set' | 'add' | 'remove' | 'modify' | 'switch';

/** One effect's write. `overwrittenBy` names the later effect whose value replaced this one's (struck out). */
export interface ChainLink {
  readonly effect: EffectId;
  readonly layer: Layer;
  /** Position in the ladder (`AppliedEvent.order`). */
  readonly order: number;
  readonly how: WriteKind;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
  /** Abilities that came or went here; empty for other characteristics. */
  readonly gained: readonly AbilityInstance[];
  readonly lost: readonly AbilityInstance[];
  readonly overwrittenBy: EffectId | undefined;
  readonly rules: readonly RuleNumber[];
}

/** Why an effect did nothing to an object in a layer. */
export interface WhyNot {
  readonly effect: EffectId;
  readonly object: ObjectId;
  /** What to call the effect, also if it has ended and is not in the trace. */
  readonly sourceName: string;
  readonly timestamp: Timestamp;
  /** The first layer in which it did nothing, and those in which it did nothing for the same reason. */
  readonly layer: Layer;
  readonly alsoIn: readonly Layer[];
  readonly reason: WhyNotReason;
  /** The effect waited for the one that took its ability away (613.8a): both facts are one story. */
  readonly waitedFor: Dependency | undefined;
  /** Whether its text, taken by itself, speaks of this object. */
  readonly wouldMatch: boolean;
  /** What it would have written: a struck-out line in these chains. */
  readonly wouldWrite: readonly ExplainedCharacteristic[];
  readonly rules: readonly RuleNumber[];
  /** From 0 to 100; higher is more surprising, so shown first. Below {@link DULL} nobody asks. */
  readonly interest: number;
}

/** Reasons below this interest are true but obvious: an Aura on another creature, a counter on another permanent. */
export const DULL = 15;

export type WhyNotReason =
  | NotAppliedReason
  /**
   * The object was not matched; `failed` is the smallest part of the selector that failed. If it would match later
   * on, `becameTrueBy` is the effect that made it so, when this one's turn was over.
   */
  | {
      readonly kind: 'not-matched';
      readonly failed: Selector;
      readonly becameTrueIn?: Layer;
      readonly becameTrueBy?: EffectId;
      /** The effect that ended it, if the object did match before. */
      readonly ceasedBy?: EffectId;
    }
  /** The set was locked in on resolution, before the object was there or while it did not match (611.2c). */
  | {
      readonly kind: 'locked-in';
      readonly cameLater: boolean;
      /** It has left and come back since then, so it is another object (400.7). */
      readonly isAnother: boolean;
      readonly from: Selector | undefined;
    }
  /** The object matches now, but the set was frozen in an earlier layer, when `failed` did not match (613.6). */
  | {
      readonly kind: 'frozen-set';
      readonly startedIn: Layer;
      readonly failed?: Selector;
      readonly becameTrueBy?: EffectId;
    }
  /** The effect's duration is over, or never began (611.2a–b). */
  | { readonly kind: 'expired'; readonly neverBegan: boolean }
  /** It applied, but the object can't have what it gives (613.1f, "can't have"). */
  | { readonly kind: 'cannot-have'; readonly by: EffectId; readonly keyword: Keyword }
  /** The object is phased out: it is treated as though it did not exist (702.26b). */
  | { readonly kind: 'phased-out' };

/** What one effect did, when and why then, to what, and to what not. */
export interface EffectExplanation {
  readonly effect: EffectInfo;
  /** One per layer in which it has parts, in order. */
  readonly layers: readonly EffectInLayer[];
}

export interface EffectInLayer {
  readonly layer: Layer;
  readonly outcome:
    | { readonly kind: 'applied'; readonly event: AppliedEvent; readonly isFirst: boolean }
    | {
        readonly kind: 'not-applied';
        readonly why: NotAppliedReason;
        readonly waitedFor: Dependency | undefined;
      };
  readonly whyThen: readonly WhyThen[];
  /** Objects to which it applies only because an earlier effect made them what it speaks of (613.9). */
  readonly madeTrue: readonly MadeTrue[];
  readonly didTo: readonly { readonly object: ObjectId; readonly changes: readonly Change[] }[];
  /** Objects of the battlefield to which it did nothing, the most surprising first. */
  readonly notTo: readonly WhyNot[];
}

/** `by` made the object what the effect speaks of; before, its text did not fit (613.9). */
export interface MadeTrue {
  readonly object: ObjectId;
  readonly by: EffectId;
}

/** Why an effect was applied when it was, in relation to another effect of the layer. */
export type WhyThen =
  /** Nothing else had a part in the layer. */
  | { readonly kind: 'alone' }
  /** Before all others: it comes from a characteristic-defining ability (613.3). */
  | { readonly kind: 'characteristic-defining' }
  /** That one is characteristic-defining, and this one is not (613.3). */
  | { readonly kind: 'defining-first'; readonly effect: EffectId }
  /** An older effect waits for this one or, by its dependency, for yet another (613.8a–b). */
  | { readonly kind: 'older-waits'; readonly effect: EffectId; readonly dependency: Dependency | undefined }
  /** It waited for that one (613.8b), `waitedInVain` if it was gone when its turn came. */
  | { readonly kind: 'waited-for'; readonly effect: EffectId; readonly dependency: Dependency }
  /** They form a loop, so timestamps decide among them (613.8b). */
  | {
      readonly kind: 'loop';
      readonly effects: readonly EffectId[];
      readonly dependencies: readonly Dependency[];
    }
  /** That one is younger or older, and neither depends on the other (613.7). */
  | {
      readonly kind: 'younger' | 'older';
      readonly effect: EffectId;
      /** If their timestamps came at the same time: what put them in order (613.7m–n). */
      readonly settledBy?: 'players-order' | 'own-ability-first';
    };

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
