import type { Ability } from '../abilities/ability.ts';
import type { Condition } from '../abilities/condition.ts';
import type { Modification, Restriction } from '../abilities/modification.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import type { GameState } from '../state/game-state.ts';
import type { AffectedObjects } from '../state/resolved-effect.ts';
import type { Timestamp } from '../state/timestamp.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';
import type { AbilityId, EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { StickerKind } from '../vocabulary/stickers.ts';

/** What the board looks like after all layers (CR 613). Values of objects are computed when asked for, and kept. */
export interface Evaluation {
  readonly state: GameState;
  /** Characteristics after all layers. Throws for an id that the state doesn't hold. */
  object(id: ObjectId): EvaluatedObject;
  /** Its abilities alone, for whoever looks through many objects. Throws for an id that the state doesn't hold. */
  abilitiesOf(id: ObjectId): readonly AbilityInstance[];
  player(id: PlayerId): EvaluatedPlayer;
  /** What effects add to each devotion of the player (700.5a); 0 for an unknown one. */
  devotionBonus(player: PlayerId): number;
  /** Every continuous effect that was applied, be it to nothing, in order of timestamp. */
  readonly effects: readonly EffectInfo[];
  /** False if effects exempt every legendary permanent that the player controls from 704.5j. */
  readonly legendRuleApplies: (player: PlayerId) => boolean;
  /** Whether an effect says that the legend rule doesn't apply to this permanent (704.5j). */
  readonly isExemptFromLegendRule: (object: ObjectId) => boolean;
}

export interface EvaluatedObject extends BaseCharacteristics {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly manaValue: number;
  readonly abilities: readonly AbilityInstance[];
  /** What is printed on the face that is up, and the copiable values after layer 1 (707.2). */
  readonly printed: CopiableValues;
  readonly copiable: CopiableValues;
  /** What rules-changing effects say about it (613.11), with the effect that says it. */
  readonly restrictions: readonly { readonly restriction: Restriction; readonly by: EffectId }[];
  readonly cannotHave: readonly Keyword[];
}

export interface EvaluatedPlayer {
  readonly id: PlayerId;
  readonly abilities: readonly { readonly ability: Ability; readonly by: EffectId }[];
  /** `undefined` is "no maximum hand size". */
  readonly maximumHandSize: number | undefined;
}

/** One ability on one object. The same text twice is two instances. */
export interface AbilityInstance {
  readonly id: AbilityId;
  readonly ability: Ability;
  readonly origin: AbilityOrigin;
  /** Timestamp of effects that it makes (613.7a). */
  readonly timestamp: Timestamp;
}

export type AbilityOrigin =
  /** From the object's text: printed, copied, or changed in layer 3. */
  | { readonly kind: 'text'; readonly index: number }
  /** The intrinsic mana ability of a basic land type (305.6). */
  | { readonly kind: 'intrinsic'; readonly landType: string }
  | { readonly kind: 'granted'; readonly by: EffectId; readonly index: number };

/** What is known of one continuous effect, whoever made it. */
export interface EffectInfo {
  readonly id: EffectId;
  readonly origin: EffectOrigin;
  /** The object that makes it (for counters, face-down status and the like: the object that has them). */
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  /** To which objects it applies, as its text says (`open`, 611.3a), or as it was locked in (611.2c). */
  readonly appliesTo: AffectedObjects;
  readonly condition: Condition | undefined;
  readonly parts: readonly Modification[];
  readonly isCharacteristicDefining: boolean;
  /** Layers in which it has parts, in order. */
  readonly layers: readonly Layer[];
  /** The set to which it applies, frozen when it started (613.6); `undefined` if it never started. */
  readonly affected: readonly ObjectId[] | undefined;
}

export type EffectOrigin =
  | { readonly kind: 'static-ability'; readonly ability: AbilityId; readonly index: number }
  | { readonly kind: 'resolution'; readonly step: number }
  | { readonly kind: 'counter'; readonly counter: string; readonly count: number }
  | { readonly kind: 'face-down' }
  /** Being bestowed, suspected … */
  | { readonly kind: 'designation'; readonly designation: string }
  /** Having merged with another object (730.2a). */
  | { readonly kind: 'merge' }
  | { readonly kind: 'sticker'; readonly sticker: StickerKind };
