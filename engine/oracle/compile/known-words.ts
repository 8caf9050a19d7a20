import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { ZONES } from '../../vocabulary/zones.ts';
import { plural } from '../describe/en/grammar.ts';
import { wordsOfParsers } from './parser.ts';

/**
 * Words that may stand in a text, subtypes with their capital: the grammar's own and those of the rules, in both
 * numbers. For finding what a misspelled word was meant to be.
 */
export function knownWords(): ReadonlySet<string> {
  const nouns = [...CARD_TYPES, 'permanent', 'player', 'opponent', 'token', 'spell', 'card', 'counter'];
  const subtypes = (
    ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'spell'] as const
  )
    .flatMap((set) => SUBTYPES[set])
    .flatMap((subtype) => [subtype, plural(subtype)]);
  return new Set(
    [
      ...wordsOfParsers(),
      ...nouns.flatMap((noun) => [noun, plural(noun), `non${noun}`]),
      ...[...SUPERTYPES, ...ZONES, ...COLORS.map((color) => COLOR_WORDS[color])],
      ...KEYWORDS.flatMap((keyword) => keyword.split(' ')),
      ...subtypes,
    ].filter((word) => /^[\p{L}'’-]{2,}$/u.test(word)),
  );
}
