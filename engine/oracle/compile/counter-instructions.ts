import type { Amount } from '../../abilities/amount.ts';
import type { Selector } from '../../abilities/selector.ts';
import { countTail, equalTo, plainNumber, withTail } from './amounts.ts';
import { acted, type Made, one, several } from './instructions.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { type Meaning, name } from './scope.ts';
import { counterKind } from './words.ts';
export const countersPut: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(phrase('a number of'), () => () => 1),
  map(alt(phrase('an additional'), word('a', 'an')), () => () => 1),
  lazy(() => plainNumber),
);

/** "put a +1/+1 counter on a creature you control": that one is chosen first. */
const onChosen: Parser<Made> = map(
  seq(
    word('put'),
    countersPut,
    counterKind,
    word('on'),
    word('a', 'an', 'another'),
    lazy(() => nounGroup),
  ),
  ([, count, counter, , , noun]): Made =>
    (scope) => {
      const amount = count(scope);
      const from = noun.selector(scope);
      const object = {
        kind: 'chosen',
        noun: noun.nouns.find((each) => each !== 'permanent') ?? 'permanent',
      } as const;
      const on: Selector = { kind: 'is', object };
      name(scope, { selector: on, object, nouns: [...noun.nouns, 'permanent'], isPlural: false });
      return [
        { kind: 'choose', what: 'object', from },
        { kind: 'put-counters', on, counter, amount },
      ];
    },
);

/** "move a +1/+1 counter from target creature onto another target creature" (122.5). */
const movingCounters: Parser<Made> = map(
  seq(
    word('move'),
    countersPut,
    counterKind,
    word('from'),
    lazy(() => acted),
    word('onto', 'to'),
    lazy(() => acted),
  ),
  ([, count, counter, , from, , to]): Made =>
    (scope) => {
      const amount = count(scope);
      return [
        { kind: 'remove-counters', from: from(scope), counter, amount },
        { kind: 'put-counters', on: to(scope), counter, amount },
      ];
    },
);

export const counters: Parser<Made> = alt<Made>(
  onChosen,
  movingCounters,
  map(
    seq(
      phrase('put a number of'),
      counterKind,
      lazy(() => equalTo),
      word('on'),
      lazy(() => several),
    ),
    ([, counter, count, , on]): Made =>
      one((scope) => {
        const amount = count(scope);
        return { kind: 'put-counters', on: on(scope), counter, amount };
      }),
  ),
  map(
    seq(
      word('put'),
      countersPut,
      counterKind,
      word('on'),
      lazy(() => several),
      opt(lazy(() => countTail)),
    ),
    ([, count, counter, , on, more]): Made =>
      one((scope) => {
        const many = count(scope);
        const what = on(scope);
        const total = withTail(many, more, scope);
        return { kind: 'put-counters', on: what, counter, amount: total };
      }),
  ),
  map(
    seq(
      word('remove'),
      alt<Meaning<Amount | 'all'>>(
        map(word('all'), () => () => 'all' as const),
        countersPut,
      ),
      counterKind,
      word('from'),
      lazy(() => several),
    ),
    ([, count, counter, , from]): Made =>
      one((scope) => ({ kind: 'remove-counters', amount: count(scope), counter, from: from(scope) })),
  ),
);

export const doubling: Parser<Made> = map(
  seq(
    phrase('double the number of'),
    counterKind,
    word('on'),
    lazy(() => objectPhrase),
  ),
  ([, counter, , object]): Made =>
    one((scope) => {
      const on = object(scope);
      return {
        kind: 'put-counters',
        on: { kind: 'is', object: on },
        counter,
        amount: { kind: 'counters-on', object: on, counter },
      };
    }),
);
