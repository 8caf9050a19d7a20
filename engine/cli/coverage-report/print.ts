import { LINE_CLASSES } from '../../oracle/compile/line-class.ts';
import { kindsOfLine, LINE_KINDS, type LineKind } from './line-kinds.ts';
import type { Failure, Tally } from './tally.ts';

export interface Asked {
  /** How many of the most frequent unread words. */
  readonly failures: number;
  /** Only failures in lines of this kind. */
  readonly kind: string | undefined;
}

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

export function printTally(tally: Tally, asked: Asked): void {
  const all = LINE_CLASSES.reduce((sum, each) => sum + tally.lines[each], 0);
  console.log(
    `${tally.cards.all} cards, ${tally.cards.read} read in full (${share(tally.cards.read, tally.cards.all)})`,
  );
  console.log(`${all} lines`);
  for (const each of LINE_CLASSES)
    console.log(
      `  ${each.padEnd(12)} ${String(tally.lines[each]).padStart(6)}  ${share(tally.lines[each], all)}`,
    );
  console.log('kind, by a plain word test: lines found, lines read');
  for (const kind of LINE_KINDS) {
    const { lines, read } = tally.kinds[kind];
    console.log(
      `  ${kind.padEnd(12)} ${String(lines).padStart(6)} ${String(read).padStart(6)}  ${share(read, lines)}`,
    );
  }
  const layers = LINE_KINDS.filter((kind) => kind.startsWith('static'));
  const lines = layers.reduce((sum, kind) => sum + tally.kinds[kind].lines, 0);
  const read = layers.reduce((sum, kind) => sum + tally.kinds[kind].read, 0);
  console.log(
    `  ${'static, all'.padEnd(12)} ${String(lines).padStart(6)} ${String(read).padStart(6)}  ${share(read, lines)}`,
  );
  printGroups(tally);
  if (asked.failures > 0) printFailures(tally, asked);
}

function printGroups({ groups }: Tally): void {
  const sorted = [...groups].sort(([, one], [, other]) => other.lines - one.lines).slice(0, 100);
  for (const [group, { lines, read }] of sorted)
    console.log(
      `  ${String(lines).padStart(6)} ${String(read).padStart(6)}  ${share(read, lines).padStart(7)}  ${group}`,
    );
}

function printFailures(tally: Tally, { failures, kind }: Asked): void {
  const isAsked = ({ line }: Failure): boolean =>
    kind === undefined || kindsOfLine(line, '').includes(kind as LineKind);
  const rows = [...tally.failures]
    .map(([words, list]) => [words, list.filter(isAsked)] as const)
    .filter(([, list]) => list.length > 0);
  console.log('most frequent words at which a reading stopped:');
  for (const [words, list] of rows
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, failures)) {
    console.log(`${String(list.length).padStart(5)}  ${words}`);
    for (const { card, line, at, expected } of list.slice(0, 2))
      console.log(`       ${card}: ${line.slice(0, at)}▸${line.slice(at)} (expected ${expected})`);
  }
}
