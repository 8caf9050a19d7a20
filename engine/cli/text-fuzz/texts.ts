import { compileText } from '../../oracle/compile/compile-text.ts';
import { describeCard } from '../../oracle/describe/en/describe.ts';

/** A text that nobody wrote, and how it was made. */
export interface FuzzText {
  readonly kind: 'random' | 'mutated' | 'joined';
  readonly text: string;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many texts, a third of each kind, made of real ones; the same for the same seed. */
export function* textsFrom(real: readonly string[], runs: number, seed: number): Generator<FuzzText> {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const words = [...new Set(real.slice(0, 4000).join(' ').split(/\s+/))];
  const lines = real.flatMap((text) => text.split('\n'));
  for (let run = 0; run < runs; run += 1) {
    const kind = (['random', 'mutated', 'joined'] as const)[run % 3] ?? 'random';
    if (kind === 'random')
      yield {
        kind,
        text: Array.from({ length: 1 + Math.floor(random() * 60) }, () => pick(words)).join(' '),
      };
    else if (kind === 'mutated') yield { kind, text: mutated(pick(real) ?? '', words, random) };
    else
      yield {
        kind,
        text: Array.from({ length: 2 + Math.floor(random() * 5) }, () => pick(lines)).join(
          pick(['\n', ' ', ', ']) ?? ' ',
        ),
      };
  }
}

/** The text with up to eight words lost, put in or replaced, or a letter lost. */
function mutated(text: string, words: readonly string[], random: () => number): string {
  const own = text.split(' ');
  const changes = 1 + Math.floor(random() * 8);
  for (let change = 0; change < changes; change += 1) {
    const at = Math.floor(random() * own.length);
    const word = words[Math.floor(random() * words.length)] ?? '';
    const how = Math.floor(random() * 4);
    if (how === 0) own.splice(at, 1);
    else if (how === 1) own.splice(at, 0, word);
    else if (how === 2) own[at] = word;
    else own[at] = (own[at] ?? '').slice(0, -1);
  }
  return own.join(' ');
}

const CLAUSE =
  'creatures you control get +1/+1 and have flying as long as you control a creature with a counter on it and ';
/** Texts of 20,000 letters that repeat what refers to itself. */
export const LONG_TEXTS: readonly string[] = [
  CLAUSE.repeat(200),
  'as long as '.repeat(1900),
  'if you do, '.repeat(1900),
  'When you do, '.repeat(1600),
  '"'.repeat(20_000),
  'target creature and '.repeat(1000),
  'for each opponent, '.repeat(1100),
  '{T}, '.repeat(4000),
  'Whenever a creature dies, draw a card. '.repeat(520),
  'Sacrifice a creature, '.repeat(950),
].map((text) => text.slice(0, 20_000));

/** How much processor time a text takes, and what the reading of it got wrong. */
export function timed(
  text: string,
  check: (text: string) => string | undefined,
): { readonly milliseconds: number; readonly fault: string | undefined } {
  const start = process.cpuUsage();
  let fault: string | undefined;
  try {
    fault = check(text);
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return { milliseconds: process.cpuUsage(start).user / 1000, fault };
}

/** Whether each line is either read or marked, all places are places of the text, and what was read can be said. */
export function faultOf(text: string): string | undefined {
  const face = {
    name: 'Some Name',
    text,
    manaCost: '',
    supertypes: [],
    cardTypes: ['creature'] as const,
    subtypes: [],
  };
  const { abilities, lines } = compileText(face);
  for (const line of lines) {
    if (line.start > line.end || line.end > text.length) return 'a line outside of the text';
    if (line.unread !== undefined && line.abilities.length > 0) return 'a line that is read and is not';
    if (line.abilities.some((index) => abilities[index] === undefined)) return 'an ability that is not there';
    if (line.spans.some(({ start, end }) => start > end || end > text.length))
      return 'a span outside of the text';
  }
  describeCard({ ...face, abilities });
  return undefined;
}
