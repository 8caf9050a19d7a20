import type { Amount } from '../../abilities/amount.ts';
import { plural } from '../describe/en/grammar.ts';
import { type Count, VALUE } from './amounts.ts';
import { objectPossessive } from './objects.ts';
import { alt, lazy, opt, type Parser, phrase, seq, word } from './parser.ts';
import { NotUnderstood, type Scope } from './scope.ts';
import { wordsBetween } from './text-of.ts';
import { GRANTER } from './token.ts';
import { toldWords } from './told-facts.ts';
import { counterKind } from './words.ts';

/**
 * Numbers that only the course of the game knows. As something resolves or enters they are told as X is; in a static
 * ability the source keeps them, and the words say what they are.
 */
const told =
  (words: string, at: number, isCount = false, isEach = false): Count =>
  (scope) => {
    if (scope.isResolving)
      return { kind: 'x', words: isCount ? `the number of ${isEach ? inPlural(words) : words}` : words };
    const isOfEach = scope.telling?.kind === 'affected' && /\b(?:it|its|they|their)\b/.test(words);
    if (isOfEach || words === '') throw new NotUnderstood(at, 'a number that the board shows');
    return { kind: 'told', words, ...(isCount ? { isCount } : {}) };
  };
/** "creature that died this turn" as it stands behind "the number of". */
const inPlural = (words: string): string =>
  words
    .replace(
      /\b(?:card|creature|permanent|artifact|land|opponent|player|spell|counter|token|enchantment|time)\b/,
      plural,
    )
    .replace(/\bwho (has|controls)\b/, (_, verb: string) => (verb === 'has' ? 'who have' : 'who control'));
const toldAs =
  (parser: Parser<unknown>, isCount = false, isEach = false): Parser<Count> =>
  (input, at) => {
    const result = parser(input, at);
    return result === undefined
      ? undefined
      : {
          next: result.next,
          value: told(wordsBetween(input, at, result.next), input.tokens[at]?.start ?? 0, isCount, isEach),
        };
  };

const OF_THE_PAST = seq(
  word('the'),
  word(
    'sacrificed',
    'exiled',
    'revealed',
    'discarded',
    'tapped',
    'returned',
    'destroyed',
    'milled',
    'targeted',
  ),
  word('creature', 'card', 'permanent', 'artifact', 'land', 'enchantment', 'token', 'spell'),
  word("'s"),
  lazy(() => VALUE),
);

/** What an effect that prevents damage has prevented, where it speaks of that; not the same as the damage (615.12). */
export const preventedBy = ({ thatMany }: Scope): Amount | undefined =>
  typeof thatMany === 'object' && thatMany.kind === 'event-amount' ? { kind: 'prevented-amount' } : thatMany;

/** The damage that the effect prevented itself (615.5); told as other numbers of the past where it was another's. */
const prevented = (parser: Parser<unknown>): Parser<Count> => {
  const otherwise = toldAs(parser);
  return (input, at) => {
    const result = otherwise(input, at);
    return result && { ...result, value: (scope) => preventedBy(scope) ?? result.value(scope) };
  };
};
export const preventedCount: Parser<Count> = prevented(phrase('1 damage prevented this way'));

const numberOfThePast: Parser<Count> = toldAs(
  alt<unknown>(
    OF_THE_PAST,
    seq(
      word('the'),
      lazy(() => VALUE),
      phrase('of the'),
      word('sacrificed', 'exiled', 'revealed', 'discarded'),
      word('creature', 'card', 'permanent', 'artifact'),
    ),
    seq(
      word('the'),
      opt(word('total')),
      lazy(() => VALUE),
      word('of'),
      toldWords,
    ),
    seq(phrase('the total? amount of'), toldWords),
    phrase('the life paid as it|~ entered'),
    phrase('the damage dealt this way'),
    phrase('the life lost this way'),
    phrase('the amount of life you|they|~ gained|lost'),
    phrase('the amount of {E} you have'),
    phrase('the amount of mana ~ produced'),
    phrase('the amount of damage those|that creatures|creature dealt to that player'),
    phrase('the damage dealt to your opponents this turn'),
    phrase('the total life lost by your opponents this turn'),
    phrase('the difference between its|that power and toughness'),
    phrase("the difference between the chosen creatures 's powers"),
    phrase("the difference between those players 's life totals"),
    // No tree tells base power from power.
    seq(
      lazy(() => objectPossessive),
      word('base'),
      lazy(() => VALUE),
    ),
    phrase('the difference'),
    seq(phrase('the number of'), counterKind, word('on'), word(GRANTER)),
    phrase('the result'),
  ),
);

export const toldAmount: Parser<Count> = alt<Count>(
  prevented(alt(phrase('the damage prevented this way'), phrase('the amount of damage prevented this way'))),
  numberOfThePast,
);

/** After "the number of": "creatures that died this turn", counted by nobody but the course of the game. */
export const toldCount: Parser<Count> = toldAs(toldWords, true);
/** The same after "for each": one of them is told of. */
export const toldEach: Parser<Count> = toldAs(toldWords, true, true);
