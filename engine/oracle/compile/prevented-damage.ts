import type { Amount } from '../../abilities/amount.ts';
import type { Affected, DamageSource, EventPattern } from '../../abilities/event-pattern.ts';
import type { EventReplacement, ReplacementLimit } from '../../abilities/replacement-effect.ts';
import { plainNumber, whereX } from './amounts.ts';
import { dividedReceivers } from './divided.ts';
import { affected, damageSource } from './event-parts.ts';
import { damageKind, thisTurn } from './events.ts';
import { alt, lazy, many, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { type Meaning, NotUnderstood, type Referent, type Scope } from './scope.ts';

/** An effect as its sentence tells it, and whether that says "this turn". */
export interface Told {
  readonly effect: Meaning<EventReplacement>;
  readonly isThisTurn: boolean;
}

/** "all", "the next 3": how much of the damage. */
const quantity: Parser<Meaning<Amount> | undefined> = alt<Meaning<Amount> | undefined>(
  map(word('all'), () => undefined),
  map(
    seq(
      phrase('the next'),
      lazy(() => plainNumber),
    ),
    ([, count]) => count,
  ),
);

type Slot =
  | { readonly kind: 'time' }
  | { readonly kind: 'to'; readonly to: Meaning<Affected>; readonly each: boolean; readonly divided?: true }
  | { readonly kind: 'by'; readonly by: Meaning<DamageSource> }
  | { readonly kind: 'both'; readonly by: Meaning<DamageSource> };

const slot: Parser<Slot> = alt<Slot>(
  map(thisTurn, () => ({ kind: 'time' as const })),
  map(seq(phrase('to and dealt by'), damageSource), ([, by]) => ({ kind: 'both' as const, by })),
  (input, at) => receiver(input, at),
  map(seq(word('by'), damageSource), ([, by]) => ({ kind: 'by' as const, by })),
);
const time: Parser<Slot> = map(thisTurn, () => ({ kind: 'time' as const }));
/** "to each creature you control": there each of them has a shield of its own (615.11). */
const receiver: Parser<Slot> = (input, at) => {
  const among = dividedReceivers(input, at);
  if (among !== undefined)
    return {
      next: among.next,
      value: { kind: 'to', to: (scope) => ({ objects: among.value(scope) }), each: false, divided: true },
    };
  const result = seq(word('to'), affected)(input, at);
  if (result === undefined) return undefined;
  const each = input.tokens.slice(at, result.next).some(({ w }) => w === 'each');
  return { next: result.next, value: { kind: 'to', to: result.value[1], each } };
};

/** "that would be dealt to you this turn by creatures", "that red sources would deal this turn", in the order of the words. */
const dealtWords: Parser<readonly Slot[]> = alt<readonly Slot[]>(
  map(seq(phrase('that would be dealt'), many(slot)), ([, slots]) => slots),
  map(
    seq(opt(word('that')), damageSource, phrase('would deal'), many(alt(time, receiver))),
    ([, by, , slots]) => [{ kind: 'by' as const, by }, ...slots],
  ),
);

interface Damage {
  readonly count: Meaning<Amount> | undefined;
  readonly event: Meaning<EventPattern>;
  readonly isThisTurn: boolean;
  readonly each: boolean;
  readonly divided: boolean;
}

const damage: Parser<Damage> = (input, at) => {
  const result = seq(quantity, damageKind, word('damage'), dealtWords)(input, at);
  if (result === undefined) return undefined;
  const [count, kind, , slots] = result.value;
  const of = (which: Slot['kind']): number => slots.filter((each) => each.kind === which).length;
  if (of('to') > 1 || of('by') > 1 || of('both') > 1 || (of('both') > 0 && of('to') + of('by') > 0))
    return undefined;
  return {
    next: result.next,
    value: {
      count,
      isThisTurn: of('time') > 0,
      each: slots.some((one) => one.kind === 'to' && one.each),
      divided: slots.some((one) => one.kind === 'to' && one.divided === true),
      event: (scope) => eventOf(slots, kind === undefined ? {} : { damage: kind }, scope),
    },
  };
};

function eventOf(
  slots: readonly Slot[],
  kind: { readonly damage?: 'combat' | 'noncombat' },
  scope: Scope,
): EventPattern {
  let event: EventPattern = { kind: 'deal-damage', ...kind };
  for (const each of slots) {
    if (each.kind === 'both') {
      const by = each.by(scope);
      return {
        kind: 'any-of',
        of: [
          { kind: 'deal-damage', to: { objects: by.what }, ...kind },
          { kind: 'deal-damage', by, ...kind },
        ],
      };
    }
    if (each.kind === 'to') event = { ...event, to: each.to(scope) };
    if (each.kind === 'by') event = { ...event, by: each.by(scope) };
  }
  return event;
}

const shield = (
  count: Meaning<Amount> | undefined,
  { each, divided }: { readonly each: boolean; readonly divided: boolean },
  scope: Scope,
): { limit?: ReplacementLimit } =>
  count === undefined
    ? {}
    : {
        limit: {
          kind: 'next-damage',
          amount: count(scope),
          ...(each ? { each } : {}),
          ...(divided ? { divided } : {}),
        },
      };

const withX = (
  count: Meaning<Amount> | undefined,
  x: Meaning<Amount> | undefined,
): Meaning<Amount> | undefined =>
  count === undefined || x === undefined
    ? count
    : (scope) => {
        const before = scope.x;
        scope.x = x;
        const amount = count(scope);
        scope.x = before;
        return amount;
      };

/** "prevent all combat damage that would be dealt this turn" (615.1, 615.7). */
export const preventing: Parser<Told> = map(
  seq(word('prevent'), damage, opt(lazy(() => whereX))),
  ([, { count, event, isThisTurn, each, divided }, x]): Told => ({
    isThisTurn,
    effect: (scope) => {
      const pattern = event(scope);
      return {
        kind: 'replace',
        event: pattern,
        ...shield(withX(count, x), { each, divided }, scope),
        instead: { kind: 'prevent' },
      };
    },
  }),
);

/** "that creature" is the one that was chosen before: what the damage would be dealt to is no other object. */
function elsewhere(to: Affected, chosen: Referent | undefined): Affected {
  const { objects } = to;
  if (objects?.kind !== 'is' || objects.object.kind !== 'affected') return to;
  if (chosen === undefined) throw new NotUnderstood(0, 'another object');
  return { ...to, objects: chosen.selector };
}

/** "all damage that would be dealt to you is dealt to this creature instead" (614.9). */
export const redirecting: Parser<Told> = map(
  seq(
    damage,
    phrase('is dealt to'),
    alt<Meaning<Affected>>(
      map(
        phrase('its controller'),
        (): Meaning<Affected> => (scope) => ({
          players: { kind: 'controller-of', object: scope.it?.object ?? { kind: 'affected' } },
        }),
      ),
      affected,
    ),
    word('instead'),
  ),
  ([{ count, event, isThisTurn, each, divided }, , to]): Told => ({
    isThisTurn,
    effect: (scope) => {
      const chosen = scope.named.filter(({ object }) => object?.kind === 'chosen').at(-1);
      const pattern = event(scope);
      const limit = shield(count, { each, divided }, scope);
      return {
        kind: 'replace',
        event: pattern,
        ...limit,
        instead: { kind: 'redirect', to: elsewhere(to(scope), chosen) },
      };
    },
  }),
);
