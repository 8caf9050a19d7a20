import type { Ability } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Duration } from '../../abilities/duration.ts';
import type { Selector } from '../../abilities/selector.ts';
import { BASIC_LAND_TYPES, CARD_TYPES } from '../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { describeDuration } from '../describe/en/describe.ts';
import { plural } from '../describe/en/grammar.ts';
import type { ParameterKind, ParameterValues } from '../effect-template.ts';
import { normalise, normalisedWords } from '../normalise.ts';
import { sameTree } from '../same-tree.ts';
import { parseKeyword } from './parse-keyword.ts';
import { parseQuality } from './parse-quality.ts';

/** A text that is to be read: as it came, normalised, and in words. */
export interface Reading {
  readonly text: string;
  readonly normalised: string;
  readonly words: readonly string[];
  /** Reads a quoted ability; given by the matcher of abilities. */
  readonly abilityOf: (quoted: string) => Ability | undefined;
}

export function readingOf(text: string, abilityOf: Reading['abilityOf']): Reading {
  const normalised = normalise(text);
  return { text, normalised, words: normalisedWords(normalised), abilityOf };
}

type Candidates = {
  readonly [Kind in ParameterKind]: (reading: Reading) => readonly ParameterValues[Kind][];
};

/**
 * Values that a text could mean for a parameter of each kind: whatever of that kind stands in it. Whether one is
 * right is proved by filling it in and describing the result.
 */
const CANDIDATES: Candidates = {
  number: ({ words }) => words.flatMap((word) => numbersIn(word)),
  'signed-number': ({ normalised }) => signedNumbers(normalised),
  colors: ({ words }) => [
    ...(words.includes('colorless') ? [[]] : []),
    ...runs(words, (word) => COLORS.find((color) => COLOR_WORDS[color] === word), ['and']),
  ],
  'creature-types': ({ words }) => runs(words, (word) => CREATURE_TYPES.get(word), []),
  'basic-land-type': ({ words }) => words.flatMap((word) => basicLandType(word)),
  'land-type-word': ({ words, normalised }) => [
    ...words.flatMap((word) => basicLandType(word)),
    ...(normalised.includes('of your choice') || normalised.includes('chosen type')
      ? [{ chosen: 'basic-land-type' } as const]
      : []),
  ],
  'card-types': ({ words }) =>
    runs(words, (word) => CARD_TYPES.find((type) => word === type || word === plural(type)), []),
  counter: ({ words }) =>
    words.flatMap((word, index) => (/^counters?$/.test(word) ? [words[index - 1] ?? ''] : [])),
  mana: ({ text }) => [...text.matchAll(/\badd ([^."”]+)/gi)].map(([, mana]) => (mana ?? '').trim()),
  quality: ({ words }) => qualities(words),
  abilities: (reading) => abilityLists(reading),
  duration: ({ normalised }) => DURATIONS.filter((duration) => isSaid(duration, normalised)),
};

export const candidatesOf = (
  kind: ParameterKind,
  reading: Reading,
): readonly ParameterValues[ParameterKind][] =>
  unique<ParameterValues[ParameterKind]>(CANDIDATES[kind](reading));

function unique<T>(values: readonly T[]): T[] {
  const kept: T[] = [];
  for (const value of values) if (!kept.some((other) => sameTree(other, value))) kept.push(value);
  return kept;
}

/** "3", and both sides of "3/3", "x/x". */
function numbersIn(word: string): Amount[] {
  return word.split('/').flatMap((part): Amount[] => {
    if (/^\d+$/.test(part)) return [Number(part)];
    if (part === 'x') return [{ kind: 'x' }];
    // "a card", "a +1/+1 counter"
    return part === 'a' || part === 'an' ? [1] : [];
  });
}

function signedNumbers(normalised: string): Amount[] {
  return [...normalised.matchAll(/([+-])(\d+|x)/g)].map(([, sign, digits]): Amount => {
    if (digits === 'x')
      return sign === '+' ? { kind: 'x' } : { kind: 'times', factor: -1, of: { kind: 'x' } };
    const size = Number(digits);
    return sign === '-' && size > 0 ? -size : size;
  });
}

/** Every run of neighbouring words that mean something, whole and in parts, with words between that don't count. */
function runs<T>(
  words: readonly string[],
  meaning: (word: string) => T | undefined,
  between: readonly string[],
): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < words.length; start += 1) {
    const run: T[] = [];
    for (let index = start; index < words.length; index += 1) {
      const word = words[index] ?? '';
      const value = meaning(word);
      if (value === undefined && !(run.length > 0 && between.includes(word))) break;
      if (value === undefined) continue;
      run.push(value);
      found.push([...run]);
    }
  }
  return found;
}

const CREATURE_TYPES: ReadonlyMap<string, string> = new Map(
  SUBTYPES.creature.flatMap((type) => [
    [type.toLowerCase(), type] as const,
    [plural(type).toLowerCase(), type] as const,
  ]),
);

const basicLandType = (word: string): string[] =>
  BASIC_LAND_TYPES.filter((type) => type.toLowerCase() === word || plural(type).toLowerCase() === word);

/** Noun phrases that begin at any word. */
function qualities(words: readonly string[]): Selector[] {
  const nouns = words.map((word) => word.replace(/'s?$/, ''));
  return nouns.flatMap((_, start) => parseQuality(nouns.slice(start)).map(({ quality }) => quality));
}

/** All abilities that the text names: quoted ones and keywords, in the order of the text. */
function abilityLists({ text, abilityOf }: Reading): Ability[][] {
  const quoted: Ability[] = [];
  const plain = text.replace(/["“]([^"”]+)["”]/g, (_, inner: string) => {
    const ability = abilityOf(inner);
    if (ability === undefined) return ' ';
    quoted.push(ability);
    return ` ,#${quoted.length - 1}, `;
  });
  const lists: Ability[][] = [];
  for (const verb of plain.matchAll(/\b(?:gains?|has|have|with) (?=([^.]*))/g)) {
    const pieces = (verb[1] ?? '').split(/,? and |, ?|,/).filter((piece) => piece.trim() !== '');
    const list: Ability[] = [];
    for (const piece of pieces) {
      const ability = namedAbility(piece.trim(), quoted);
      // "with base power and toughness 2/2, flying, and …": abilities may come after something else.
      if (ability === undefined && list.length === 0) continue;
      if (ability === undefined) break;
      list.push(ability);
      lists.push([...list]);
    }
  }
  return lists.reverse();
}

/** "#0" stands for the first quoted ability; else the longest beginning that is a keyword ("flying until …"). */
function namedAbility(piece: string, quoted: readonly Ability[]): Ability | undefined {
  const reference = /^#(\d+)/.exec(piece);
  if (reference !== null) return quoted[Number(reference[1])];
  const words = piece.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const keyword = parseKeyword(words.slice(0, length).join(' '));
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

const SOURCE = { kind: 'source' } as const;
/** Durations that free-standing effects have. */
const DURATIONS: readonly Duration[] = [
  { kind: 'until-end-of-turn' },
  { kind: 'until-end-of-combat' },
  { kind: 'until-next-turn', of: { kind: 'you' } },
  { kind: 'until-next-untap-step', of: { kind: 'you' } },
  {
    kind: 'for-as-long-as',
    condition: { kind: 'matches', object: SOURCE, selector: { kind: 'controller', is: { kind: 'you' } } },
  },
  { kind: 'until-end-of-game' },
];

function isSaid(duration: Duration, normalised: string): boolean {
  if (duration.kind === 'until-end-of-turn') return / turn\b/.test(normalised);
  return normalised.includes(normalise(describeDuration(duration)));
}
