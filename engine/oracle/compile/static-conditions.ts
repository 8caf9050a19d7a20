import type { Condition } from '../../abilities/condition.ts';
import { not, type Selector } from '../../abilities/selector.ts';
import { condition } from './conditions.ts';
import {
  afterQuote,
  ahead,
  alt,
  atEnd,
  followed,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import type { Meaning } from './scope.ts';
import { toldFact } from './told-facts.ts';

/** What ends the sentence of a static ability. */
export const sentenceStop = alt<unknown>(word('.'), atEnd, afterQuote);

const yourTurn: Condition = { kind: 'turn-of', player: { kind: 'you' } };
/** That a condition does not hold, as texts would say it. */
export function negation(test: Condition): Condition {
  switch (test.kind) {
    case 'not':
      return test.of;
    case 'matches':
      return {
        ...test,
        selector: test.selector.kind === 'not' ? test.selector.of : not(test.selector),
      };
    case 'exists':
      return (test.atLeast ?? 1) === 1
        ? { kind: 'not', of: test }
        : {
            kind: 'compare',
            left: { kind: 'count', of: test.what },
            comparison: '<',
            right: test.atLeast ?? 1,
          };
    default:
      return { kind: 'not', of: test };
  }
}

/** "As long as …, ", "During your turn, " before what it is told of. */
export const leading: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  map(
    seq(
      phrase('during your turn , as long as'),
      alt(followed(condition, ahead(word(','))), toldFact),
      word(','),
    ),
    ([, test]): Meaning<Condition> =>
      (scope) => ({ kind: 'all-of', of: [yourTurn, test(scope)] }),
  ),
  map(
    seq(phrase('as long as'), alt(followed(condition, ahead(word(','))), toldFact), word(',')),
    ([, test]) => test,
  ),
  map(seq(word('if'), condition, word(',')), ([, test]) => test),
  map(phrase('during your turn ,'), (): Meaning<Condition> => () => yourTurn),
  map(
    phrase('during turns other than yours ,'),
    (): Meaning<Condition> => () => ({ kind: 'not', of: yourTurn }),
  ),
);

/** "as long as …", "unless …" behind what it is told of. */
export const trailing: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  preceded(seq(opt(word(',')), phrase('as long as')), followed(condition, ahead(sentenceStop))),
  preceded(seq(opt(word(',')), phrase('as long as')), toldFact),
  preceded(word('if'), followed(condition, ahead(sentenceStop))),
  preceded(word('if'), toldFact),
  map(
    preceded(word('unless'), followed(condition, ahead(sentenceStop))),
    (test): Meaning<Condition> =>
      (scope) =>
        negation(test(scope)),
  ),
  map(phrase('during your turn'), (): Meaning<Condition> => () => yourTurn),
);

/** All of these at once; nothing for none. */
export function conditionOf(tests: readonly Condition[]): { readonly condition?: Condition } {
  const [only] = tests;
  if (only === undefined) return {};
  return { condition: tests.length === 1 ? only : { kind: 'all-of', of: tests } };
}

/** What a condition says of each of the objects that are told of, as a part of what they must be. */
export function saidOfEach(test: Condition | undefined): Selector | undefined {
  return test?.kind === 'matches' && test.object.kind === 'affected' ? test.selector : undefined;
}
