import { cardType, color, not, type Selector, subtype, supertype } from '../../abilities/selector.ts';
import type { ColorWord } from '../../abilities/words.ts';
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS, type Color } from '../../vocabulary/colors.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { plural } from '../describe/en/grammar.ts';
import { alt, map, type Parser, phrase, seq, token, word } from './parser.ts';
import type { Token } from './token.ts';

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((text, value) => [text, value]),
);

const colorOf = (text: string): Color | undefined => COLORS.find((each) => COLOR_WORDS[each] === text);
export const colorName: Parser<Color> = token(({ w }) => colorOf(w), 'a color');
const _colorWord: Parser<ColorWord> = alt<ColorWord>(
  colorName,
  map(phrase('the chosen color'), () => ({ chosen: 'color' }) as const),
);

const TYPE_PLURALS: ReadonlyMap<string, string> = new Map([
  ['sorcery', 'sorceries'],
  ['kindred', 'kindred'],
]);
const CARD_TYPE_WORDS: ReadonlyMap<string, { type: CardType; isPlural: boolean }> = new Map(
  CARD_TYPES.flatMap((type): (readonly [string, { type: CardType; isPlural: boolean }])[] => [
    [type, { type, isPlural: false }],
    [TYPE_PLURALS.get(type) ?? `${type}s`, { type, isPlural: true }],
  ]),
);
export const cardTypeWord: Parser<{ type: CardType; isPlural: boolean }> = token(
  ({ kind, w }) => (kind === 'word' ? CARD_TYPE_WORDS.get(w) : undefined),
  'a card type',
);
const cardTypeOf = (text: string): CardType | undefined => CARD_TYPE_WORDS.get(text)?.type;

export const supertypeWord: Parser<Supertype> = token(
  ({ w }) => SUPERTYPES.find((each) => each === w),
  'a supertype',
);

const MORE_PLURALS: readonly (readonly [string, string])[] = [
  ['Dwarf', 'Dwarves'],
  ['Hero', 'Heroes'],
  ['Elf', 'Elves'],
  ['Wolf', 'Wolves'],
  ['Octopus', 'Octopuses'],
  ['Fungus', 'Funguses'],
  ['Pegasus', 'Pegasi'],
  ['Sphinx', 'Sphinxes'],
  ['Ox', 'Oxen'],
  ['Mongoose', 'Mongooses'],
  ['Cyclops', 'Cyclops'],
  ['Efreet', 'Efreets'],
  ['Kavu', 'Kavus'],
  ['Djinn', 'Djinns'],
  ['Mercenary', 'Mercenaries'],
  ['Ally', 'Allies'],
  ['Homunculus', 'Homunculi'],
  ['Vedalken', 'Vedalkens'],
  ['Eldrazi', 'Eldrazis'],
  ['Squid', 'Squids'],
  ['Fish', 'Fishes'],
  ['Locus', 'Loci'],
  ['Thrull', 'Thrulls'],
  ['Nautilus', 'Nautiluses'],
  ['Treefolk', 'Treefolks'],
  ['Samurai', 'Samurais'],
  ['Equipment', 'Equipments'],
  ['Thief', 'Thieves'],
  ['Food', 'Foods'],
  ['Gold', 'Golds'],
  ['Blood', 'Bloods'],
];

interface SubtypeEntry {
  readonly name: string;
  readonly words: readonly string[];
  readonly isPlural: boolean;
  readonly isUnchanged: boolean;
}
const SUBTYPE_WORDS: ReadonlyMap<string, readonly SubtypeEntry[]> = indexSubtypes();

function indexSubtypes(): Map<string, SubtypeEntry[]> {
  const index = new Map<string, SubtypeEntry[]>();
  const add = (name: string, form: string, isPlural: boolean, isUnchanged: boolean): void => {
    const words = form.toLowerCase().replace(/'s$/, " 's").split(' ');
    const first = words[0] ?? '';
    const rows = index.get(first) ?? [];
    rows.push({ name, words, isPlural, isUnchanged });
    rows.sort((one, other) => other.words.length - one.words.length);
    index.set(first, rows);
  };
  const names = (
    ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'spell'] as const
  ).flatMap((set) => SUBTYPES[set]);
  for (const name of new Set(names)) {
    const many = plural(name);
    add(name, name, many === name, many === name);
    if (many !== name) add(name, many, true, false);
  }
  for (const [name, many] of MORE_PLURALS) add(name, many, true, name === many);
  return index;
}

/** A subtype in either number, with a capital. */
export const subtypeWord: Parser<{ name: string; isPlural: boolean; isUnchanged: boolean }> = (input, at) => {
  const first = input.tokens[at];
  if (first === undefined || first.kind !== 'word' || !/^\p{Lu}/u.test(first.text)) return undefined;
  for (const entry of SUBTYPE_WORDS.get(first.w) ?? []) {
    if (entry.words.every((part, index) => input.tokens[at + index]?.w === part))
      return { value: entry, next: at + entry.words.length };
  }
  return undefined;
};

/** A word before a noun that says what it must be: "nonland", "white", "legendary", "tapped". */
export const simpleAdjective: Parser<Selector> = token(adjectiveOf, 'an adjective');

function adjectiveOf(found: Token): Selector | undefined {
  if (found.kind !== 'word') return undefined;
  const negated = /^non-?(.+)$/.exec(found.w)?.[1];
  if (negated !== undefined) {
    const positive = adjectiveOfWord(negated) ?? typeOfWord(negated, found.text);
    if (positive !== undefined) return not(positive);
  }
  return adjectiveOfWord(found.w);
}

function adjectiveOfWord(text: string): Selector | undefined {
  const known = ADJECTIVES.get(text);
  if (known !== undefined) return known;
  const hue = colorOf(text);
  if (hue !== undefined) return color(hue);
  const supertypeName = SUPERTYPES.find((each) => each === text);
  return supertypeName === undefined ? undefined : supertype(supertypeName);
}

function typeOfWord(text: string, original: string): Selector | undefined {
  if (text === 'token') return { kind: 'token' };
  if (text === 'commander') return designated('commander');
  const type = cardTypeOf(text);
  if (type !== undefined) return cardType(type);
  const entry = SUBTYPE_WORDS.get(text)?.find(
    ({ words, isPlural, isUnchanged }) => words.length === 1 && (!isPlural || isUnchanged),
  );
  return entry === undefined || original === '' ? undefined : subtype(entry.name);
}

const historic: Selector = {
  kind: 'any-of',
  of: [cardType('artifact'), supertype('legendary'), subtype('Saga')],
};
const outlaw: Selector = {
  kind: 'any-of',
  of: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map(subtype),
};
const designated = (designation: string): Selector => ({ kind: 'designation', designation });

const ADJECTIVES: ReadonlyMap<string, Selector> = new Map<string, Selector>([
  ['multicolored', { kind: 'color-count', comparison: '>=', count: 2 }],
  ['monocolored', { kind: 'color-count', comparison: '=', count: 1 }],
  ['colorless', { kind: 'color-count', comparison: '=', count: 0 }],
  ['tapped', { kind: 'tapped' }],
  ['untapped', not({ kind: 'tapped' })],
  ['attacking', { kind: 'attacking' }],
  ['blocking', { kind: 'blocking' }],
  ['unblocked', designated('unblocked')],
  ['blocked', designated('blocked')],
  ['face-down', { kind: 'face-down' }],
  ['exiled', { kind: 'zone', zone: 'exile' }],
  ['transformed', { kind: 'transformed' }],
  ['face-up', not({ kind: 'face-down' })],
  ['enchanted', { kind: 'has-attached', what: subtype('Aura') }],
  ['equipped', { kind: 'has-attached', what: subtype('Equipment') }],
  ['modified', designated('modified')],
  ['historic', historic],
  ['outlaw', outlaw],
  ['suspected', designated('suspected')],
  ['renowned', designated('renowned')],
  ['monstrous', designated('monstrous')],
  ['saddled', designated('saddled')],
  ['exerted', designated('exerted')],
  ['goaded', designated('goaded')],
]);

export const numberValue: Parser<number> = token(
  ({ kind, w }) => (kind === 'number' ? Number(w) : kind === 'word' ? NUMBER_WORDS.get(w) : undefined),
  'a number',
);

/** Kinds of counters as far as texts know them, without the noun: "+1/+1", "flying", "charge". */
export const counterName: Parser<string> = alt(
  token(({ kind, w }) => (kind === 'size' ? w : undefined), 'a kind of counter'),
  map(phrase('first strike'), () => 'first strike'),
  map(phrase('double strike'), () => 'double strike'),
  token(({ kind, w }) => (kind === 'word' && !NOT_COUNTER_KINDS.has(w) ? w : undefined), 'a kind of counter'),
);

/** "+1/+1 counter", "flying counters". */
export const counterKind: Parser<string> = map(
  seq(counterName, word('counter', 'counters')),
  ([kind]) => kind,
);
const NOT_COUNTER_KINDS: ReadonlySet<string> = new Set(
  'counter counters a an the of that those each all more additional another its their number two three four five six any no other with and or target'.split(
    ' ',
  ),
);
