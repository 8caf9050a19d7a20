import type { Amount, Comparison } from '../../abilities/amount.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { type Test, you } from './conditions.ts';
import { nounGroup, together } from './nouns.ts';
import { alt, lazy, map, type Parser, phrase, seq, table, word } from './parser.ts';
import { playerPhrase } from './players.ts';
import { always, type Meaning } from './scope.ts';
import { counterKind, numberValue } from './words.ts';

const someOf: Parser<PlayerReference> = table<PlayerReference>({
  'an opponent': { kind: 'opponents' },
  'a player': { kind: 'each-player' },
});
/** "more lands than you", "three or more creatures": one player alone has so many, not all together. */
const permanents: Parser<Meaning<Counted>> = alt<Meaning<Counted>>(
  map(
    seq(
      word('more', 'fewer'),
      lazy(() => nounGroup),
      phrase('than you'),
    ),
    ([more, noun]): Meaning<Counted> =>
      (scope) => {
        const what = noun.selector(scope);
        const own: Selector = together([what, { kind: 'controller', is: you }]);
        return { what, comparison: more === 'more' ? '>' : '<', to: { kind: 'count', of: own } };
      },
  ),
  map(
    seq(
      alt<readonly [Comparison, number]>(
        map(seq(numberValue, phrase('or more')), ([count]) => ['>=', count] as const),
        map(seq(phrase('at least'), numberValue), ([, count]) => ['>=', count] as const),
        map(seq(numberValue, phrase('or fewer')), ([count]) => ['<=', count] as const),
        map(phrase('no'), () => ['=', 0] as const),
      ),
      lazy(() => nounGroup),
    ),
    ([[comparison, to], noun]): Meaning<Counted> =>
      (scope) => ({ what: noun.selector(scope), comparison, to }),
  ),
);
interface Counted {
  readonly what: Selector;
  readonly comparison: Comparison;
  readonly to: Amount;
}

/** What one of several players controls or has, or has more of than you. */
export const someoneHas: Parser<Test> = alt<Test>(
  map(seq(someOf, word('controls'), permanents), ([who, , made]) => (scope) => {
    const { what, comparison, to } = made(scope);
    return { kind: 'some-player', who, value: { kind: 'permanents', what }, comparison, to };
  }),
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('controls|control'),
      word('more', 'fewer'),
      lazy(() => nounGroup),
      phrase('than you'),
    ),
    ([player, , more, noun]) =>
      (scope) => {
        const what = noun.selector(scope);
        const own: Selector = together([what, { kind: 'controller', is: you }]);
        return {
          kind: 'some-player',
          who: player(scope),
          value: { kind: 'permanents', what },
          comparison: more === 'more' ? '>' : '<',
          to: { kind: 'count', of: own },
        };
      },
  ),
  // "you control fewer creatures than an opponent": an opponent controls more.
  map(
    seq(
      phrase('you control'),
      word('more', 'fewer'),
      lazy(() => nounGroup),
      word('than'),
      someOf,
    ),
    ([, more, noun, , who]) =>
      (scope) => {
        const what = noun.selector(scope);
        const own: Selector = together([what, { kind: 'controller', is: you }]);
        return {
          kind: 'some-player',
          who,
          value: { kind: 'permanents', what },
          comparison: more === 'more' ? '<' : '>',
          to: { kind: 'count', of: own },
        };
      },
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('has', 'have'),
      table<readonly ['life' | 'hand-size', Comparison]>({
        'more life than you': ['life', '>'],
        'less life than you': ['life', '<'],
        'more cards in hand than you': ['hand-size', '>'],
        'fewer cards in hand than you': ['hand-size', '<'],
      }),
    ),
    ([player, , [value, comparison]]) =>
      (scope) => ({
        kind: 'some-player',
        who: player(scope),
        value,
        comparison,
        to: { kind: value, of: you },
      }),
  ),
  map(
    seq(
      phrase('you have'),
      table<readonly ['life' | 'hand-size', Comparison]>({
        'more life than': ['life', '<'],
        'less life than': ['life', '>'],
        'more cards in hand than': ['hand-size', '<'],
        'fewer cards in hand than': ['hand-size', '>'],
      }),
      someOf,
    ),
    ([, [value, comparison], who]) =>
      always<Condition>({ kind: 'some-player', who, value, comparison, to: { kind: value, of: you } }),
  ),
  map(seq(someOf, word('has'), numberValue, phrase('or more'), counterKind), ([who, , to, , counter]) =>
    always<Condition>({
      kind: 'some-player',
      who,
      value: { kind: 'counters', counter },
      comparison: '>=',
      to,
    }),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('has no cards in hand'),
    ),
    ([player]) =>
      (scope) => ({ kind: 'some-player', who: player(scope), value: 'hand-size', comparison: '=', to: 0 }),
  ),
);
