import type { DamagePattern } from '../../abilities/event-pattern.ts';
import { affected, damageSource, type Event } from './event-parts.ts';
import { creating, puttingCounters } from './made-events.ts';
import { discarding, entering, happening, moving } from './object-events.ts';
import { alt, map, opt, type Parser, phrase, preceded, seq, table, word } from './parser.ts';
import { beginning, doing, drawing, others, tapping } from './player-events.ts';
import { spanned } from './spans.ts';
import { comparisonTo } from './with-phrase.ts';
import { numberValue } from './words.ts';

/** A clause, and whether it says that only this turn counts. */
export interface EventRead {
  readonly event: Event;
  readonly isThisTurn: boolean;
}

export const thisTurn = phrase('this turn');
export const damageKind: Parser<DamagePattern['damage']> = opt(
  table<'combat' | 'noncombat'>({ combat: 'combat', noncombat: 'noncombat' }),
);
const always = (event: Parser<Event>): Parser<EventRead> =>
  map(event, (made) => ({ event: made, isThisTurn: false }));

/** "4 or more", "3 or less" before "damage". */
const orMore = alt<{ readonly comparison: '>=' | '<='; readonly to: number }>(
  map(seq(numberValue, phrase('or more')), ([to]) => ({ comparison: '>=' as const, to })),
  map(seq(numberValue, phrase('or less')), ([to]) => ({ comparison: '<=' as const, to })),
);

/** "a source you control would deal noncombat damage this turn to an opponent". */
const dealing: Parser<EventRead> = map(
  seq(
    damageSource,
    phrase('would deal'),
    opt(phrase('an amount of')),
    opt(orMore),
    damageKind,
    word('damage'),
    opt(comparisonTo),
    opt(thisTurn),
    opt(preceded(word('to'), affected)),
    opt(thisTurn),
  ),
  ([by, , , many, damage, , amount, early, to, late]): EventRead => ({
    isThisTurn: early !== undefined || late !== undefined,
    event: (scope) => {
      const dealer = by(scope);
      const much = many ?? amount?.(scope);
      return {
        kind: 'deal-damage',
        by: dealer,
        ...(to === undefined ? {} : { to: to(scope) }),
        ...(damage === undefined ? {} : { damage }),
        ...(much === undefined ? {} : { amount: much }),
      };
    },
  }),
);

/** "combat damage would be dealt to you this turn by a creature". */
const dealt: Parser<EventRead> = map(
  seq(
    damageKind,
    phrase('damage would be dealt'),
    opt(thisTurn),
    opt(preceded(word('to'), affected)),
    opt(thisTurn),
    opt(preceded(word('by'), damageSource)),
    opt(thisTurn),
  ),
  ([damage, , early, to, middle, by, late]): EventRead => ({
    isThisTurn: [early, middle, late].some((each) => each !== undefined),
    event: (scope) => ({
      kind: 'deal-damage',
      ...(to === undefined ? {} : { to: to(scope) }),
      ...(by === undefined ? {} : { by: by(scope) }),
      ...(damage === undefined ? {} : { damage }),
    }),
  }),
);

/** "this creature would be dealt damage". */
const beingDealt: Parser<EventRead> = map(
  seq(affected, phrase('would be dealt'), damageKind, word('damage'), opt(thisTurn)),
  ([to, , damage, , time]): EventRead => ({
    isThisTurn: time !== undefined,
    event: (scope) => ({ kind: 'deal-damage', to: to(scope), ...(damage === undefined ? {} : { damage }) }),
  }),
);

const single: Parser<EventRead> = alt<EventRead>(
  dealing,
  dealt,
  beingDealt,
  always(drawing),
  always(creating),
  always(puttingCounters),
  always(happening),
  always(entering),
  always(moving),
  always(discarding),
  always(doing),
  always(beginning),
  always(tapping),
  always(others),
);

/** What would happen, after "if" or "the next time"; "or" joins two that are replaced alike. */
const oneOrTwo: Parser<EventRead> = map(
  seq(single, opt(preceded(word('or'), single)), opt(thisTurn)),
  ([first, second, time]): EventRead => ({
    isThisTurn: first.isThisTurn || second?.isThisTurn === true || time !== undefined,
    event: (scope) =>
      second === undefined
        ? first.event(scope)
        : { kind: 'any-of', of: [first.event(scope), second.event(scope)] },
  }),
);
/** The same, with the words that say it. */
export const eventClause: Parser<EventRead> = (input, at) => {
  const result = oneOrTwo(input, at);
  if (result === undefined) return undefined;
  const { event, isThisTurn } = result.value;
  const told = spanned('replacement', () => ({ next: result.next, value: event }))(input, at);
  return told === undefined ? undefined : { next: result.next, value: { event: told.value, isThisTurn } };
};
