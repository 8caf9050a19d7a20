import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { type CountTail, countTail, equalTo, plainNumber, withTail } from './amounts.ts';
import { distributedCounters } from './divided.ts';
import { acted, type Made, one, several } from './instructions.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase } from './objects.ts';
import {
  alt,
  between,
  lazy,
  many,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { actingPlayer } from './players.ts';
import { firstMeaning, type Meaning, NotUnderstood, name, type Scope } from './scope.ts';
import { counterKind, counterName } from './words.ts';

export const countersPut: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(phrase('a number of'), () => () => 1),
  map(alt(phrase('an additional'), word('a', 'an', 'another')), () => () => 1),
  lazy(() => plainNumber),
);

/** Some counters of one kind. */
interface Counters {
  readonly count: Meaning<Amount>;
  readonly counter: string;
}
const someCounters: Parser<Counters> = map(seq(countersPut, counterKind), ([count, counter]) => ({
  count,
  counter,
}));
const AND = alt<unknown>(phrase(', and'), word('and', ','));
/** "a +1/+1 counter and a flying counter", "a first strike counter, a vigilance counter, and a reach counter" */
const counterList: Parser<readonly Counters[]> = between(someCounters, AND);

/** "a +1/+1 or loyalty counter", "a +0/+1 counter or a +1/+0 counter", "your choice of a menace or reach counter". */
const eitherCounters: Parser<readonly Counters[]> = alt<readonly Counters[]>(
  map(
    seq(
      opt(phrase('your choice of')),
      someCounters,
      many(preceded(word(','), someCounters)),
      alt(phrase(', or'), word('or')),
      someCounters,
    ),
    ([, first, rest, , last]) => [first, ...rest, last],
  ),
  map(
    seq(
      opt(phrase('your choice of')),
      alt<unknown>(phrase('a counter from among'), word('a', 'an')),
      counterName,
      many(preceded(seq(word(','), notAhead(word('or'))), counterName)),
      alt(phrase(', or'), word('or')),
      counterName,
      opt(word('counter', 'counters')),
    ),
    ([, , first, rest, , last]) =>
      [first, ...rest, last].map((counter): Counters => ({ count: () => 1, counter })),
  ),
);

/** Where counters go: objects that were named, or one that is chosen first. */
interface Receiver {
  readonly before: readonly Instruction[];
  readonly on: Selector;
}
const chosenFirst: Parser<Meaning<Receiver>> = map(
  seq(
    alt<unknown>(phrase('up to one'), word('a', 'an', 'another', 'any')),
    lazy(() => nounGroup),
  ),
  ([, noun]) =>
    (scope) => {
      const from = noun.selector(scope);
      const object = {
        kind: 'chosen',
        noun: noun.nouns.find((each) => each !== 'permanent') ?? 'permanent',
      } as const;
      const on: Selector = { kind: 'is', object };
      name(scope, { selector: on, object, nouns: [...noun.nouns, 'permanent'], isPlural: false });
      return { before: [{ kind: 'choose', what: 'object', from }], on };
    },
);
const receiver: Parser<Meaning<Receiver>> = alt<Meaning<Receiver>>(
  map(
    lazy(() => several),
    (what): Meaning<Receiver> =>
      (scope) => ({ before: [], on: what(scope) }),
  ),
  chosenFirst,
);

function putOn(
  all: readonly Counters[],
  { before, on }: Receiver,
  tail: CountTail | undefined,
  scope: Scope,
): readonly Instruction[] {
  const last = all.length - 1;
  return [
    ...before,
    ...all.map(({ count, counter }, index): Instruction => {
      const many = count(scope);
      const amount = index === last ? withTail(many, tail, scope) : many;
      return { kind: 'put-counters', on, counter, amount };
    }),
  ];
}

/** "put", "that player puts": one player; each of several would put them elsewhere. */
const puts: Parser<Meaning<void>> = alt<Meaning<void>>(
  map(word('put'), () => () => undefined),
  map(
    seq(
      lazy(() => actingPlayer),
      word('put', 'puts'),
    ),
    ([player]) =>
      (scope) => {
        const who = player(scope);
        if (who.kind === 'opponents' || who.kind === 'each-player')
          throw new NotUnderstood(0, 'one player who puts counters');
      },
  ),
);

/** "put a +1/+1 counter on it and a plan counter on this enchantment" */
const putting: Parser<Made> = map(
  seq(puts, between(seq(counterList, word('on'), receiver, opt(lazy(() => countTail))), AND)),
  ([by, groups]): Made =>
    (scope) => {
      by(scope);
      return groups.flatMap(([all, , whom, tail]) => {
        // What X is may depend on what gets the counters, so that comes first.
        const to = whom(scope);
        return putOn(all, to, tail, scope);
      });
    },
);

const puttingEither: Parser<Made> = map(
  seq(word('put'), eitherCounters, word('on'), receiver),
  ([, kinds, , whom]): Made =>
    (scope) => {
      const to = whom(scope);
      return [
        ...to.before,
        {
          kind: 'modal',
          choose: 1,
          modes: kinds.map((kind) => putOn([kind], { ...to, before: [] }, undefined, scope)),
        },
      ];
    },
);

/** "move a +1/+1 counter from target creature onto another target creature" (122.5). */
const movingCounters: Parser<Made> = alt<Made>(
  map(
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
  ),
  // As many as there are: they are counted before they are gone.
  map(
    seq(
      phrase('move all'),
      counterKind,
      word('from'),
      lazy(() => objectPhrase),
      word('onto', 'to'),
      lazy(() => acted),
    ),
    ([, counter, , object, , to]): Made =>
      (scope) => {
        const from = object(scope);
        return [
          {
            kind: 'put-counters',
            on: to(scope),
            counter,
            amount: { kind: 'counters-on', object: from, counter },
          },
          { kind: 'remove-counters', from: { kind: 'is', object: from }, counter, amount: 'all' },
        ];
      },
  ),
);

/** "put a charge counter on this artifact or remove one from it" */
const puttingOrRemoving: Parser<Made> = map(
  seq(
    word('put'),
    someCounters,
    word('on'),
    receiver,
    phrase('or remove'),
    alt<unknown>(phrase('one'), phrase('a counter'), seq(word('a', 'an'), counterKind)),
    phrase('from it|them'),
  ),
  ([, one, , whom]): Made =>
    (scope) => {
      const to = whom(scope);
      return [
        ...to.before,
        {
          kind: 'modal',
          choose: 1,
          modes: [
            putOn([one], { ...to, before: [] }, undefined, scope),
            [{ kind: 'remove-counters', from: to.on, counter: one.counter, amount: 1 }],
          ],
        },
      ];
    },
);

export const counters: Parser<Made> = alt<Made>(
  distributedCounters,
  puttingOrRemoving,
  movingCounters,
  map(
    seq(
      phrase('put a number of'),
      counterKind,
      lazy(() => equalTo),
      word('on'),
      receiver,
    ),
    ([, counter, count, , on]): Made =>
      (scope) => {
        const amount = count(scope);
        return putOn([{ count: () => amount, counter }], on(scope), undefined, scope);
      },
  ),
  map(
    seq(
      word('put'),
      counterKind,
      word('on'),
      receiver,
      lazy(() => equalTo),
    ),
    ([, counter, , on, count]): Made =>
      (scope) => {
        const to = on(scope);
        return putOn([{ count, counter }], to, undefined, scope);
      },
  ),
  puttingEither,
  putting,
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

/** "it", or each of several: as many again of what each has. */
const doubled: Parser<Meaning<readonly [Selector, ObjectReference]>> = alt(
  map(
    lazy(() => objectPhrase),
    (object): Meaning<readonly [Selector, ObjectReference]> =>
      (scope) => {
        const on = object(scope);
        return [{ kind: 'is', object: on }, on];
      },
  ),
  map(
    lazy(() => acted),
    (all): Meaning<readonly [Selector, ObjectReference]> =>
      (scope) => [all(scope), { kind: 'affected' }],
  ),
);
/** The reading of one object, or of several where it is not one. */
const doubledAny: Parser<Meaning<readonly [Selector, ObjectReference]>> = (input, at) => {
  const one = doubled(input, at);
  const many = acted(input, at);
  if (one === undefined || many === undefined || many.next !== one.next) return one;
  return {
    next: one.next,
    value: firstMeaning([one.value, (scope) => [many.value(scope), { kind: 'affected' }] as const]),
  };
};
export const doubling: Parser<Made> = map(
  seq(phrase('double the number of'), counterKind, word('on'), doubledAny),
  ([, counter, , what]): Made =>
    one((scope) => {
      const [on, object] = what(scope);
      return { kind: 'put-counters', on, counter, amount: { kind: 'counters-on', object, counter } };
    }),
);
