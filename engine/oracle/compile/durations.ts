import type { Duration } from '../../abilities/duration.ts';
import { condition } from './conditions.ts';
import { alt, lazy, map, type Parser, phrase, preceded, seq, table } from './parser.ts';
import { playerPossessive } from './players.ts';
import { always, type Meaning } from './scope.ts';
import { spanned } from './spans.ts';

type Made = Meaning<Duration>;

const fixed: Parser<Made> = map(
  table<Duration>({
    'until end of turn': { kind: 'until-end-of-turn' },
    'until the end of turn': { kind: 'until-end-of-turn' },
    'this turn': { kind: 'until-end-of-turn' },
    'until end of combat': { kind: 'until-end-of-combat' },
    'this combat': { kind: 'until-end-of-combat' },
    'until your next turn': { kind: 'until-next-turn', of: { kind: 'you' } },
    'until your next upkeep': { kind: 'until-next-upkeep', of: { kind: 'you' } },
    'until the end of your next turn': { kind: 'until-end-of-next-turn', of: { kind: 'you' } },
    'until your next untap step': { kind: 'until-next-untap-step', of: { kind: 'you' } },
    'until ~ leaves the battlefield': {
      kind: 'for-as-long-as',
      condition: {
        kind: 'matches',
        object: { kind: 'source' },
        selector: { kind: 'zone', zone: 'battlefield' },
      },
    },
    'for the rest of the game': { kind: 'until-end-of-game' },
  }),
  (duration) => always(duration),
);

/** "attacks this turn if able", read before this place: its words say how long (611.2a). */
export const impliedDuration: Parser<Made> = (input, at) => {
  const [first, span, ...rest] = input.tokens.slice(Math.max(0, at - 4), at).map(({ w }) => w);
  if (first !== 'this' || rest.join(' ') !== 'if able') return undefined;
  return {
    next: at,
    value: always<Duration>({ kind: span === 'combat' ? 'until-end-of-combat' : 'until-end-of-turn' }),
  };
};

/** "until end of turn", "for as long as you control this creature" (611.2a–b). */
export const duration: Parser<Made> = spanned(
  'duration',
  alt<Made>(
    fixed,
    map(
      seq(
        phrase('until'),
        lazy(() => playerPossessive),
        phrase('next turn'),
      ),
      ([, player]): Made =>
        (scope) => ({ kind: 'until-next-turn', of: player(scope) }),
    ),
    map(
      seq(
        phrase('until'),
        lazy(() => playerPossessive),
        phrase('next untap step'),
      ),
      ([, player]): Made =>
        (scope) => ({ kind: 'until-next-untap-step', of: player(scope) }),
    ),
    map(
      seq(
        phrase('until the end of'),
        lazy(() => playerPossessive),
        phrase('next turn'),
      ),
      ([, player]): Made =>
        (scope) => ({ kind: 'until-end-of-next-turn', of: player(scope) }),
    ),
    map(
      preceded(
        phrase('for as long as'),
        lazy(() => condition),
      ),
      (test): Made =>
        (scope) => ({ kind: 'for-as-long-as', condition: test(scope) }),
    ),
  ),
);
