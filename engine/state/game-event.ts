import type { Choices } from '../vocabulary/choices.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameObject, PhasedOut, Sticker } from './game-object.ts';
import type { CombatState, TurnFact } from './game-state.ts';
import type { ResolvedEffect } from './resolved-effect.ts';
import type { Timestamp } from './timestamp.ts';

/** The smallest things that can happen to a game (CR 700.1). Everything that changes a state is one of these. */
export type GameEvent =
  /** A card that the game begins to speak of, a token, an emblem. */
  | { readonly kind: 'object-appears'; readonly object: GameObject }
  /**
   * 400.7: `object` leaves its zone and becomes the new object `become`. A permanent spell that resolves takes along the
   * effects that apply to it (400.7a).
   */
  | {
      readonly kind: 'zone-change';
      readonly object: ObjectId;
      readonly become: GameObject;
      readonly keepsEffects?: true;
    }
  | { readonly kind: 'object-ceases'; readonly object: ObjectId }
  | {
      readonly kind: 'put-counters';
      readonly on: ObjectId | PlayerId;
      readonly counter: CounterKind;
      readonly count: number;
      readonly timestamp: Timestamp;
    }
  | {
      readonly kind: 'remove-counters';
      readonly from: ObjectId | PlayerId;
      readonly counter: CounterKind;
      readonly count: number;
    }
  /** 701.3: nothing happens if it is attached to that already. */
  | {
      readonly kind: 'attach';
      readonly object: ObjectId;
      readonly to: ObjectId | PlayerId;
      readonly timestamp: Timestamp;
    }
  | { readonly kind: 'unattach'; readonly object: ObjectId }
  | { readonly kind: 'tap' | 'untap'; readonly object: ObjectId }
  /** Damage is marked on a permanent (120.3e). */
  | {
      readonly kind: 'mark-damage';
      readonly object: ObjectId;
      readonly amount: number;
      readonly isDeathtouch: boolean;
    }
  | { readonly kind: 'set-life'; readonly player: PlayerId; readonly life: number }
  | {
      readonly kind: 'designate';
      readonly object: ObjectId;
      readonly designation: string;
      readonly timestamp?: Timestamp;
    }
  | { readonly kind: 'undesignate'; readonly object: ObjectId; readonly designation: string }
  | {
      readonly kind: 'designate-player' | 'undesignate-player';
      readonly player: PlayerId;
      readonly designation: string;
    }
  /** 800.4a: the player is no longer in the game. */
  | { readonly kind: 'player-leaves'; readonly player: PlayerId }
  /** A step says which cards are in the library. */
  | { readonly kind: 'library-known'; readonly player: PlayerId }
  /** 704.5b: a draw from a library without cards. */
  | { readonly kind: 'draw-from-empty'; readonly player: PlayerId }
  /** The designations that the game itself has by now: day or night (731.1). */
  | { readonly kind: 'designate-game'; readonly designations: readonly string[] }
  | {
      readonly kind: 'turn-face-down';
      readonly object: ObjectId;
      readonly as: FaceDownKind;
      readonly timestamp: Timestamp;
    }
  | { readonly kind: 'turn-face-up'; readonly object: ObjectId; readonly timestamp: Timestamp }
  /** 710.2: no new timestamp. */
  /** 310.9: who protects a battle. */
  | { readonly kind: 'choose-protector'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'flip'; readonly object: ObjectId }
  /** 702.26b, d: no zone change, and no new timestamp; it is removed from combat. */
  | { readonly kind: 'phase-out'; readonly object: ObjectId; readonly how: PhasedOut }
  | { readonly kind: 'phase-in'; readonly object: ObjectId }
  /** 730.2: `object` becomes part of the permanent, which is called `become.id` by now and stays what it was. */
  | {
      readonly kind: 'merge';
      readonly object: ObjectId;
      readonly permanent: ObjectId;
      readonly become: GameObject;
    }
  | { readonly kind: 'put-sticker'; readonly on: ObjectId; readonly sticker: Sticker }
  | { readonly kind: 'set-combat'; readonly combat: CombatState }
  /** 701.27a: its other face is up. */
  | { readonly kind: 'transform'; readonly object: ObjectId; readonly timestamp: Timestamp }
  /** What an object remembers as chosen (607.2d); other choices stay. */
  | { readonly kind: 'choose'; readonly object: ObjectId; readonly choices: Choices }
  | { readonly kind: 'effect-begins'; readonly effect: ResolvedEffect }
  /** 611.2f: an effect that waited for a spell begins to apply to this one, and to no other. */
  | { readonly kind: 'effect-applies'; readonly effect: EffectId; readonly object: ObjectId }
  /** A replacement effect is used: so much less of it is left (614.3, 615.7). */
  | { readonly kind: 'effect-shrinks'; readonly effect: EffectId; readonly by: number }
  | { readonly kind: 'remember-fact'; readonly fact: TurnFact }
  /** A card of a library goes to its bottom. */
  | { readonly kind: 'put-to-bottom'; readonly object: ObjectId }
  | { readonly kind: 'remove-from-combat'; readonly object: ObjectId }
  /** All damage marked on it is removed (701.19a). */
  | { readonly kind: 'remove-damage'; readonly object: ObjectId }
  | { readonly kind: 'effects-end'; readonly effects: readonly EffectId[] }
  /** 704.5h: what a source with deathtouch damaged has been looked at. */
  | { readonly kind: 'state-based-actions-checked' }
  /** 514.2: damage wears off. Combat is over. */
  | { readonly kind: 'cleanup' }
  | { readonly kind: 'next-turn'; readonly player: PlayerId };
