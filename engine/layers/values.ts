import type { GameState } from '../state/game-state.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AbilityInstance } from './evaluation.ts';

/** What selectors, amounts and conditions read of one object, at any point of an evaluation or after it. */
export interface ObjectValues extends BaseCharacteristics {
  readonly id: ObjectId;
  /** Its controller, or its owner where it has no controller (CR 109.4–5). */
  readonly controller: PlayerId;
  readonly manaValue: number;
  readonly abilities: readonly AbilityInstance[];
}

/** The objects of a state with the values that they have at some point. */
export interface BoardValues {
  readonly state: GameState;
  /** Throws for an id that the state doesn't hold. */
  object(id: ObjectId): ObjectValues;
  /** What effects add to each devotion of the player (700.5a). */
  devotionBonus(player: PlayerId): number;
}

/** What the words of an effect refer to (CR 109.5, 113.7). */
export interface EffectContext {
  /** "this", if it still is something. */
  readonly source: ObjectId | undefined;
  readonly you: PlayerId;
  /** "it": the object to which the effect is being applied. */
  readonly affected?: ObjectId;
  /** The object that a selector is testing. */
  readonly candidate?: ObjectId;
  /** Targets in printed order. */
  readonly targets?: readonly (ObjectId | PlayerId)[];
  /** What was chosen on resolution. */
  readonly chosen?: readonly ObjectId[];
  /** What earlier instructions of the same resolution found, moved or created. */
  readonly that?: readonly ObjectId[];
  readonly x?: number;
  /** The event that would happen, while a replacement effect is asked about it (614.1). */
  readonly event?: EventContext;
}

/** What the words of a replacement effect can say about the event. */
export interface EventContext {
  readonly amount?: number;
  /** How much of the damage was prevented (615.5). */
  readonly prevented?: number;
  readonly source?: ObjectId;
  readonly player?: PlayerId;
}
