import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';
import type { Naming } from './lex.ts';

const TOO_COMMON: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'lord',
  'lady',
  'sir',
  'king',
  'queen',
  'captain',
  'general',
  'prince',
  'princess',
  'doctor',
  'old',
  'as',
  'when',
  'if',
  'each',
  'all',
  'master',
  'grand',
  'high',
  'two',
  'three',
  'one',
  'you',
  'your',
]);

/** What a text may call the object that has it: its whole name first, then the shorter names of a legend (201.5). */
export function ownNames({ name, isLegendary }: Naming): string[] {
  if (name === '') return [];
  const names = [name];
  const comma = name.indexOf(',');
  if (comma > 0) names.push(name.slice(0, comma));
  if (!isLegendary) return names;
  const bare = comma > 0 ? name.slice(0, comma) : name;
  const title = /^(.+?) (?:the|of|von|de|del|van|and) /.exec(bare);
  if (title?.[1] !== undefined) names.push(title[1]);
  const first = bare.split(' ')[0] ?? '';
  if (isGivenName(first)) names.push(first);
  return [...new Set(names)].sort((one, another) => another.length - one.length);
}

/** A word that is nothing else in a card's text. */
const isGivenName = (word: string): boolean =>
  word.length > 1 &&
  /^\p{Lu}/u.test(word) &&
  !TOO_COMMON.has(word.toLowerCase()) &&
  !word.endsWith("'s") &&
  setsOfSubtype(word).length === 0 &&
  !(KEYWORDS as readonly string[]).includes(word.toLowerCase());
