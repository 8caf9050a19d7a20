import type { LineFacts, LineReading } from './compile-line.ts';
import type { SourceLine } from './lines.ts';

/** Lines that belong together: levels with their size and abilities, ranges of charge counters. */
export const joinStructure = (lines: readonly SourceLine[], _facts: LineFacts): readonly SourceLine[] =>
  lines;

/** The reading of a line with a structure of its own: modes, chapters, levels. */
export const structured = (_line: SourceLine, _facts: LineFacts): LineReading | undefined => undefined;
