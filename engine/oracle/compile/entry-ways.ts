import type { Amount } from '../../abilities/amount.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { countTail, plainNumber, whereX, withTail } from './amounts.ts';
import { becoming } from './becoming.ts';
import { abilityList } from './granted.ts';
import {
  alt,
  between,
  lazy,
  many,
  map,
  mapSome,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import type { Meaning } from './scope.ts';
import { counterKind } from './words.ts';

type Entry = Meaning<EntryModification>;

/** How many counters: "three", "a number of additional", "an additional". */
const howMany: Parser<Meaning<Amount> | undefined> = alt<Meaning<Amount> | undefined>(
  map(phrase('a number of additional?'), () => undefined),
  map(
    seq(
      phrase('an additional'),
      lazy(() => plainNumber),
    ),
    ([, count]) => count,
  ),
  map(alt(phrase('an additional'), word('a', 'an')), () => undefined),
  lazy(() => plainNumber),
);

interface Counters {
  readonly count: Meaning<Amount> | undefined;
  readonly counter: string;
}
const someCounters: Parser<Counters> = map(
  seq(howMany, opt(word('additional')), counterKind),
  ([count, , counter]) => ({ count, counter }),
);

/** "with two +1/+1 counters and a trample counter on it", "with an additional counter on it for each …". */
const counters: Parser<readonly Entry[]> = map(
  seq(
    word('with'),
    between(someCounters, alt(phrase(', and'), word(',', 'and'))),
    phrase('on it|them|him|her'),
    opt(lazy(() => countTail)),
    opt(lazy(() => whereX)),
  ),
  ([, all, , tail, x]) =>
    all.map(
      ({ count, counter }, index): Entry =>
        (scope) => {
          if (x !== undefined) scope.x = x;
          const many = count?.(scope) ?? 1;
          scope.x = undefined;
          const isLast = index === all.length - 1;
          return { kind: 'counters', counter, amount: isLast ? withTail(many, tail, scope) : many };
        },
    ),
);

/** "and a +1/+1 counter on it for each green creature", "plus an additional one for each": counters counted apart. */
const moreCounters: Parser<readonly Entry[]> = map(
  seq(
    word('and', 'plus'),
    someCounters,
    phrase('on it|them|him|her'),
    lazy(() => countTail),
  ),
  ([, { count, counter }, , tail]) => [
    (scope): EntryModification => ({
      kind: 'counters',
      counter,
      amount: withTail(count?.(scope) ?? 1, tail, scope),
    }),
  ],
);

const aKind: Parser<string> = preceded(word('a', 'an'), counterKind);
/** "a +1/+1, first strike, or vigilance counter": only the last is followed by the noun. */
const bareKind = table<string>({
  '+1/+1': '+1/+1',
  flying: 'flying',
  'first strike': 'first strike',
  'double strike': 'double strike',
  deathtouch: 'deathtouch',
  haste: 'haste',
  hexproof: 'hexproof',
  indestructible: 'indestructible',
  lifelink: 'lifelink',
  menace: 'menace',
  reach: 'reach',
  trample: 'trample',
  vigilance: 'vigilance',
});
const OR = alt<unknown>(phrase(', or'), word('or', ','));
/** "with your choice of a flying counter or a reach counter on it". */
const chosenCounter: Parser<readonly Entry[]> = map(
  seq(
    phrase('with your choice of'),
    alt<readonly string[]>(
      mapSome(between(aKind, OR), (kinds) => (kinds.length > 1 ? kinds : undefined)),
      map(seq(word('a', 'an'), between(bareKind, word(',')), OR, counterKind), ([, kinds, , last]) => [
        ...kinds,
        last,
      ]),
    ),
    phrase('on it|him|her'),
  ),
  ([, from]) => [(): EntryModification => ({ kind: 'counter-of-choice', from })],
);

const tapped: Parser<readonly Entry[]> = map(word('tapped', 'untapped'), (way) => [
  (): EntryModification => ({ kind: way === 'tapped' ? 'tapped' : 'untapped' }),
]);

/** "with flying", "with "{T}: Draw a card."": abilities that it has as it enters (611.2e). */
const abilities: Parser<readonly Entry[]> = map(
  seq(
    word('with'),
    lazy(() => abilityList),
  ),
  ([, parts]) => [(scope): EntryModification => ({ kind: 'with', parts: parts(scope) })],
);

/** "as a Mutant in addition to its other types": what it is as it enters (614.12). */
const asWhat: Parser<readonly Entry[]> = map(preceded(word('as'), becoming), (parts) => [
  (scope): EntryModification => ({ kind: 'with', parts: parts(scope) }),
]);

const way = alt<readonly Entry[]>(
  tapped,
  map(seq(counters, many(moreCounters)), ([first, more]) => [...first, ...more.flat()]),
  chosenCounter,
  abilities,
  asWhat,
);

/** How an object enters: "tapped", "tapped and with two counters on it", "with a counter on it and with flying". */
export const entryWays: Parser<readonly Entry[]> = map(
  seq(way, many(preceded(opt(alt(phrase(', and'), word('and'))), way))),
  ([first, rest]) => [first, ...rest].flat(),
);
