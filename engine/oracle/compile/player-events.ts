import type { PlayerEvent, TurnPart } from '../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { type Event, eventPlayer, nameAffected } from './event-parts.ts';
import { thing } from './object-events.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { playerPossessive } from './players.ts';
import type { Meaning } from './scope.ts';
import { numberValue } from './words.ts';

const EXCEPT = table<'in-draw-step' | 'each-turn'>({
  'except the first one you|they draw in each of your|their draw steps': 'in-draw-step',
  ', other than the first one in each of your|their draw steps': 'in-draw-step',
  'except the first one you|they draw each turn': 'each-turn',
});
export const drawing: Parser<Event> = map(
  seq(
    eventPlayer,
    phrase('would draw'),
    alt<number | undefined>(
      map(phrase('a card'), () => undefined),
      map(seq(numberValue, phrase('or more cards')), ([count]) => count),
    ),
    opt(EXCEPT),
  ),
  ([player, , atLeast, exceptFirst]): Event =>
    (scope) => ({
      kind: 'draw',
      player: player(scope),
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(exceptFirst === undefined ? {} : { exceptFirst }),
    }),
);

const DONE = table<PlayerEvent>({
  'gain life': 'gain-life',
  'lose life': 'lose-life',
  'pay life': 'pay-life',
  'mill one or more cards': 'mill',
  'scry a number of cards': 'scry',
  scry: 'scry',
  surveil: 'surveil',
  proliferate: 'proliferate',
  learn: 'learn',
  'search a library': 'search-library',
  'roll one or more dice': 'roll-dice',
  'roll one or more planar dice': 'roll-planar-dice',
  'flip a coin': 'flip-coin',
  'lose unspent mana': 'lose-unspent-mana',
  'lose the game': 'lose-game',
  'win the game': 'win-game',
});
export const doing: Parser<Event> = map(
  seq(eventPlayer, word('would'), DONE),
  ([player, , kind]): Event =>
    (scope) => ({ kind, player: player(scope) }),
);

export const turnPart: Parser<TurnPart> = table<TurnPart>({
  'turn|turns': 'turn',
  'untap step|steps': 'untap step',
  'upkeep step|steps': 'upkeep step',
  upkeep: 'upkeep step',
  'draw step|steps': 'draw step',
  'main phase|phases': 'main phase',
  'combat phase|phases': 'combat phase',
  'end step|steps': 'end step',
});
export const beginning: Parser<Event> = map(
  seq(
    eventPlayer,
    phrase('would begin'),
    alt<TurnPart>(
      map(phrase('an extra turn'), () => 'extra turn' as const),
      map(seq(word('your', 'their', 'a', 'an'), turnPart), ([, part]) => part),
    ),
  ),
  ([player, , what]): Event =>
    (scope) => ({ kind: 'begin', player: player(scope), what }),
);

const forMana: Parser<number | undefined> = alt<number | undefined>(
  map(phrase('for mana'), () => undefined),
  map(seq(word('for'), numberValue, phrase('or more mana')), ([, count]) => count),
);
export const tapping: Parser<Event> = alt<Event>(
  map(
    seq(thing, phrase('is tapped'), forMana),
    ([what, , atLeast]): Event =>
      (scope) => ({
        kind: 'tap-for-mana',
        what: what(scope),
        ...(atLeast === undefined ? {} : { atLeast }),
      }),
  ),
  map(
    seq(eventPlayer, word('tap', 'taps'), thing, forMana),
    ([player, , what, atLeast]): Event =>
      (scope) => ({
        kind: 'tap-for-mana',
        what: what(scope),
        player: player(scope),
        ...(atLeast === undefined ? {} : { atLeast }),
      }),
  ),
);

export const others: Parser<Event> = alt<Event>(
  map(
    seq(
      phrase('damage that? would reduce'),
      lazy(() => playerPossessive),
      phrase('life total to less than'),
      numberValue,
    ),
    ([, player, , below]): Event =>
      (scope) => ({ kind: 'damage-reduces-life', player: player(scope), below }),
  ),
  map(
    seq(
      phrase('a spell or ability'),
      alt<PlayerReference>(
        map(phrase('an opponent controls'), () => ({ kind: 'opponents' })),
        map(phrase('you control'), () => ({ kind: 'you' })),
      ),
      phrase('would counter a spell'),
    ),
    ([, by]): Event =>
      (scope) => {
        nameAffected(scope, ['spell'], { kind: 'affected' });
        return { kind: 'counter-spell', by };
      },
  ),
  map(
    seq(thing, phrase('would untap during'), untapStepOf(), phrase('untap step')),
    ([what, , of]): Event =>
      (scope) => ({ kind: 'untap', what: what(scope), inUntapStepOf: of(scope) }),
  ),
);
function untapStepOf(): Parser<Meaning<PlayerReference>> {
  return lazy(() => playerPossessive);
}
