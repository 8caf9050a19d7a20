/** Stands for the object's own name and for "this creature" and the like. */
const SELF = '~';

/** What the text may call its object besides "this …". */
export interface OwnNames {
  /** The whole name, and parts by which texts call a legend. */
  readonly names: readonly string[];
}

/**
 * Brings official wordings and rendered texts to one form, so that they can be compared word by word: lower case,
 * plain quotes and dashes, no reminder text (207.2) and no punctuation that only separates, one token for the object's
 * own name or "this creature", older and newer phrases for the same thing made equal. It knows words of the
 * language, not cards: no list of texts.
 */
export function normalise(text: string, own: OwnNames = { names: [] }): string {
  let result = ` ${text} `.replace(/\([^()]*\)/g, ' ');
  result = plainCharacters(result);
  for (const name of ownNames(own)) result = result.replaceAll(name, ` ${SELF} `);
  result = result.toLowerCase();
  result = result.replace(THIS_OBJECT, ` ${SELF} `);
  result = expandContractions(result);
  result = result
    .replace(/\benters? the battlefield\b/g, (found) => found.split(' ', 1)[0] ?? '')
    .replace(/\bis put into a graveyard from the battlefield\b/g, 'dies')
    .replace(/\bare put into a graveyard from the battlefield\b/g, 'die')
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word)));
  return result
    .replace(/[.,;:"'•]+(?=\s|$)/g, ' ')
    .replace(/(?<=\s)["'•]+/g, ' ')
    .replace(/\s+-+\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a normalised text. */
export const normalisedWords = (normalised: string): string[] =>
  normalised === '' ? [] : normalised.split(' ');

const plainCharacters = (text: string): string =>
  text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/−/g, '-')
    .replace(/[–—]/g, ' - ')
    .replace(/ /g, ' ');

/** Longest first, so that a short name does not cut a long one in two. */
function ownNames({ names }: OwnNames): string[] {
  const all = names.map(plainCharacters).flatMap((name) => [name, ...shortForms(name)]);
  return [...new Set([...all, 'CARDNAME'])]
    .filter((name) => name !== '')
    .sort((one, another) => another.length - one.length);
}

/** "Oko, Thief of Crowns" is also called "Oko", "Kaervek the Merciless" also "Kaervek". */
function shortForms(name: string): string[] {
  const comma = name.indexOf(',');
  if (comma > 0) return [name.slice(0, comma)];
  const title = /^(.+?) (?:the|of) /.exec(name);
  return title?.[1] === undefined ? [] : [title[1]];
}

/** "this" with a noun for the object itself; "this turn", "this way", "this ability" are no such nouns. */
const THIS_OBJECT =
  /\bthis (?:creature|artifact|enchantment|land|planeswalker|battle|permanent|card|spell|token|emblem|equipment|aura|vehicle|spacecraft|fortification|saga|class|case|room|siege)\b/g;

const expandContractions = (text: string): string =>
  text
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(it|that|he|she|there|what)'s\b/g, '$1 is')
    .replace(/\b(they|you|we)'re\b/g, '$1 are')
    .replace(/\b(they|you|we)'ve\b/g, '$1 have');

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
];
const NUMBER_WORD = new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'g');

/**
 * The words of a text without what number and choice of words change: "each land is a Swamp" and "all lands are
 * Swamps" have the same. For texts that may be worded either way; two texts that mean different things still differ.
 */
export function comparableWords(text: string, own: OwnNames = { names: [] }): string[] {
  return normalisedWords(normalise(text, own))
    .map(lemma)
    .filter((word) => !DETERMINERS.has(word));
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'all', 'each', 'any']);

const LEMMAS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['has', 'have'],
  ['does', 'do'],
  ['their', 'its'],
  ['they', 'it'],
  ['them', 'it'],
]);

/** The singular of a noun, the plain form of a verb, as far as endings tell. */
export function lemma(word: string): string {
  const known = LEMMAS.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[lr]ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:s|sh|ch|x|o)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
