import type { CardDefinition } from '../cards/card-definition.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Timestamp } from './timestamp.ts';

/** An object in a zone (CR 109.1), before any continuous effect. Immutable; a zone change makes a new one (400.7). */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: 'card' | 'token' | 'emblem';
  /** What is printed on it, or what the effect that created the token or emblem said (111.3, 114.3). */
  readonly card: CardDefinition;
  /** The face that is up: index into `card.faces`. */
  readonly face: number;
  readonly owner: PlayerId;
  /** Its controller before layer 2: the player under whose control it entered (110.2). */
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly timestamp: Timestamp;
  readonly isTapped: boolean;
  readonly faceDown: FaceDownKind | undefined;
  readonly isPhasedOut: boolean;
  readonly counters: readonly CounterGroup[];
  readonly attachedTo: ObjectId | PlayerId | undefined;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h). */
  readonly hasDeathtouchDamage?: boolean;
  readonly choices: Choices;
  readonly designations: readonly string[];
  /** Cards exiled with it (607.2a), newest last. */
  readonly exiledWith: ObjectId | undefined;
  /** Value of X of the spell that it was (107.3m), if any. */
  readonly x: number | undefined;
  /** Index of the step that put it here. */
  readonly sinceStep: number;
}

/** All counters of one kind on one object, with the timestamp that they share (CR 613.7c). */
export interface CounterGroup {
  readonly kind: CounterKind;
  readonly count: number;
  readonly timestamp: Timestamp;
}
