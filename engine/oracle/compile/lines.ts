/** One line of a card's text, or a line with the bullets below it. */
export interface SourceLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lines that begin with a bullet and belong to this one. */
  readonly bullets: readonly SourceLine[];
}

/** The lines of a text that have words; bullets go with the line that announces them. */
export function linesOf(text: string): SourceLine[] {
  const lines: (SourceLine & { bullets: SourceLine[] })[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const line = { start, end, text: raw, bullets: [] as SourceLine[] };
    const announcing = lines.at(-1);
    if (/^\s*(?:[•*+]|&bull;?) /.test(raw) && announcing !== undefined) announcing.bullets.push(line);
    else if (raw.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}
