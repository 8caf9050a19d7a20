import type { Amount } from '../../abilities/amount.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { ColorWord } from '../../abilities/words.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase, objectPossessive, referentPhrase } from './objects.ts';
import {
  alt,
  between,
  lazy,
  map,
  memo,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { always, type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';
import { specialAmount, specialCount } from './special-amounts.ts';
import { preventedCount, toldAmount, toldCount, toldEach } from './told-amounts.ts';
import { colorName, counterKind, numberValue } from './words.ts';

export type Count = Meaning<Amount>;

/** X as the text explains it. The X that explains itself ("where X is twice X") is that of the cost (107.3). */
const xWord: Parser<Count> = map(
  word('x'),
  (): Count => (scope) => {
    const { x } = scope;
    if (x === undefined) return { kind: 'x' };
    scope.x = undefined;
    try {
      return x(scope);
    } finally {
      scope.x = x;
    }
  },
);

/** "three", "3", "X". */
export const plainNumber: Parser<Count> = alt<Count>(
  map(numberValue, (value) => always<Amount>(value)),
  xWord,
  // What an event or an earlier instruction made so many: told as X is.
  map(
    seq(opt(word('twice')), alt(phrase('that many'), phrase('that much'))),
    ([twice]): Count =>
      (scope) => {
        const many: Amount = scope.thatMany ?? { kind: 'x', words: 'that many' };
        return twice === undefined ? many : { kind: 'times', factor: 2, of: many };
      },
  ),
  map(
    seq(table<number>({ twice: 2, 'two times': 2, 'three times': 3 }), xWord),
    ([times, of]): Count =>
      (scope) => ({ kind: 'times', factor: times, of: of(scope) }),
  ),
  map(phrase('the chosen number'), () => always<Amount>({ kind: 'chosen-number' })),
);

export const VALUE = table<'power' | 'toughness' | 'mana-value'>({
  power: 'power',
  toughness: 'toughness',
  'mana value': 'mana-value',
  'converted mana cost': 'mana-value',
});

const DISTINCT = table<Extract<Amount, { kind: 'distinct' }>['what']>({
  'color|colors among': 'colors',
  'card type|types among': 'card-types',
  'basic land type|types among': 'basic-land-types',
  'creature type|types among': 'creature-types',
  'different card types among': 'card-types',
  'supertype|supertypes among': 'supertypes',
  'subtype|subtypes among': 'subtypes',
  'different creature types among': 'creature-types',
  'different names among': 'names',
  'different powers among': 'powers',
  'mana value|values among': 'mana-values',
  'different mana values among': 'mana-values',
  'kind|kinds of counters among': 'counter-kinds',
  'different kinds of counters among': 'counter-kinds',
});

/** Group nouns that stand after "among", "on", "of": several objects, or one that was named. */
const amongPhrase: Parser<Meaning<Selector>> = alt(
  map(
    lazy(() => referentPhrase),
    (referent): Meaning<Selector> =>
      (scope) =>
        referent(scope).selector,
  ),
  map(
    seq(
      opt(word('all', 'the', 'each')),
      lazy(() => nounGroup),
    ),
    ([, noun]) => noun.selector,
  ),
);

/** "+1/+1 counters", or counters of any kind. */
const anyCounters: Parser<{ readonly counter?: string }> = alt<{ readonly counter?: string }>(
  map(counterKind, (counter) => ({ counter })),
  map(word('counter', 'counters'), () => ({})),
);

/** What is counted, after "the number of" or "for each". */
export const counted: Parser<Count> = alt<Count>(
  lazy(() => specialCount),
  map(
    seq(
      word('of'),
      lazy(() => objectPossessive),
      table<Extract<Amount, { kind: 'distinct' }>['what']>({
        colors: 'colors',
        'creature types': 'creature-types',
        'card types': 'card-types',
      }),
    ),
    ([, object, what]) =>
      (scope) => ({ kind: 'distinct', what, among: { kind: 'is', object: object(scope) } }),
  ),
  map(
    seq(
      word('card', 'cards'),
      word('in'),
      lazy(() => playerPossessive),
      word('hand', 'hands'),
    ),
    ([, , player]) =>
      (scope) => ({ kind: 'hand-size', of: player(scope) }),
  ),
  map(seq(DISTINCT, amongPhrase), ([what, among]) => (scope) => ({
    kind: 'distinct',
    what,
    among: among(scope),
  })),
  map(seq(anyCounters, word('on'), word('them')), ([kind]) => (scope) => {
    if (scope.telling?.kind !== 'affected') throw new NotUnderstood(0, 'each of those told of');
    return { kind: 'counters-on', ...kind, object: scope.telling };
  }),
  map(
    seq(
      anyCounters,
      word('on'),
      lazy(() => objectPhrase),
    ),
    ([kind, , object]) =>
      (scope) => ({ kind: 'counters-on', ...kind, object: object(scope) }),
  ),
  map(
    seq(
      anyCounters,
      alt(word('on'), word('among')),
      opt(word('all', 'the', 'each')),
      lazy(() => nounGroup),
    ),
    ([kind, , , noun]) =>
      (scope) => ({ kind: 'counters-among', ...kind, among: noun.selector(scope) }),
  ),
  map(
    seq(
      counterKind,
      lazy(() => playerPhrase),
      word('has', 'have'),
    ),
    ([counter, player]) =>
      (scope) => ({ kind: 'counters-on-player', counter, player: player(scope) }),
  ),
  map(
    seq(
      phrase('differently named'),
      lazy(() => nounGroup),
    ),
    ([, noun]) =>
      (scope) => ({ kind: 'distinct', what: 'names', among: noun.selector(scope) }),
  ),
  map(
    seq(
      lazy(() => nounGroup),
      phrase('with different names'),
    ),
    ([noun]) =>
      (scope) => ({ kind: 'distinct', what: 'names', among: noun.selector(scope) }),
  ),
  map(
    lazy(() => nounGroup),
    (noun) => (scope) => ({ kind: 'count', of: noun.selector(scope) }),
  ),
);

const colorList: Parser<readonly ColorWord[]> = map(
  between(colorName, alt(phrase(', and'), word('and', ','))),
  (colors) => colors,
);

const greatest = table<'greatest' | 'least' | 'total'>({
  'the greatest': 'greatest',
  'the highest': 'greatest',
  'the least': 'least',
  'the lowest': 'least',
  'the total': 'total',
});

const attachedOrOwn: Parser<Count> = map(
  seq(
    lazy(() => objectPossessive),
    VALUE,
  ),
  ([object, kind]): Count =>
    (scope) => ({ kind, of: object(scope) }),
);

const basic: Parser<Count> = alt<Count>(
  lazy(() => specialAmount),
  map(
    seq(
      phrase('the total? number of'),
      lazy(() => toldCount),
    ),
    ([, count]) => count,
  ),
  map(seq(phrase('the total? number of'), counted), ([, count]) => count),
  toldAmount,
  map(
    seq(greatest, VALUE, alt(word('among'), word('of')), amongPhrase),
    ([which, value, , among]) =>
      (scope) => ({ kind: 'aggregate', which, value, among: among(scope) }),
  ),
  attachedOrOwn,
  map(
    seq(
      word('the'),
      VALUE,
      word('of'),
      lazy(() => objectPhrase),
    ),
    ([, kind, , object]) =>
      (scope) => ({ kind, of: object(scope) }),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('life total'),
    ),
    ([player]) =>
      (scope) => {
        const of = player(scope);
        if (of.kind === 'opponents' || of.kind === 'each-player')
          throw new NotUnderstood(0, 'the life total of one player');
        return { kind: 'life', of };
      },
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('devotion to'),
      colorList,
    ),
    ([player, , to]) =>
      (scope) => ({ kind: 'devotion', to, of: player(scope) }),
  ),
  plainNumber,
);

const factor: Parser<number> = table<number>({
  twice: 2,
  'two times': 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
});

/** Any number as texts tell it: "twice the number of creatures you control", "its power plus 1", "half its toughness, rounded up". */
export const amount: Parser<Count> = memo(() =>
  alt<Count>(
    map(
      seq(
        factor,
        lazy(() => amount),
      ),
      ([times, of]) =>
        (scope) => ({ kind: 'times', factor: times, of: of(scope) }),
    ),
    map(
      seq(word('half'), basic, opt(word(',')), word('rounded'), word('up', 'down')),
      ([, of, , , rounded]) =>
        (scope) => ({ kind: 'half', of: of(scope), rounded: rounded as 'up' | 'down' }),
    ),
    map(
      seq(
        basic,
        opt(
          seq(
            word('plus', 'minus'),
            lazy(() => amount),
          ),
        ),
      ),
      ([first, more]): Count =>
        more === undefined
          ? first
          : (scope) => {
              const one = first(scope);
              const other = more[1](scope);
              return {
                kind: 'sum',
                of: [
                  one,
                  more[0] === 'plus'
                    ? other
                    : typeof other === 'number'
                      ? -other
                      : { kind: 'times', factor: -1, of: other },
                ],
              };
            },
    ),
  ),
);

/** "equal to its power" after a noun. */
export const equalTo: Parser<Count> = preceded(phrase('equal to'), amount);

/** "for each creature you control and each Elf card in your graveyard, to a maximum of 10": one for each. */
const eachOf: Parser<Count> = alt<Count>(
  lazy(() => preventedCount),
  lazy(() => toldEach),
  counted,
);
export const forEach: Parser<Count> = map(
  seq(
    phrase('for each'),
    between(eachOf, phrase('and each')),
    opt(preceded(phrase(', to a maximum of'), numberValue)),
  ),
  ([, all, limit]): Count =>
    (scope) => {
      const counts = all.map((one) => one(scope));
      const [first = 0] = counts;
      const of: Amount = counts.length === 1 ? first : { kind: 'sum', of: counts };
      return limit === undefined ? of : { kind: 'at-most', limit, of };
    },
);

/** What a count is multiplied by or equal to, behind the things counted. */
export interface CountTail {
  readonly each?: Count;
  readonly equal?: Count;
}
export const countTail: Parser<CountTail> = alt<CountTail>(
  map(forEach, (each) => ({ each })),
  map(equalTo, (equal) => ({ equal })),
);
export function withTail(value: Amount, tail: CountTail | undefined, scope: Scope): Amount {
  if (tail?.each !== undefined) return timesCount(value, tail.each(scope));
  return tail?.equal === undefined ? value : tail.equal(scope);
}

/** ", where X is …": what X means in the words before. */
export const whereX: Parser<Count> = preceded(seq(opt(word(',')), phrase('where x is')), amount);
/** ", and Y is …" behind that. */
export const andY: Parser<Count> = alt<Count>(
  preceded(phrase(', and y is'), amount),
  preceded(phrase('and y is'), amount),
);

/** A group as the object to which an effect is being applied one at a time: "it" is then each of them. */
export const eachAffected: Referent = {
  selector: { kind: 'is', object: { kind: 'affected' } },
  object: { kind: 'affected' },
  nouns: [''],
  isPlural: false,
};

const _speakOfEach: Meaning<void> = (scope) => name(scope, eachAffected);

/** So many for each of a count: "+2/+0 for each …". */
export function timesCount(each: Amount, count: Amount): Amount {
  if (each === 0) return 0;
  if (each === 1) return count;
  if (typeof each === 'number') return { kind: 'times', factor: each, of: count };
  return each;
}
