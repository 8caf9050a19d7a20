import type { AbilityChange } from './ability-changes.ts';
import { addBits, type Bits, isEmpty, removeBits, sameBits } from './bits.ts';
import type { Board, Column } from './board.ts';
import { type ColumnId, FAMILY } from './column-ids.ts';
import type { TextBox } from './text-box.ts';

/** Collects what one application writes, without touching the board: to be put there, or only to be tried out. */
export class Writer {
  readonly board: Board;
  readonly columns = new Map<ColumnId, Column>();
  readonly abilityChanges: AbilityChange[] = [];

  /** Numbers may be written where they stand: nobody reads them meanwhile, nor wants to know what they were. */
  readonly #mayOverwrite: boolean;

  constructor(board: Board, mayOverwrite = false) {
    this.board = board;
    this.#mayOverwrite = mayOverwrite;
  }

  /** The column as written so far. */
  bits(id: ColumnId): Bits {
    return (this.columns.get(id) as Bits | undefined) ?? this.board.bits(id);
  }

  /** A column that may be written into. */
  bitsToWrite(id: ColumnId): Bits {
    const begun = this.columns.get(id) as Bits | undefined;
    if (begun !== undefined) return begun;
    const copy = this.board.bits(id).slice();
    this.board.expect(id);
    this.columns.set(id, copy);
    return copy;
  }

  numbersToWrite(id: ColumnId): Int32Array {
    const begun = this.columns.get(id) as Int32Array | undefined;
    if (begun !== undefined) return begun;
    const before = this.board.numbers(id);
    const copy = this.#mayOverwrite ? before : before.slice();
    this.columns.set(id, copy);
    return copy;
  }

  texts(id: ColumnId): readonly TextBox[] {
    return (this.columns.get(id) as readonly TextBox[] | undefined) ?? this.board.texts(id);
  }

  textsToWrite(id: ColumnId): TextBox[] {
    const begun = this.columns.get(id) as TextBox[] | undefined;
    if (begun !== undefined) return begun;
    const copy = this.board.texts(id).slice();
    this.columns.set(id, copy);
    return copy;
  }

  /** Sets the fact for these objects. */
  set(id: ColumnId, objects: Bits): void {
    if (!isEmpty(objects)) addBits(this.bitsToWrite(id), objects);
  }

  /** Clears the fact for these objects. */
  clear(id: ColumnId, objects: Bits): void {
    if (!isEmpty(this.bits(id))) removeBits(this.bitsToWrite(id), objects);
  }

  /** Puts everything on the board; tells which columns changed. */
  commit(): ColumnId[] {
    const { board } = this;
    const changed: ColumnId[] = [];
    for (const [id, column] of this.columns) {
      if (this.#mayOverwrite && column instanceof Int32Array) board.put(id, column);
      if (isSame(board.columns[id], column)) continue;
      board.put(id, column);
      changed.push(id);
    }
    if (this.abilityChanges.length > 0) {
      board.abilityChanges = [...board.abilityChanges, ...this.abilityChanges];
      board.touch(FAMILY.ability);
    }
    return changed;
  }

  /** Drops what would change nothing, so that a trial compares only what matters. */
  keepOnlyChanges(): void {
    for (const [id, column] of this.columns)
      if (isSame(this.board.columns[id], column)) this.columns.delete(id);
  }

  /** What `ask` says while the board is as if everything had been put there. */
  tryOut<T>(ask: () => T): T {
    const { board } = this;
    const before: (Column | undefined)[] = [];
    for (const [id, column] of this.columns) {
      before.push(board.columns[id]);
      board.columns[id] = column;
    }
    const { abilityChanges } = board;
    if (this.abilityChanges.length > 0) board.abilityChanges = [...abilityChanges, ...this.abilityChanges];
    board.version += 1;
    try {
      return ask();
    } finally {
      let index = 0;
      for (const id of this.columns.keys()) {
        board.columns[id] = before[index];
        index += 1;
      }
      board.abilityChanges = abilityChanges;
      board.version += 1;
    }
  }
}

function isSame(before: Column | undefined, after: Column): boolean {
  if (before === after) return true;
  if (after instanceof Uint32Array)
    return before === undefined ? isEmpty(after) : sameBits(before as Bits, after);
  if (before === undefined || before.length !== after.length) return false;
  for (let index = 0; index < after.length; index += 1) if (before[index] !== after[index]) return false;
  return true;
}
