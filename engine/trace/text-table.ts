export type Row = readonly string[];

/** The widest that a cell may be before its text is broken into lines. */
const WIDEST = 46;
const GAP = '  ';

/** Rows under a heading with aligned columns; a string among them is a line of its own across all columns. */
export function table(head: Row, rows: readonly (Row | string)[]): string {
  const wrapped = rows.map((row) => (typeof row === 'string' ? row : row.map(wrap)));
  const widths = head.map((title, column) => {
    const cells = wrapped.flatMap((row) => (typeof row === 'string' ? [] : (row[column] ?? [])));
    return Math.max(title.length, ...cells.map((cell) => cell.length));
  });
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => (cells[column] ?? '').padEnd(width))
      .join(GAP)
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  const body = wrapped.flatMap((row) => {
    if (typeof row === 'string') return [row];
    const height = Math.max(...row.map((cell) => cell.length));
    return Array.from({ length: height }, (_, index) => line(row.map((cell) => cell[index] ?? '')));
  });
  return [line(head), rule, ...body].join('\n');
}

/** Breaks at spaces; a word that is too long stays whole. */
function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDEST) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
