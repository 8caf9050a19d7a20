import type { BoardDocument, CheckedExpectation, History, ObjectId } from '../../../engine/index.ts';
import { checkExpectations, type Sentences } from '../../../engine/index.ts';

/** One thing that the board is expected to be, in words, and whether it is. */
export interface ExpectedLine {
  readonly key: string;
  /** Index into the history's moments. */
  readonly moment: number;
  readonly subject: string;
  readonly words: readonly string[];
  /** The step, counted from 1, that can't be done as the game stands. */
  readonly refused: number | undefined;
  readonly holds: boolean;
  /** What does not hold, as it is. */
  readonly got: readonly string[];
}

/** Everything that the board carries as expected, in its order. */
export function expectedLines(
  document: BoardDocument,
  history: History,
  say: Sentences,
): readonly ExpectedLine[] {
  return checkExpectations(document, history).map((checked, index) => ({
    key: String(index),
    moment: checked.moment,
    subject: subjectOf(checked, history, say),
    words: wordsOf(checked.expectation),
    refused: checked.expectation.kind === 'rejected' ? checked.expectation.step + 1 : undefined,
    holds: checked.differences.length === 0,
    got: checked.differences.map(({ field, got }) => `${field}: ${got}`),
  }));
}

function subjectOf({ expectation, moment }: CheckedExpectation, history: History, say: Sentences): string {
  switch (expectation.kind) {
    case 'object': {
      const state = history.moments[moment]?.state;
      const id = expectation.expected.object as ObjectId;
      return state?.objects.has(id) === true ? say.objectName(state, id) : id;
    }
    case 'layer':
      return say.layerName(expectation.expected.layer);
    case 'effect':
      return expectation.expected.effect;
    case 'event':
      return expectation.expected.event;
    case 'player':
      return say.playerName(expectation.expected.player);
    case 'rejected':
      return `${expectation.step + 1}`;
  }
}

const LEFT_OUT = ['object', 'layer', 'effect', 'event', 'player', 'after', 'power', 'toughness'];

/** `2/2`, `types: land`, `order: moon, urborg`: the fields as they are given, sizes as one. */
function wordsOf(expectation: CheckedExpectation['expectation']): readonly string[] {
  if (expectation.kind === 'rejected') return [];
  const { expected } = expectation;
  const size =
    'power' in expected || 'toughness' in expected
      ? [`${number(expected, 'power')}/${number(expected, 'toughness')}`]
      : [];
  const others = Object.entries(expected)
    .filter(([field]) => !LEFT_OUT.includes(field))
    .map(([field, value]) => `${label(field)} ${shown(value)}`);
  return [...size, ...others];
}

const number = (expected: object, field: 'power' | 'toughness'): string => {
  const value = (expected as Readonly<Record<string, unknown>>)[field];
  return value === undefined ? '…' : value === null ? '–' : String(value);
};

/** `hasNot` → `has not` */
const label = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(pair).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${key} ${each}`)
      .join(', ');
  return value === null ? '–' : String(value);
}

function pair(value: unknown): string {
  if (Array.isArray(value)) return value.join(' → ');
  // An event that happened, in the words of the file.
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
