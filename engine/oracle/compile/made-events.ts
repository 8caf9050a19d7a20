import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { affected, type Event, eventPlayer } from './event-parts.ts';
import { nounGroup } from './nouns.ts';
import { alt, lazy, map, opt, type Parser, phrase, preceded, seq, token, word } from './parser.ts';
import { playerPossessive } from './players.ts';
import type { Meaning } from './scope.ts';
import { counterKind } from './words.ts';

const tokens: Parser<{ readonly what: Meaning<Selector>; readonly each: boolean }> = (input, at) => {
  const result = seq(
    alt(
      map(phrase('one or more'), () => false),
      map(word('a', 'an'), () => true),
    ),
    lazy(() => nounGroup),
  )(input, at);
  if (result === undefined || !/^tokens?$/.test(input.tokens[result.next - 1]?.w ?? '')) return undefined;
  const [each, noun] = result.value;
  return { next: result.next, value: { what: noun.selector, each } };
};
export const underControl: Parser<Meaning<PlayerReference> | undefined> = opt(
  map(
    seq(
      word('under'),
      alt<Meaning<PlayerReference>>(
        map(phrase("an opponent 's"), () => () => ({ kind: 'opponents' })),
        lazy(() => playerPossessive),
      ),
      word('control'),
    ),
    ([, player]) => player,
  ),
);
export const creating: Parser<Event> = alt<Event>(
  map(
    seq(
      alt<Meaning<PlayerReference> | undefined>(
        map(phrase('an effect'), () => undefined),
        eventPlayer,
      ),
      phrase('would create'),
      tokens,
      underControl,
    ),
    ([by, , made, under]): Event =>
      (scope) => ({
        kind: 'create-tokens',
        what: made.what(scope),
        ...(by === undefined ? { byEffect: true } : { by: by(scope) }),
        ...(under === undefined ? {} : { under: under(scope) }),
        ...(made.each ? { each: true } : {}),
      }),
  ),
  map(
    seq(tokens, phrase('would be created'), underControl),
    ([made, , under]): Event =>
      (scope) => ({
        kind: 'create-tokens',
        what: made.what(scope),
        ...(under === undefined ? {} : { under: under(scope) }),
        ...(made.each ? { each: true } : {}),
      }),
  ),
);

const energy = token(({ kind, w }) => (kind === 'mana' && w === '{E}' ? true : undefined), '{E}');
const countersOf: Parser<string | undefined> = preceded(
  alt(phrase('one or more'), word('a')),
  alt<string | undefined>(
    map(energy, () => 'energy'),
    map(word('counters', 'counter'), () => undefined),
    counterKind,
  ),
);
export const puttingCounters: Parser<Event> = alt<Event>(
  map(
    seq(
      alt<Meaning<PlayerReference> | undefined>(
        map(phrase('an effect'), () => undefined),
        eventPlayer,
      ),
      phrase('would put'),
      countersOf,
      word('on'),
      affected,
      opt(phrase('or on yourself')),
    ),
    ([by, , counter, , on, you]): Event =>
      (scope) => ({
        kind: 'put-counters',
        ...(by === undefined ? { byEffect: true } : { by: by(scope) }),
        ...(counter === undefined ? {} : { counter }),
        on: you === undefined ? on(scope) : { ...on(scope), players: { kind: 'you' } },
      }),
  ),
  map(
    seq(countersOf, phrase('would be put on'), affected),
    ([counter, , on]): Event =>
      (scope) => ({
        kind: 'put-counters',
        ...(counter === undefined ? {} : { counter }),
        on: on(scope),
      }),
  ),
  map(
    seq(eventPlayer, phrase('would get'), countersOf),
    ([player, , counter]): Event =>
      (scope) => ({
        kind: 'put-counters',
        ...(counter === undefined ? {} : { counter }),
        on: { players: player(scope) },
      }),
  ),
);
