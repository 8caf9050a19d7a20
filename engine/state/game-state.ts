import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { GameObject } from './game-object.ts';
import type { ResolvedEffect } from './resolved-effect.ts';

/** Everything about the game at one moment that continuous effects may read. Immutable. */
export interface GameState {
  /** In turn order, beginning with the first player. */
  readonly players: readonly PlayerState[];
  readonly activePlayer: PlayerId;
  readonly turn: number;
  /** All objects of all zones, by id, in the order in which they came. */
  readonly objects: ReadonlyMap<ObjectId, GameObject>;
  /** Effects of resolutions, in the order of creation. */
  readonly effects: readonly ResolvedEffect[];
  /** The next step's timestamp. */
  readonly clock: number;
  readonly combat: CombatState;
  readonly designations: readonly string[];
  /** What happened in the current turn, where effects ask about it. */
  readonly thisTurn?: readonly TurnFact[];
}

/** What effects may want to know of the turn so far. */
export type TurnFact =
  /** "the first time … each turn": the effect that has applied. */
  | { readonly kind: 'applied'; readonly effect: string }
  | { readonly kind: 'dealt-damage'; readonly source: ObjectId; readonly to: ObjectId | PlayerId }
  /** Damage that a player was dealt. */
  | { readonly kind: 'player-damaged'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'drew'; readonly player: PlayerId }
  | { readonly kind: 'cast'; readonly player: PlayerId };

export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly counters: readonly { readonly kind: CounterKind; readonly count: number }[];
  readonly designations: readonly string[];
  /** Has left a game that goes on (800.4). */
  readonly hasLeft?: true;
  /** A step has said what is in the library, so that it can run out. */
  readonly hasKnownLibrary?: true;
  /** Tried to draw from an empty library since state-based actions were last checked (704.5b). */
  readonly drewFromEmpty?: true;
  /** Cards in order where order matters; the last is the top card. Objects elsewhere are found in `objects`. */
  readonly library: readonly ObjectId[];
  readonly graveyard: readonly ObjectId[];
}

export interface CombatState {
  readonly attackers: readonly {
    readonly object: ObjectId;
    readonly attacking: PlayerId | ObjectId | undefined;
    /** It became blocked, and stays so though nothing blocks it any more (509.1h). */
    readonly isBlocked?: true;
  }[];
  readonly blockers: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
}

/** The objects of a zone, in the order in which they came. */
export function objectsIn(state: GameState, zone: Zone): GameObject[] {
  return [...state.objects.values()].filter((object) => object.zone === zone);
}
