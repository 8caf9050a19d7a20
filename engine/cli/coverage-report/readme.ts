import { LINE_CLASSES, type LineClass } from '../../oracle/compile/line-class.ts';
import { LINE_KINDS, type LineKind } from './line-kinds.ts';
import type { Tally } from './tally.ts';

const START = '<!-- coverage -->';
const END = '<!-- /coverage -->';

const READ: readonly LineClass[] = LINE_CLASSES.filter((each) => each !== 'unread');

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const number = (count: number): string => count.toLocaleString('en-US');

/** The figures as a table in Markdown, with the date of the card file that they were counted over. */
export function coverageTable(tally: Tally, date: string): string {
  const all = sum(LINE_CLASSES.map((each) => tally.lines[each]));
  const read = sum(READ.map((each) => tally.lines[each]));
  return [
    `Counted over a file of ${number(tally.cards.all)} cards of ${date}, ${share(tally.cards.read, tally.cards.all)} of them read in full:`,
    '',
    '| lines of card text | found by a plain word test | read | |',
    '|---|---:|---:|---:|',
    row('all', all, read),
    ...[
      ['static, layers 1–7', (kind: LineKind) => kind.startsWith('static')],
      ['resolving', (kind: LineKind) => kind === 'resolving'],
      ['replacement and prevention', (kind: LineKind) => kind === 'replacement'],
    ].map(([name, isOne]) => kindRow(String(name), isOne as (kind: LineKind) => boolean, tally)),
  ].join('\n');
}

function kindRow(name: string, isOne: (kind: LineKind) => boolean, { kinds }: Tally): string {
  const counts = LINE_KINDS.filter(isOne).map((kind) => kinds[kind]);
  return row(name, sum(counts.map(({ lines }) => lines)), sum(counts.map(({ read }) => read)));
}

const row = (name: string, all: number, read: number): string =>
  `| ${name} | ${number(all)} | ${number(read)} | ${share(read, all)} |`;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The text with the table between its two marks. Throws if the marks are missing. */
export function intoReadme(text: string, table: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`The file has no ${START} … ${END}`);
  return `${text.slice(0, start + START.length)}\n${table}\n${text.slice(end)}`;
}
