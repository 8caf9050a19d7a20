import type { FaceReport } from '../../cards/import/import-scryfall-card.ts';
import type { CompiledText } from '../../oracle/compile/compile-text.ts';
import { LINE_CLASSES, type LineClass } from '../../oracle/compile/line-class.ts';
import { kindsOfLine, LINE_KINDS, type LineKind } from './line-kinds.ts';

type Line = CompiledText['lines'][number];

/** Lines of one kind: all that the word test finds, and those that were read. */
export interface KindCount {
  lines: number;
  read: number;
}

export interface Failure {
  readonly card: string;
  readonly line: string;
  /** Offset in the line where the reading stopped. */
  readonly at: number;
  readonly expected: string;
}

export interface Tally {
  readonly lines: Record<LineClass, number>;
  readonly cards: { all: number; read: number };
  readonly kinds: Record<LineKind, KindCount>;
  /** By the words at which the reading stopped. */
  readonly failures: Map<string, Failure[]>;
  /** Groups of lines by layer, keyword or template, as asked for. */
  readonly groups: Map<string, KindCount>;
}

export const emptyTally = (): Tally => ({
  lines: Object.fromEntries(LINE_CLASSES.map((each) => [each, 0])) as Record<LineClass, number>,
  cards: { all: 0, read: 0 },
  kinds: Object.fromEntries(LINE_KINDS.map((kind) => [kind, { lines: 0, read: 0 }])) as Record<
    LineKind,
    KindCount
  >,
  failures: new Map(),
  groups: new Map(),
});

/** Counts one card. `groupsOf` says to which groups a line belongs. */
export function count(
  tally: Tally,
  faces: readonly FaceReport[],
  typeLine: string,
  groupsOf: (line: Line, text: string) => readonly string[],
): void {
  let isRead = true;
  for (const face of faces)
    for (const line of face.lines) {
      const text = face.text.slice(line.start, line.end);
      const wasRead = line.unread === undefined;
      tally.lines[line.class] += 1;
      if (!wasRead) isRead = false;
      for (const kind of kindsOfLine(text, typeLine)) add(tally.kinds[kind], wasRead);
      for (const group of groupsOf(line, text)) {
        const counts = tally.groups.get(group) ?? { lines: 0, read: 0 };
        add(counts, wasRead);
        tally.groups.set(group, counts);
      }
      if (line.unread !== undefined) fail(tally, face, line, line.unread);
    }
  tally.cards.all += 1;
  if (isRead) tally.cards.read += 1;
}

function add(counts: KindCount, isRead: boolean): void {
  counts.lines += 1;
  if (isRead) counts.read += 1;
}

function fail(tally: Tally, face: FaceReport, line: Line, unread: NonNullable<Line['unread']>): void {
  const words = face.text.slice(unread.start, line.end).split(/\s+/).slice(0, 2).join(' ');
  const list = tally.failures.get(words) ?? [];
  list.push({
    card: face.name,
    line: face.text.slice(line.start, line.end),
    at: unread.start - line.start,
    expected: unread.expected,
  });
  tally.failures.set(words, list);
}
