/** One entry of a table: `cells` fill the first columns once, each of the `details` fills the others, line by line. */
export interface Row {
  readonly cells: readonly string[];
  readonly details: readonly (readonly string[])[];
}

/** The widest that a cell may be before its text is broken into lines. */
const WIDEST = 46;
const GAP = '  ';

/** Rows under a heading with aligned columns; a string among them is a line of its own across all columns. */
export function table(head: readonly string[], rows: readonly (Row | string)[]): string {
  const blocks = rows.map((row) => (typeof row === 'string' ? row : linesOf(row)));
  const all = [head, ...blocks.flatMap((block) => (typeof block === 'string' ? [] : block))];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const print = (line: readonly string[]): string =>
    widths
      .map((width, column) => (line[column] ?? '').padEnd(width))
      .join(GAP)
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  return [
    print(head),
    rule,
    ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : block.map(print))),
  ].join('\n');
}

/** The lines of a row as cells: on the left those of the entry, beside them those of its details one after another. */
function linesOf({ cells, details }: Row): readonly (readonly string[])[] {
  const left = sideBySide(cells);
  const right = details.flatMap(sideBySide);
  const blank = cells.map(() => '');
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...(left[index] ?? blank),
    ...(right[index] ?? []),
  ]);
}

function sideBySide(texts: readonly string[]): readonly (readonly string[])[] {
  const wrapped = texts.map(wrap);
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) => wrapped.map((lines) => lines[index] ?? ''));
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
