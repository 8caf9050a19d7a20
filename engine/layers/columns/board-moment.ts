import type { AbilityChange } from './ability-changes.ts';
import type { Bits } from './bits.ts';
import type { Board, Column } from './board.ts';
import type { ReadableBoard } from './board-view.ts';
import type { ColumnId } from './column-ids.ts';
import type { TextBox } from './text-box.ts';

/** The columns as they were at one moment: they are never changed in place, so it is enough to keep them. */
export class BoardMoment implements ReadableBoard {
  readonly #board: Board;
  readonly #columns: readonly (Column | undefined)[];
  readonly abilityChanges: readonly AbilityChange[];

  constructor(board: Board) {
    this.#board = board;
    this.#columns = board.columns.slice();
    this.abilityChanges = board.abilityChanges;
  }

  get objects() {
    return this.#board.objects;
  }

  get controllers() {
    return this.#board.controllers;
  }

  bits(id: ColumnId): Bits {
    return (this.#columns[id] as Bits | undefined) ?? this.#board.none;
  }

  numbers(id: ColumnId): Int32Array {
    return this.#columns[id] as Int32Array;
  }

  texts(id: ColumnId): readonly TextBox[] {
    return this.#columns[id] as readonly TextBox[];
  }

  used(family: number): readonly ColumnId[] {
    return this.#board.used(family);
  }
}
