import { allOf, inZone, not, type Selector } from '../../abilities/selector.ts';
import { amount } from './amounts.ts';
import { compare, type Test } from './conditions.ts';
import { isWhat } from './object-state.ts';
import { objectPhrase } from './objects.ts';
import { alt, lazy, map, type Parser, phrase, seq, table, word } from './parser.ts';
import { comparisonTo, keywordSelector } from './with-phrase.ts';
import { counterKind, numberValue } from './words.ts';

const ofZone = (selector: Selector): boolean => JSON.stringify(selector).includes('"kind":"zone"');

/** "this creature is untapped", "enchanted creature is a Human", "it has a +1/+1 counter on it", "~ is attacking". */
export const objectIs: Parser<Test> = alt<Test>(
  map(
    seq(
      lazy(() => objectPhrase),
      word('has'),
      numberValue,
      phrase('or more counters on it|him|her'),
    ),
    ([object, , atLeast]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: { kind: 'counters', atLeast } }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('is'),
      word('not'),
      lazy(() => isWhat),
    ),
    ([object, , , what]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: not(what(scope)) }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('is', 'remains', 'was'),
      lazy(() => isWhat),
    ),
    ([object, , what]) =>
      (scope) => {
        const one = object(scope);
        const selector = what(scope);
        // An exiled card is no permanent, whatever it is said to be.
        const isCard = one.kind === 'chosen' && one.noun === 'exiled card' && !ofZone(selector);
        return {
          kind: 'matches',
          object: one,
          selector: isCard ? allOf(selector, inZone('exile')) : selector,
        };
      },
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word("isn't"),
      lazy(() => isWhat),
    ),
    ([object, , what]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: not(what(scope)) }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('remains on the battlefield'),
    ),
    ([object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: inZone('battlefield') }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('is on the battlefield'),
    ),
    ([object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: inZone('battlefield') }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase("isn't on the battlefield"),
    ),
    ([object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: not(inZone('battlefield')) }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('is in your graveyard'),
    ),
    ([object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: inZone('graveyard') }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('has'),
      numberValue,
      phrase('or more'),
      counterKind,
      phrase('on it|him|her'),
    ),
    ([object, , count, , counter]) =>
      (scope) =>
        compare({ kind: 'counters-on', object: object(scope), counter }, '>=', count),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('has'),
      alt(word('a', 'an'), phrase('one or more')),
      counterKind,
      phrase('on it|him|her'),
    ),
    ([object, , , counter]) =>
      (scope) => ({
        kind: 'matches',
        object: object(scope),
        selector: { kind: 'counters', counter, atLeast: 1 },
      }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('has no'),
      counterKind,
      phrase('on it|him|her'),
    ),
    ([object, , counter]) =>
      (scope) => ({
        kind: 'matches',
        object: object(scope),
        selector: not({ kind: 'counters', counter, atLeast: 1 }),
      }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('has|have a counter on it|him|her'),
    ),
    ([object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: { kind: 'counters', atLeast: 1 } }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('has'),
      keywordSelector,
    ),
    ([object, , selector]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector }),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word("doesn't"),
      word('have'),
      keywordSelector,
    ),
    ([object, , , selector]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: not(selector) }),
  ),
);

/** "its power is 4 or greater", "your devotion to white is less than five", "X is 5 or more". */
export const comparing: Parser<Test> = alt<Test>(
  map(seq(phrase("an opponent 's life total is"), comparisonTo), ([, make]) => (scope) => {
    scope.player = { kind: 'opponents' };
    return { kind: 'some-player', who: { kind: 'opponents' }, value: 'life', ...make(scope) };
  }),
  map(
    seq(
      lazy(() => amount),
      word('is'),
      comparisonTo,
    ),
    ([left, , make]) =>
      (scope) => {
        const value = left(scope);
        const { comparison, to } = make(scope);
        return { kind: 'compare', left: value, comparison, right: to };
      },
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      word('has'),
      table<'power' | 'toughness' | 'mana-value'>({
        power: 'power',
        toughness: 'toughness',
        'mana value': 'mana-value',
      }),
      comparisonTo,
    ),
    ([object, , value, make]) =>
      (scope) => ({
        kind: 'matches',
        object: object(scope),
        selector: { kind: 'compare', value, ...make(scope) },
      }),
  ),
);
