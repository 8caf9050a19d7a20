import type { Condition } from '../../abilities/condition.ts';
import { condition } from './conditions.ts';
import { alt, lazy, map, type Parser, phrase, seq, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { toldFact } from './told-facts.ts';

/** What a shield brings as it is used is part of the replacement (701.19a). */
export const ifRegenerated: Parser<Meaning<Condition>> = map(
  phrase('it regenerates this way'),
  (words): Meaning<Condition> =>
    () => ({ kind: 'fact', words }),
);

/** "if …": a condition that can be tested, or a fact that must be told. */
export const ifClause: Parser<Meaning<Condition>> = alt(
  map(seq(word('if'), ifRegenerated, word(',')), ([, test]) => test),
  map(seq(word('if'), condition, word(',')), ([, test]) => test),
  map(
    seq(
      word('if'),
      lazy(() => toldFact),
      word(','),
    ),
    ([, test]) => test,
  ),
);
