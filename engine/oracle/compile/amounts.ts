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
  token,
  word,
} from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { always, type Meaning, name, type Referent, type Scope } from './scope.ts';
import { preventedCount, told, toldAmount, toldCount } from './told-amounts.ts';
import { colorName, counterKind, numberValue } from './words.ts';

export type Count = Meaning<Amount>;

const xWord: Parser<Count> = map(word('x'), (): Count => (scope) => scope.x?.(scope) ?? { kind: 'x' });

/** "three", "3", "X". */
export const plainNumber: Parser<Count> = alt<Count>(
  map(numberValue, (value) => always<Amount>(value)),
  xWord,
  // What an event or an earlier instruction made so many: told as X is.
  map(
    seq(opt(word('twice')), alt(phrase('that many'), phrase('that much'))),
    ([twice]): Count =>
      (scope) => {
        const many: Amount = scope.thatMany ?? { kind: 'x' };
        return twice === undefined ? many : { kind: 'times', factor: 2, of: many };
      },
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

/** What is counted, after "the number of" or "for each". */
export const counted: Parser<Count> = alt<Count>(
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
  map(
    seq(
      counterKind,
      word('on'),
      lazy(() => objectPhrase),
    ),
    ([counter, , object]) =>
      (scope) => ({ kind: 'counters-on', counter, object: object(scope) }),
  ),
  map(
    seq(
      counterKind,
      alt(word('on'), word('among')),
      opt(word('all', 'the', 'each')),
      lazy(() => nounGroup),
    ),
    ([counter, , , noun]) =>
      (scope) => ({ kind: 'counters-among', counter, among: noun.selector(scope) }),
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
    opt(word('base')),
    VALUE,
  ),
  ([object, , kind]): Count =>
    (scope) => ({ kind, of: object(scope) }),
);

const basic: Parser<Count> = alt<Count>(
  map(
    seq(
      phrase('the total? number of'),
      lazy(() => toldCount),
    ),
    () => told,
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
      (scope) => ({ kind: 'life', of: player(scope) }),
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

/** "for each creature you control": one for each. */
export const forEach: Parser<Count> = preceded(
  phrase('for each'),
  alt<Count>(
    lazy(() => preventedCount),
    map(
      lazy(() => toldCount),
      () => told,
    ),
    counted,
  ),
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

/** A group as the object to which an effect is being applied one at a time: "it" is then each of them. */
export const eachAffected: Referent = {
  selector: { kind: 'is', object: { kind: 'affected' } },
  object: { kind: 'affected' },
  nouns: [''],
  isPlural: false,
};

const _speakOfEach: Meaning<void> = (scope) => name(scope, eachAffected);

/** Power and toughness as "2/3", "X/X"; `undefined` for a star. */
export const sizePair: Parser<{ power: Count; toughness: Count }> = map(
  token(({ kind, w }) => {
    const match = kind === 'size' ? /^(\d+|X|Y)\/(\d+|X|Y)$/.exec(w.toUpperCase()) : null;
    return match === null ? undefined : ([match[1] ?? '', match[2] ?? ''] as const);
  }, 'power and toughness'),
  ([power, toughness]) => ({ power: ofDigits(power), toughness: ofDigits(toughness) }),
);

/** "+2/-X". */
export const signedPair: Parser<{ power: Count; toughness: Count }> = map(
  token(({ kind, w }) => {
    const match = kind === 'size' ? /^([+-])(\d+|X|Y)\/([+-])(\d+|X|Y)$/.exec(w.toUpperCase()) : null;
    return match === null
      ? undefined
      : ([match[1] === '-', match[2] ?? '', match[3] === '-', match[4] ?? ''] as const);
  }, 'a change of power and toughness'),
  ([minusPower, power, minusToughness, toughness]) => ({
    power: signed(minusPower, power),
    toughness: signed(minusToughness, toughness),
  }),
);

const ofDigits = (digits: string): Count =>
  /^\d+$/.test(digits) ? always<Amount>(Number(digits)) : (scope) => scope.x?.(scope) ?? { kind: 'x' };
const signed = (isMinus: boolean, digits: string): Count => {
  const value = ofDigits(digits);
  return isMinus ? (scope) => negative(value(scope)) : value;
};
const negative = (value: Amount): Amount =>
  typeof value === 'number' ? (value === 0 ? 0 : -value) : { kind: 'times', factor: -1, of: value };

/** So many for each of a count: "+2/+0 for each …". */
export function timesCount(each: Amount, count: Amount): Amount {
  if (each === 0) return 0;
  if (each === 1) return count;
  if (typeof each === 'number') return { kind: 'times', factor: each, of: count };
  return each;
}
