import type { Choices } from '../vocabulary/choices.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameObject } from './game-object.ts';
import type { ResolvedEffect } from './resolved-effect.ts';
import type { Timestamp } from './timestamp.ts';

/** The smallest things that can happen to a game (CR 700.1). Everything that changes a state is one of these. */
export type GameEvent =
  /** A card that the game begins to speak of, a token, an emblem. */
  | { readonly kind: 'object-appears'; readonly object: GameObject }
  /** 400.7: `object` leaves its zone and becomes the new object `become`. */
  | { readonly kind: 'zone-change'; readonly object: ObjectId; readonly become: GameObject }
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
  | { readonly kind: 'designate'; readonly object: ObjectId; readonly designation: string }
  | {
      readonly kind: 'turn-face-down';
      readonly object: ObjectId;
      readonly as: FaceDownKind;
      readonly timestamp: Timestamp;
    }
  | {
      readonly kind: 'show-face';
      readonly object: ObjectId;
      readonly face: number;
      readonly timestamp: Timestamp;
    }
  /** What an object remembers as chosen (607.2d); other choices stay. */
  | { readonly kind: 'choose'; readonly object: ObjectId; readonly choices: Choices }
  | { readonly kind: 'effect-begins'; readonly effect: ResolvedEffect }
  | { readonly kind: 'effects-end'; readonly effects: readonly EffectId[] }
  /** 704.5h: what a source with deathtouch damaged has been looked at. */
  | { readonly kind: 'state-based-actions-checked' }
  /** 514.2: damage wears off. Combat is over. */
  | { readonly kind: 'cleanup' }
  | { readonly kind: 'next-turn'; readonly player: PlayerId };
