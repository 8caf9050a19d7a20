import type { Selector } from '../../abilities/selector.ts';
import {
  all,
  allOf,
  anyOf,
  cardType,
  color,
  not,
  other,
  subtype,
  supertype,
} from '../../abilities/selector.ts';
import { CARD_TYPES, type CardType, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { plural } from '../describe/en/grammar.ts';

/** A selector read from the words of a noun phrase, and how many words it took. */
export interface ParsedQuality {
  readonly quality: Selector;
  readonly length: number;
}

/**
 * Reads noun phrases of the kind that texts use most: adjectives, a noun, and what follows it ("other Goblin creatures
 * you control", "nontoken artifact or creature", "creature card in your graveyard"). Takes normalised words; gives
 * every reading that begins with the first word, longest first. The caller proves a reading by describing it.
 */
export function parseQuality(words: readonly string[]): ParsedQuality[] {
  const readings: ParsedQuality[] = [];
  const first = readNoun(words);
  if (first === undefined) return [];
  const nouns = [first];
  // "artifact or creature", "creatures and lands"
  for (let end = first.length; words[end] === 'or' || words[end] === 'and'; ) {
    const next = readNoun(words.slice(end + 1));
    if (next === undefined) break;
    end += 1 + next.length;
    nouns.push({ leaves: next.leaves, length: end });
  }
  for (const [index, { length }] of nouns.entries()) {
    const alternatives = nouns.slice(0, index + 1).map(({ leaves }) => leaves);
    const base = combine(alternatives);
    readings.push({ quality: base, length });
    for (const after of readAfter(words.slice(length)))
      readings.push({ quality: joined([...flat(base), ...after.leaves]), length: length + after.length });
  }
  return readings.sort((one, another) => another.length - one.length);
}

interface Leaves {
  readonly leaves: readonly Selector[];
  readonly length: number;
}

const flat = (selector: Selector): readonly Selector[] =>
  selector.kind === 'all-of' ? selector.of : selector.kind === 'all' ? [] : [selector];

/** One selector for what all of these say. */
function joined(leaves: readonly Selector[]): Selector {
  const [only, ...others] = leaves;
  if (only === undefined) return all;
  return others.length === 0 ? only : allOf(...leaves);
}

function combine(alternatives: readonly (readonly Selector[])[]): Selector {
  const selectors = alternatives.map(joined);
  const [only, ...others] = selectors;
  return only !== undefined && others.length === 0 ? only : anyOf(...selectors);
}

/** Adjectives and types up to the last word that can be a noun. */
function readNoun(words: readonly string[]): Leaves | undefined {
  const leaves: Selector[] = [];
  let found: Leaves | undefined;
  for (let index = 0; index < words.length; ) {
    const next = readWord(words, index);
    if (next === undefined) break;
    leaves.push(...next.leaves);
    index += next.length;
    if (next.isNoun) found = { leaves: [...leaves], length: index };
  }
  return found;
}

interface WordReading extends Leaves {
  readonly isNoun: boolean;
}

function readWord(words: readonly string[], index: number): WordReading | undefined {
  const word = words[index] ?? '';
  const adjective = ADJECTIVES.get(word);
  if (adjective !== undefined) return { leaves: [adjective], length: 1, isNoun: false };
  const noun = NOUNS.get(word);
  if (noun !== undefined) return { leaves: noun, length: 1, isNoun: true };
  const two = NOUNS.get(`${word} ${words[index + 1] ?? ''}`);
  return two === undefined ? undefined : { leaves: two, length: 2, isNoun: true };
}

/** What follows a noun: "you control", "with flying", "in your graveyard"; every way to read it. */
function readAfter(words: readonly string[]): Leaves[] {
  const found: Leaves[] = [];
  for (const { words: phrase, leaves } of PHRASES_AFTER) {
    if (!phrase.every((word, index) => words[index] === word)) continue;
    found.push({ leaves, length: phrase.length });
    for (const more of readAfter(words.slice(phrase.length)))
      found.push({ leaves: [...leaves, ...more.leaves], length: phrase.length + more.length });
  }
  return found;
}

const NEGATABLE: readonly (readonly [string, Selector])[] = [
  ...CARD_TYPES.map((type) => [type, cardType(type)] as const),
  ...SUPERTYPES.map((type) => [type, supertype(type)] as const),
  ...COLORS.map((word) => [COLOR_WORDS[word], color(word)] as const),
  ['token', { kind: 'token' }],
];

const ADJECTIVES: ReadonlyMap<string, Selector> = new Map<string, Selector>([
  ['other', other],
  ['another', other],
  ...SUPERTYPES.map((type) => [type, supertype(type)] as const),
  ...COLORS.map((word) => [COLOR_WORDS[word], color(word)] as const),
  ...NEGATABLE.map(([word, selector]) => [`non${word}`, not(selector)] as const),
  ['colorless', { kind: 'color-count', comparison: '=', count: 0 }],
  ['multicolored', { kind: 'color-count', comparison: '>=', count: 2 }],
  ['tapped', { kind: 'tapped' }],
  ['untapped', not({ kind: 'tapped' })],
  ['attacking', { kind: 'attacking' }],
  ['blocking', { kind: 'blocking' }],
]);

const inBothNumbers = (
  noun: string,
  leaves: readonly Selector[],
): (readonly [string, readonly Selector[]])[] => [
  [noun.toLowerCase(), leaves],
  [plural(noun).toLowerCase(), leaves],
];

const NOUNS: ReadonlyMap<string, readonly Selector[]> = new Map([
  ...CARD_TYPES.flatMap((type: CardType) => inBothNumbers(type, [cardType(type)])),
  ...Object.values(SUBTYPES).flatMap((names) =>
    names.flatMap((name) => inBothNumbers(name, [subtype(name)])),
  ),
  ...inBothNumbers('permanent', []),
  ...inBothNumbers('card', []),
  ...inBothNumbers('token', [{ kind: 'token' }]),
  ...inBothNumbers('spell', [{ kind: 'zone', zone: 'stack' }]),
]);

interface PhraseAfter {
  readonly words: readonly string[];
  readonly leaves: readonly Selector[];
}
const after = (phrase: string, ...leaves: readonly Selector[]): PhraseAfter => ({
  words: phrase.split(' '),
  leaves,
});

const YOU = { kind: 'you' } as const;
const OPPONENTS = { kind: 'opponents' } as const;

const PHRASES_AFTER: readonly PhraseAfter[] = [
  after('you control', { kind: 'controller', is: YOU }),
  after('you do not control', not({ kind: 'controller', is: YOU })),
  after('your opponents control', { kind: 'controller', is: OPPONENTS }),
  after('an opponent controls', { kind: 'controller', is: OPPONENTS }),
  after('you own', { kind: 'owner', is: YOU }),
  ...(['graveyard', 'hand', 'library'] as const).flatMap((zone) =>
    ['in', 'from'].flatMap((preposition) => [
      after(`${preposition} your ${zone}`, { kind: 'zone', zone }, { kind: 'owner', is: YOU }),
      after(`${preposition} a ${zone}`, { kind: 'zone', zone }),
    ]),
  ),
  after('in graveyards', { kind: 'zone', zone: 'graveyard' }),
  after('in exile', { kind: 'zone', zone: 'exile' }),
  ...KEYWORDS.flatMap((keyword) => [
    after(`with ${keyword}`, { kind: 'keyword', keyword }),
    after(`without ${keyword}`, not({ kind: 'keyword', keyword })),
  ]),
];
