import type { Ability } from '../../abilities/ability.ts';
import type { Affected, DamagePattern, EventPattern } from '../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { ReplacementEffectDefinition } from '../../abilities/replacement-effect.ts';
import { cardType, type Selector, source } from '../../abilities/selector.ts';
import type { Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { affected, damageSource, eventPlayer } from './event-parts.ts';
import { damageKind } from './events.ts';
import { nounGroup } from './nouns.ts';
import { alt, atEnd, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import type { Meaning, Scope } from './scope.ts';
import { cardTypeWord, counterKind } from './words.ts';

type Cannot = Extract<ReplacementEffectDefinition, { kind: 'cannot' | 'unpreventable' }>;

/** What can't happen, and whether that is said of this turn. */
export interface CannotTold {
  readonly effect: Meaning<Cannot>;
  readonly isThisTurn: boolean;
}

type Event = Meaning<EventPattern>;
type OfPlayer = (player: PlayerReference) => EventPattern;
const cannot = word("can't", 'cannot');
const ENTER = seq(phrase("can't enter"), opt(phrase('the battlefield')));

/** "counters" of any kind, or "-1/-1 counters". */
const someCounters: Parser<string | undefined> = alt<string | undefined>(
  map(word('counters'), () => undefined),
  counterKind,
);

/** "players can't gain life" */
const playersCannot: Parser<Event> = map(
  seq(
    eventPlayer,
    cannot,
    alt<OfPlayer>(
      map(phrase('gain life'), (): OfPlayer => (player) => ({ kind: 'gain-life', player })),
      map(phrase('lose life'), (): OfPlayer => (player) => ({ kind: 'lose-life', player })),
      map(phrase('draw cards'), (): OfPlayer => (player) => ({ kind: 'draw', player })),
      map(
        phrase('draw more than one card each turn'),
        (): OfPlayer => (player) => ({
          kind: 'draw',
          player,
          exceptFirst: 'each-turn',
        }),
      ),
      map(phrase('lose the game'), (): OfPlayer => (player) => ({ kind: 'lose-game', player })),
      map(phrase('win the game'), (): OfPlayer => (player) => ({ kind: 'win-game', player })),
      map(phrase('search libraries'), (): OfPlayer => (player) => ({ kind: 'search-library', player })),
      map(
        seq(word('get'), someCounters),
        ([, counter]): OfPlayer =>
          (player) => ({
            kind: 'put-counters',
            on: { players: player },
            ...(counter === undefined ? {} : { counter }),
          }),
      ),
    ),
  ),
  ([player, , made]): Event =>
    (scope) =>
      made(player(scope)),
);

/** "you can't lose the game and your opponents can't win the game", each perhaps "this turn" */
const gameCannotEnd: Parser<CannotTold> = map(
  seq(playersCannot, opt(phrase('this turn')), word('and'), playersCannot, opt(phrase('this turn'))),
  ([one, , , other, time]): CannotTold => ({
    effect: (scope) => ({ kind: 'cannot', event: { kind: 'any-of', of: [one(scope), other(scope)] } }),
    isThisTurn: time !== undefined,
  }),
);

/** "you don't lose the game for having 0 or less life" */
const lifeDoesNotMatter: Parser<Event> = map(
  phrase("you don't lose the game for having 0 or less life"),
  (): Event => () => ({ kind: 'lose-game', player: { kind: 'you' }, for: 'no-life' }),
);

const lifeTotals: Parser<Event> = map(
  alt<PlayerReference>(
    map(phrase("your life total can't change"), (): PlayerReference => ({ kind: 'you' })),
    map(phrase("players ' life totals can't change"), (): PlayerReference => ({ kind: 'each-player' })),
  ),
  (player): Event =>
    () => ({
      kind: 'any-of',
      of: [
        { kind: 'gain-life', player },
        { kind: 'lose-life', player },
      ],
    }),
);

/** "counters can't be put on …", "… can't have -1/-1 counters put on them" */
const countersCannot: Parser<Event> = alt<Event>(
  map(
    seq(someCounters, phrase("can't be put on"), affected),
    ([counter, , on]): Event =>
      (scope) =>
        counters(on(scope), counter),
  ),
  map(
    seq(affected, phrase("can't have"), someCounters, phrase('put on it|them')),
    ([on, , counter]): Event =>
      (scope) =>
        counters(on(scope), counter),
  ),
);

const counters = (on: Affected, counter: string | undefined): EventPattern => ({
  kind: 'put-counters',
  on,
  ...(counter === undefined ? {} : { counter }),
});

/** "lands can't enter", "creature cards in graveyards and libraries can't enter" */
const entriesCannot: Parser<Event> = alt<Event>(
  map(
    seq(cardTypeWord, phrase('cards in graveyards and libraries'), ENTER),
    ([{ type }]): Event =>
      () => ({ kind: 'enter', what: cardType(type), from: ['graveyard', 'library'] }),
  ),
  map(
    seq(phrase('nonland permanent cards in graveyards and libraries'), ENTER),
    (): Event => () => ({
      kind: 'enter',
      what: { kind: 'not', of: cardType('land') },
      from: ['graveyard', 'library'],
    }),
  ),
  map(
    seq(cardTypeWord, phrase('cards in graveyards'), ENTER),
    ([{ type }]): Event =>
      () => ({ kind: 'enter', what: cardType(type), from: ['graveyard'] }),
  ),
  map(
    seq(
      lazy(() => nounGroup),
      ENTER,
    ),
    ([noun]): Event =>
      (scope) => ({ kind: 'enter', what: withoutZones(noun.selector(scope)) }),
  ),
);

/** An object that enters is judged as it will be on the battlefield (614.17d). */
function withoutZones(what: Selector): Selector {
  if (what.kind === 'zone') return { kind: 'all' };
  if (what.kind !== 'all-of') return what;
  const of = what.of.filter(
    (each) =>
      each.kind !== 'zone' && !(each.kind === 'any-of' && each.of.every((one) => one.kind === 'zone')),
  );
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'all-of', of };
}

const unpreventable: Parser<Meaning<DamagePattern>> = alt<Meaning<DamagePattern>>(
  map(
    seq(
      damageKind,
      word('damage'),
      phrase('that would be dealt by'),
      damageSource,
      phrase("can't be prevented"),
    ),
    ([kind, , , by]): Meaning<DamagePattern> =>
      (scope: Scope) => ({
        kind: 'deal-damage',
        by: by(scope),
        ...(kind === undefined ? {} : { damage: kind }),
      }),
  ),
  map(
    seq(damageKind, word('damage'), phrase("can't be prevented")),
    ([kind]): Meaning<DamagePattern> =>
      () => ({
        kind: 'deal-damage',
        ...(kind === undefined ? {} : { damage: kind }),
      }),
  ),
  map(
    phrase("the damage can't be prevented"),
    (): Meaning<DamagePattern> => () => ({
      kind: 'deal-damage',
      by: { what: source, isAnySource: true },
    }),
  ),
);

/** A sentence that says that something can't happen (614.17), or that damage can't be prevented (615.12). */
const cannotClause: Parser<CannotTold> = alt<CannotTold>(
  gameCannotEnd,
  map(
    seq(
      alt<Meaning<Cannot>>(
        map(
          alt<Event>(lifeTotals, lifeDoesNotMatter, playersCannot, countersCannot, entriesCannot),
          (event): Meaning<Cannot> =>
            (scope) => ({
              kind: 'cannot',
              event: event(scope),
            }),
        ),
        map(
          unpreventable,
          (damage): Meaning<Cannot> =>
            (scope) => ({ kind: 'unpreventable', damage: damage(scope) }),
        ),
      ),
      opt(phrase('this turn')),
    ),
    ([effect, time]): CannotTold => ({ effect, isThisTurn: time !== undefined }),
  ),
);

/** The same as a static ability of its own. */
export const cannotRule: Parser<Meaning<Ability>> = map(
  seq(cannotClause, alt<unknown>(word('.'), atEnd)),
  ([{ effect }]): Meaning<Ability> =>
    (scope) => ({ kind: 'replacement', effect: effect(scope) }),
);

/** The same as an instruction of a resolution, for as long as the sentence says before it or behind. */
export const cannotInstruction: Parser<Timed> = map(
  seq(cannotClause, opt(duration)),
  ([{ effect, isThisTurn }, lasts]): Timed =>
    (scope, given) => {
      const told = effect(scope);
      const lasting = (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' };
      return [
        {
          kind: 'replacement-effect',
          effect: told,
          duration: isThisTurn ? { kind: 'until-end-of-turn' } : lasting,
        },
      ];
    },
);
