import type { TokenEntry } from '../document/board-document.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Note } from './note.ts';

/** A game at one moment, as the state files of other programs have it: what is where, and in which condition. */
export interface Snapshot {
  readonly title?: string;
  readonly players: readonly SnapshotPlayer[];
  /** Index into `players`. */
  readonly activePlayer: number;
  /** In the order in which they get their timestamps (613.7), as far as the file says it. */
  readonly objects: readonly SnapshotObject[];
  /** Effects of resolutions that the file carries, as texts that can be read. */
  readonly effects: readonly SnapshotEffect[];
}

export interface SnapshotPlayer {
  /** As the document calls the player. */
  readonly name: string;
  readonly life?: number;
  readonly counters?: Readonly<Record<string, number>>;
}

export interface SnapshotObject {
  /** What the file calls it, or a name that no other object has. */
  readonly key: string;
  readonly name: string;
  readonly zone: Exclude<Zone, 'stack'>;
  /** Indexes into the players. */
  readonly owner: number;
  readonly controller: number;
  /** Words of a token that is no card. */
  readonly token?: Omit<TokenEntry, 'id' | 'controller'>;
  readonly isTapped?: boolean;
  readonly faceDown?: FaceDownKind;
  readonly isTransformed?: boolean;
  /** Names of the cards under it with which it has merged, the next one first. */
  readonly mergedWith?: readonly string[];
  readonly isFlipped?: boolean;
  readonly isPhasedOut?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** Counters that are put on in addition to what the card brings, instead of all that are on it. */
  readonly moreCounters?: Readonly<Record<string, number>>;
  /** The key of an object, or the index of a player. */
  readonly attachedTo?: string | number;
  readonly choices?: Choices;
  readonly designations?: readonly string[];
  readonly exiledWith?: string;
  readonly isAttacking?: boolean;
  /** Where the file has timestamps. */
  readonly timestamp?: number;
}

export interface SnapshotEffect {
  readonly key: string;
  readonly text: string;
  readonly controller: number;
  /** Keys of its targets. */
  readonly targets: readonly string[];
  readonly timestamp?: number;
}

/** A state file that was read: what it holds, and what was left out of it. */
export interface ReadState {
  readonly snapshot: Snapshot;
  readonly notes: readonly Note[];
  /** Groups of commands, of which one was read. */
  readonly groups?: readonly string[];
  readonly group?: string;
}
