import type { Amount, Comparison } from '../../abilities/amount.ts';
import { allOf, anyOf, not, type Selector } from '../../abilities/selector.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { amount, plainNumber } from './amounts.ts';
import type { Part } from './noun-after.ts';
import { together } from './nouns.ts';
import { objectPhrase } from './objects.ts';
import {
  alt,
  between,
  lazy,
  map,
  mapSome,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { always, type Meaning } from './scope.ts';
import { counterKind, numberValue } from './words.ts';

const COMPARISONS = table<Comparison>({
  'less than or equal to': '<=',
  'greater than or equal to': '>=',
  'less than': '<',
  'greater than': '>',
  'equal to': '=',
  'other than': '!=',
});

/** "2 or less", "4 or greater", "less than or equal to …", "X", "equal to …". */
export const comparisonTo: Parser<Meaning<{ comparison: Comparison; to: Amount }>> = alt(
  map(
    seq(
      lazy(() => plainNumber),
      table<Comparison>({ 'or less|fewer': '<=', 'or greater|more': '>=' }),
    ),
    ([to, comparison]) =>
      (scope) => ({ comparison, to: to(scope) }),
  ),
  map(
    seq(
      COMPARISONS,
      lazy(() => amount),
    ),
    ([comparison, to]) =>
      (scope) => ({ comparison, to: to(scope) }),
  ),
  map(
    lazy(() => plainNumber),
    (to) => (scope) => ({ comparison: '=' as const, to: to(scope) }),
  ),
);

const VALUES = table<'power' | 'toughness' | 'mana-value'>({
  power: 'power',
  toughness: 'toughness',
  'mana value': 'mana-value',
  'converted mana cost': 'mana-value',
});

const compared: Parser<Part> = alt(
  map(
    seq(phrase('power or toughness'), comparisonTo),
    ([, make]): Part =>
      (scope) => {
        const { comparison, to } = make(scope);
        return anyOf(
          { kind: 'compare', value: 'power', comparison, to },
          { kind: 'compare', value: 'toughness', comparison, to },
        );
      },
  ),
  // "toughness greater than its power": its own, not that of what was named before.
  mapSome(seq(VALUES, COMPARISONS, word('its'), VALUES), ([value, comparison, , other]): Part | undefined =>
    value === other
      ? undefined
      : always<Selector>({
          kind: 'compare',
          value,
          comparison,
          to: { kind: other, of: { kind: 'candidate' } },
        }),
  ),
  map(
    seq(VALUES, comparisonTo),
    ([value, make]): Part =>
      (scope) => ({ kind: 'compare', value, ...make(scope) }),
  ),
);

const landwalkWord: Parser<Selector> = token(({ w }) => {
  const type = SUBTYPES.land.find((each) => `${each.toLowerCase()}walk` === w);
  return type === undefined ? undefined : ({ kind: 'keyword', keyword: 'landwalk', of: type } as const);
}, 'landwalk');

/** A keyword by its name alone. */
export const keywordName = table(
  Object.fromEntries(KEYWORDS.map((keyword) => [keyword.replace(/!$/, ' !'), keyword] as const)),
);

export const keywordSelector: Parser<Selector> = alt(
  landwalkWord,
  map(keywordName, (keyword): Selector => ({ kind: 'keyword', keyword })),
);

const onIt = seq(word('on'), word('it', 'them', 'him', 'her'));

const counters: Parser<Part> = alt(
  map(seq(alt(phrase('one or more'), word('a', 'an')), counterKind, onIt), ([, counter]) =>
    always<Selector>({ kind: 'counters', counter, atLeast: 1 }),
  ),
  map(seq(numberValue, phrase('or more'), counterKind, onIt), ([atLeast, , counter]) =>
    always<Selector>({ kind: 'counters', counter, atLeast }),
  ),
  map(seq(phrase('no counters'), onIt), () => always(not({ kind: 'counters', atLeast: 1 }))),
  map(seq(word('no'), counterKind, onIt), ([, counter]) =>
    always(not({ kind: 'counters', counter, atLeast: 1 })),
  ),
  map(
    seq(
      alt(phrase('a counter'), phrase('one or more counters'), phrase('counters'), phrase('counter')),
      onIt,
    ),
    () => always<Selector>({ kind: 'counters', atLeast: 1 }),
  ),
  map(seq(counterKind, onIt), ([counter]) => always<Selector>({ kind: 'counters', counter, atLeast: 1 })),
);

/** What stands after "with". */
export const having: Parser<Part> = alt<Part>(
  counters,
  compared,
  map(phrase('no abilities'), () => always<Selector>({ kind: 'has-no-abilities' })),
  map(
    seq(
      phrase('the same name as'),
      lazy(() => objectPhrase),
    ),
    ([, object]) =>
      (scope) => ({ kind: 'shares', what: 'name', with: object(scope) }),
  ),
  map(
    seq(
      opt(word('a', 'an')),
      table<'mana' | 'activated' | 'triggered'>({
        'mana ability|abilities': 'mana',
        'activated ability|abilities': 'activated',
        'triggered ability|abilities': 'triggered',
      }),
    ),
    ([, ability]) => always<Selector>({ kind: 'has-ability', ability }),
  ),
  map(
    seq(
      between(keywordSelector, alt(phrase(', and|or|and/or'), word(',', 'and/or', 'or'))),
      opt(word('abilities')),
    ),
    ([found]) => always(found.length === 1 ? together(found) : anyOf(...found)),
  ),
  map(seq(word('defender'), word('and'), keywordSelector), ([, , other]) =>
    always<Selector>(allOf({ kind: 'keyword', keyword: 'defender' }, other)),
  ),
  map(alt(phrase('an Aura attached to it'), phrase('an aura attached to it')), () =>
    always<Selector>({ kind: 'has-attached', what: { kind: 'subtype', subtype: 'Aura' } }),
  ),
);

export const withList: Parser<Part> = map(
  seq(word('with'), having, opt(preceded(alt(word('and'), phrase('and with')), having))),
  ([, first, second]) =>
    (scope) =>
      second === undefined ? first(scope) : allOf(first(scope), second(scope)),
);

export const without: Parser<Part> = map(
  seq(
    word('without'),
    alt(
      counters,
      map(between(keywordSelector, alt(phrase(', or'), word(',', 'or'))), (found) =>
        always(found.length === 1 ? together(found) : anyOf(...found)),
      ),
    ),
  ),
  ([, what]) =>
    (scope) =>
      not(what(scope)),
);
