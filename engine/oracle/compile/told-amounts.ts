import type { Amount } from '../../abilities/amount.ts';
import { type Count, VALUE } from './amounts.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { type Meaning, NotUnderstood } from './scope.ts';
import { toldWords } from './told-facts.ts';
/** Numbers that only the course of the game knows are told as X is: only as something resolves or enters. */
export const told: Meaning<Amount> = (scope) => {
  if (!scope.isResolving) throw new NotUnderstood(0, 'a number that the board shows');
  return { kind: 'x' };
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
  word('creature', 'card', 'permanent', 'artifact', 'land'),
  word("'s"),
  lazy(() => VALUE),
);

/** The damage that the effect prevented itself (615.5); told as X is where it was another's. */
const prevented: Meaning<Amount> = (scope) => scope.thatMany ?? told(scope);
export const preventedCount: Parser<Count> = map(phrase('1 damage prevented this way'), () => prevented);

export const toldAmount: Parser<Count> = alt<Count>(
  map(
    alt(phrase('the damage prevented this way'), phrase('the amount of damage prevented this way')),
    () => prevented,
  ),
  map(OF_THE_PAST, () => told),
  map(
    seq(
      word('the'),
      lazy(() => VALUE),
      phrase('of the'),
      word('sacrificed', 'exiled', 'revealed', 'discarded'),
      word('creature', 'card', 'permanent', 'artifact'),
    ),
    () => told,
  ),
  map(
    seq(
      word('the'),
      opt(word('total')),
      lazy(() => VALUE),
      word('of'),
      toldWords,
    ),
    () => told,
  ),
  map(seq(phrase('the total? amount of'), toldWords), () => told),
  map(
    alt(phrase('the damage dealt this way'), phrase('the life lost this way'), phrase('the result')),
    () => told,
  ),
);

/** "creatures that died this turn", "times it was kicked": counted by nobody but the course of the game. */
export const toldCount: Parser<true> = toldWords;
