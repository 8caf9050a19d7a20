import type { GameObject } from '../../state/game-object.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Footprint } from '../footprint.ts';
import type { AbilityChange } from './ability-changes.ts';
import type { Bits } from './bits.ts';
import {
  type ColumnId,
  controllerColumn,
  FAMILY,
  FAMILY_COUNT,
  familyOf,
  ownerColumn,
} from './column-ids.ts';
import type { TextBox } from './text-box.ts';

export type Column = Bits | Int32Array | readonly TextBox[];

/**
 * All values of all objects at one moment of an evaluation, column by column. Columns are never changed in place:
 * writing puts a new one in the place of the old, so that a trial, or a look back, costs a pointer.
 */
export class Board {
  readonly state: GameState;
  readonly objects: readonly GameObject[];
  readonly indexOf: ReadonlyMap<ObjectId, number>;
  readonly players: readonly PlayerId[];
  /** How many words a set of objects takes. */
  readonly words: number;
  /** Objects that are there at all: not phased out (702.26b). */
  readonly present: Bits;
  readonly none: Bits;
  /** The object to which each is attached, by number; -1 for none. */
  readonly attachedTo: Int32Array;
  readonly controllers: ReadonlyMap<PlayerId, ColumnId>;
  readonly owners: ReadonlyMap<PlayerId, ColumnId>;
  readonly bonuses = new Map<PlayerId, number>();
  columns: (Column | undefined)[] = [];
  /** Everything that layer 6 did to abilities, in order. */
  abilityChanges: readonly AbilityChange[] = [];
  /** Grows with each write, trials included: what was worked out from the columns holds as long as it stays. */
  version = 0;
  /** Number of effects applied so far. */
  step = 0;
  readonly #stamps: number[] = [];
  readonly #familyStamps = new Int32Array(FAMILY_COUNT);
  /** Columns in use, by family: those that something set. */
  readonly #used: ColumnId[][] = Array.from({ length: FAMILY_COUNT + 1 }, () => []);
  readonly #isUsed = new Set<ColumnId>();

  constructor(state: GameState, objects: readonly GameObject[], attachedTo: Int32Array, present: Bits) {
    this.state = state;
    this.objects = objects;
    this.indexOf = new Map(objects.map((object, index) => [object.id, index]));
    this.players = state.players.map(({ id }) => id);
    this.controllers = new Map(this.players.map((id) => [id, controllerColumn(id)]));
    this.owners = new Map(this.players.map((id) => [id, ownerColumn(id)]));
    this.words = present.length;
    this.present = present;
    this.none = new Uint32Array(this.words);
    this.attachedTo = attachedTo;
  }

  bits(id: ColumnId): Bits {
    return (this.columns[id] as Bits | undefined) ?? this.none;
  }

  numbers(id: ColumnId): Int32Array {
    return this.columns[id] as Int32Array;
  }

  texts(id: ColumnId): readonly TextBox[] {
    return this.columns[id] as readonly TextBox[];
  }

  /** Columns of a family that have ever been set on this board. */
  used(family: number): readonly ColumnId[] {
    return this.#used[slotOf(family)] ?? [];
  }

  /** Puts a column in its place for good. */
  put(id: ColumnId, column: Column): void {
    this.#note(id);
    this.columns[id] = column;
    this.#stamps[id] = this.step;
    const family = familyOf(id);
    if (family !== FAMILY.fixed) this.#familyStamps[slotOf(family)] = this.step;
    this.version += 1;
  }

  /** Notes that the column may be set, so that those who go through a family find it also in a trial. */
  #note(id: ColumnId): void {
    if (this.#isUsed.has(id)) return;
    this.#isUsed.add(id);
    this.#used[slotOf(familyOf(id))]?.push(id);
  }

  /** Makes the column known to {@link used} before it is set. */
  expect(id: ColumnId): void {
    this.#note(id);
  }

  /** The step that last wrote one of these columns; what was worked out in that step or later still holds. */
  lastWrite({ list, whole }: Footprint): number {
    let latest = 0;
    for (const id of list) {
      const stamp = this.#stamps[id];
      if (stamp !== undefined && stamp > latest) latest = stamp;
    }
    for (let slot = 0; whole >> slot !== 0; slot += 1)
      if ((whole & (1 << slot)) !== 0) latest = Math.max(latest, this.#familyStamps[slot] ?? 0);
    return latest;
  }

  /** Notes that something of a family changed that no column shows. */
  touch(family: number): void {
    this.#familyStamps[slotOf(family)] = this.step;
    this.version += 1;
  }
}

/** Families are flags; each has a slot of its own, columns without a family the last. */
const slotOf = (family: number): number => (family === FAMILY.fixed ? FAMILY_COUNT : 31 - Math.clz32(family));
