import type { LoopBlock } from '../place-rows.ts';

/**
 * The streets of one lane. Columns and rows of nodes have odd numbers, the gaps between columns and the gutters
 * between rows have even ones: node (column c, row r) stands at (2c + 1, 2r + 1), with gutter 0 above all rows.
 */
export interface LaneGrid {
  readonly columnCount: number;
  readonly rowCount: number;
  /** The nodes' places, as made by {@link cellKey}. */
  readonly occupied: ReadonlySet<string>;
  readonly loops: readonly LoopBlock[];
}

export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

/** What shall be connected. `order` = applied next, `depends` = from the dependent effect to what it waits for. */
export interface EdgeRequest {
  readonly key: string;
  readonly kind: 'order' | 'depends';
  readonly from: GridPlace;
  readonly to: GridPlace;
  readonly isInLoop: boolean;
  /** Width of the label in px; 0 for none. */
  readonly labelWidth: number;
}

/** A straight run of an edge along one street. `line` is the y of a horizontal run, the x of a vertical one. */
export interface Run {
  readonly axis: 'horizontal' | 'vertical';
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** An edge as runs that alternate between horizontal and vertical, from the node's place to the other's. */
export interface GridRoute {
  readonly request: EdgeRequest;
  readonly runs: readonly Run[];
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;
export const gridX = (column: number): number => 2 * column + 1;
export const gridY = (row: number): number => 2 * row + 1;
export const isNodeLine = (line: number): boolean => line % 2 === 1;

/** The loop block that holds a cell, if any. */
export const loopAt = (grid: LaneGrid, x: number, y: number): LoopBlock | undefined =>
  grid.loops.find(
    ({ firstColumn, lastColumn, firstRow, lastRow }) =>
      x >= gridX(firstColumn) && x <= gridX(lastColumn) && y >= gridY(firstRow) && y <= gridY(lastRow),
  );
