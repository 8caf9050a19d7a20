/** English words and their forms; nothing here knows the game's objects. */

export type GrammaticalNumber = 'singular' | 'plural';

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** How card texts write a count: in words up to twenty, then in digits. */
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);

const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export function romanNumeral(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letters] of ROMAN) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

/** `a`, or `an` before a vowel as it is spoken: "an 8/8", "an X/X", "a 1/1", "a unicorn". */
export function withArticle(noun: string): string {
  const startsWithVowelSound = /^(?:[aeio]|u(?!ni)|8|11\b|18\b|X\b)/i.test(noun);
  return `${startsWithVowelSound ? 'an' : 'a'} ${noun}`;
}

/** "A", "A and B", "A, B, and C". */
export function joinList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} ${conjunction} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1)}`;
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A whole sentence: begins with a capital and ends with one period, also after a closing quotation mark. */
export function sentence(text: string): string {
  const closed = /(?:[.!?]|[.!?]["'’”]+)$/.test(text) || /\n• [^\n]*$/.test(text) ? text : `${text}.`;
  return capitalise(inwardPeriods(closed));
}

/** A quotation in the middle of a sentence loses its period: `"{T}: Add {C}" and …`. */
const inwardPeriods = (text: string): string => text.replace(/\.(["'])(?=,? \S)/g, '$1');

/** The verb's form for its subject: `verb('get', 'singular')` is "gets". Takes the plural form. */
export function verb(plural: string, number: GrammaticalNumber): string {
  if (number === 'plural') return plural;
  const irregular = IRREGULAR_VERBS.get(plural);
  if (irregular !== undefined) return irregular;
  return /(?:s|sh|ch|x|o)$/.test(plural) ? `${plural}es` : `${plural}s`;
}

const IRREGULAR_VERBS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ["aren't", "isn't"],
  ["don't", "doesn't"],
  ["can't", "can't"],
]);

/** The plural of a noun or of the last word of a phrase. */
export function plural(noun: string): string {
  const end = /^(.*[\s-])?(.+?)$/.exec(noun);
  const before = end?.[1] ?? '';
  const word = end?.[2] ?? noun;
  return before + pluralWord(word);
}

function pluralWord(word: string): string {
  if (UNCHANGED.has(word.toLowerCase())) return word;
  const irregular = IRREGULAR_PLURALS.get(word.toLowerCase());
  if (irregular !== undefined) return word.slice(0, 1) + irregular.slice(1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['elf', 'elves'],
  ['hero', 'heroes'],
  ['wolf', 'wolves'],
  ['werewolf', 'werewolves'],
  ['dwarf', 'dwarves'],
  ['mouse', 'mice'],
  ['ox', 'oxen'],
  ['child', 'children'],
  ['fungus', 'fungi'],
  ['octopus', 'octopuses'],
  ['incubus', 'incubi'],
  ['locus', 'loci'],
  ['cyclops', 'cyclopes'],
  ['djinn', 'djinn'],
  ['life', 'lives'],
]);

/** Nouns with one form for both numbers. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'plains',
  "urza's",
  'merfolk',
  'moonfolk',
  'kithkin',
  'kor',
  'kavu',
  'myr',
  'eldrazi',
  'vedalken',
  'samurai',
  'sheep',
  'fish',
  'equipment',
  'treefolk',
  'homarid',
  'soltari',
  'dauthi',
  'thalakos',
  'pegasus',
  'efreet',
  'squid',
  'naga',
  'food',
  'gold',
  'blood',
]);

/** The possessive of a phrase: "this creature's", "your opponents'". */
export const possessive = (phrase: string): string => (phrase.endsWith('s') ? `${phrase}'` : `${phrase}'s`);
