/** A node by its column; several nodes of one lane may share a column. */
export interface PlacedColumn {
  readonly key: string;
  readonly column: number;
}

/** The cells that a loop keeps to itself: its frame goes around them. */
export interface LoopBlock {
  readonly nodes: readonly string[];
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface RowPlacement {
  readonly rowOf: ReadonlyMap<string, number>;
  /** At least 1. */
  readonly rowCount: number;
  readonly loops: readonly LoopBlock[];
}

/**
 * Gives every node of a lane a row: the first one in which its column is free. A loop takes whole rows from its first
 * to its last column, so that its frame holds its members only.
 */
export function placeRows(
  nodes: readonly PlacedColumn[],
  loops: readonly (readonly string[])[],
): RowPlacement {
  const taken = new Set<string>();
  const rowOf = new Map<string, number>();
  const blocks: LoopBlock[] = [];
  const cell = (row: number, column: number) => `${row}:${column}`;

  for (const members of loops.map((keys) => nodes.filter(({ key }) => keys.includes(key)))) {
    if (members.length < 2) continue;
    const columns = members.map(({ column }) => column);
    const [firstColumn, lastColumn] = [Math.min(...columns), Math.max(...columns)];
    const height = Math.max(...columns.map((one) => columns.filter((other) => other === one).length));
    let firstRow = 0;
    while (!isFree(taken, firstRow, firstRow + height - 1, firstColumn, lastColumn)) firstRow += 1;
    const lastRow = firstRow + height - 1;
    const used = new Map<number, number>();
    for (const { key, column } of members) {
      rowOf.set(key, firstRow + (used.get(column) ?? 0));
      used.set(column, (used.get(column) ?? 0) + 1);
    }
    for (let row = firstRow; row <= lastRow; row += 1)
      for (let column = firstColumn; column <= lastColumn; column += 1) taken.add(cell(row, column));
    blocks.push({ nodes: members.map(({ key }) => key), firstColumn, lastColumn, firstRow, lastRow });
  }
  for (const { key, column } of nodes) {
    if (rowOf.has(key)) continue;
    let row = 0;
    while (taken.has(cell(row, column))) row += 1;
    rowOf.set(key, row);
    taken.add(cell(row, column));
  }
  return { rowOf, rowCount: Math.max(1, ...[...rowOf.values()].map((row) => row + 1)), loops: blocks };
}

function isFree(
  taken: ReadonlySet<string>,
  firstRow: number,
  lastRow: number,
  firstColumn: number,
  lastColumn: number,
): boolean {
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1)
      if (taken.has(`${row}:${column}`)) return false;
  return true;
}
