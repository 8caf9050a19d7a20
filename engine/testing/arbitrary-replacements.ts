import fc from 'fast-check';
import type { Amount } from '../abilities/amount.ts';
import type { Duration } from '../abilities/duration.ts';
import type { Affected, DamageSource, EventPattern } from '../abilities/event-pattern.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { PlayerReference } from '../abilities/references.ts';
import type { EventReplacement, Replacement, ReplacementLimit } from '../abilities/replacement-effect.ts';
import {
  allOf,
  attachedObject,
  cardType,
  color,
  inZone,
  not,
  opponentsControl,
  other,
  type Selector,
  source,
  subtype,
  youControl,
} from '../abilities/selector.ts';

/** Random replacement and prevention effects (CR 614, 615), each as a text could say it. */

const you: PlayerReference = { kind: 'you' };
const opponents: PlayerReference = { kind: 'opponents' };
const anyone: PlayerReference = { kind: 'each-player' };
const creature = cardType('creature');
const eventAmount: Amount = { kind: 'event-amount' };

const players = fc.constantFrom<PlayerReference>(you, opponents, anyone);
const objects = fc.constantFrom<Selector>(
  source,
  attachedObject,
  { kind: 'all' },
  creature,
  allOf(creature, youControl),
  allOf(other, creature, youControl),
  allOf(not({ kind: 'token' }), creature, opponentsControl),
  allOf(subtype('Goblin'), youControl),
  allOf(color('R'), creature),
);
const affected: fc.Arbitrary<Affected> = fc.oneof(
  objects.map((one): Affected => ({ objects: one })),
  players.map((one): Affected => ({ players: one })),
  fc.constantFrom<Affected>(
    { objects: { kind: 'all' }, players: anyone },
    { objects: allOf(creature, youControl), players: you },
    { objects: opponentsControl, players: opponents },
  ),
);
const sources: fc.Arbitrary<DamageSource> = fc.oneof(
  fc
    .constantFrom<Selector>({ kind: 'all' }, color('R'), youControl, allOf(color('B'), opponentsControl))
    .map((what): DamageSource => ({ what, isAnySource: true })),
  fc
    .constantFrom<Selector>(source, creature, allOf(creature, opponentsControl), inZone('stack'))
    .map((what): DamageSource => ({ what })),
);
const damageKind = fc.constantFrom<'combat' | 'noncombat' | undefined>(undefined, 'combat', 'noncombat');

const damage: fc.Arbitrary<EventPattern> = fc
  .tuple(fc.option(sources, { nil: undefined }), fc.option(affected, { nil: undefined }), damageKind)
  .map(
    ([by, to, kind]): EventPattern => ({
      kind: 'deal-damage',
      ...(by === undefined ? {} : { by }),
      ...(to === undefined ? {} : { to }),
      ...(kind === undefined ? {} : { damage: kind }),
    }),
  );
const dealtBySomething = damage.filter((event) => event.kind === 'deal-damage' && event.by !== undefined);

const changes: fc.Arbitrary<Amount> = fc.constantFrom<Amount>(
  { kind: 'times', factor: 2, of: eventAmount },
  { kind: 'times', factor: 3, of: eventAmount },
  { kind: 'half', of: eventAmount, rounded: 'down' },
  { kind: 'half', of: eventAmount, rounded: 'up' },
  { kind: 'sum', of: [eventAmount, 1] },
  { kind: 'sum', of: [eventAmount, 2] },
  { kind: 'sum', of: [eventAmount, -1] },
);
const changed: fc.Arbitrary<Replacement> = changes.map((to) => ({ kind: 'change-amount', to }));

const effect = (
  event: fc.Arbitrary<EventPattern>,
  instead: fc.Arbitrary<Replacement>,
): fc.Arbitrary<EventReplacement> =>
  fc
    .tuple(event, instead)
    .map(([one, so]): EventReplacement => ({ kind: 'replace', event: one, instead: so }));

const amounts: fc.Arbitrary<EventReplacement> = fc.oneof(
  effect(dealtBySomething, changed),
  effect(
    players.chain((player) =>
      fc.constantFrom<EventPattern>({ kind: 'gain-life', player }, { kind: 'lose-life', player }),
    ),
    changed,
  ),
  effect(
    fc.constantFrom<EventPattern>(
      { kind: 'create-tokens', what: { kind: 'token' }, under: you },
      { kind: 'create-tokens', what: { kind: 'token' }, under: you, byEffect: true },
      { kind: 'create-tokens', what: allOf({ kind: 'token' }, cardType('artifact')), by: opponents },
    ),
    fc.constantFrom<Replacement>(
      { kind: 'change-amount', to: { kind: 'times', factor: 2, of: eventAmount } },
      { kind: 'change-amount', to: { kind: 'times', factor: 3, of: eventAmount } },
    ),
  ),
  effect(
    fc
      .tuple(
        fc.constantFrom('+1/+1', '-1/-1', undefined),
        objects.filter((one) => one !== attachedObject),
        fc.constantFrom<{ by?: PlayerReference; byEffect?: boolean }>(
          {},
          { by: you },
          { by: opponents },
          { byEffect: true },
        ),
      )
      .map(
        ([counter, on, by]): EventPattern => ({
          kind: 'put-counters',
          ...(counter === undefined ? {} : { counter }),
          on: { objects: on },
          ...by,
        }),
      ),
    changed,
  ),
);

const gone: fc.Arbitrary<EventReplacement> = effect(
  fc.oneof(
    objects.map((what): EventPattern => ({ kind: 'die', what })),
    objects.map((what): EventPattern => ({ kind: 'leave-battlefield', what })),
    fc.constantFrom<EventPattern>(
      { kind: 'change-zone', what: source, to: 'graveyard' },
      { kind: 'change-zone', what: not({ kind: 'token' }), to: 'graveyard', of: you },
      { kind: 'change-zone', what: { kind: 'all' }, to: 'graveyard', of: opponents },
      { kind: 'change-zone', what: allOf(creature, youControl), from: 'battlefield', to: 'graveyard' },
    ),
  ),
  fc.constantFrom<Replacement>(
    { kind: 'go-to', zone: 'exile' },
    { kind: 'go-to', zone: 'exile', counter: 'void' },
    { kind: 'go-to', zone: 'hand' },
    { kind: 'go-to', zone: 'library', place: 'top' },
    { kind: 'go-to', zone: 'library', place: 'bottom' },
    { kind: 'go-to', zone: 'library', place: 'shuffled', isRevealed: true },
    { kind: 'go-to', zone: 'exile', after: [{ kind: 'draw', player: you, amount: 1 }] },
  ),
);

const instructions: fc.Arbitrary<readonly Instruction[]> = fc.constantFrom<readonly Instruction[]>(
  [{ kind: 'draw', player: you, amount: 2 }],
  [{ kind: 'gain-life', player: you, amount: 3 }],
  [{ kind: 'draw', player: you, amount: eventAmount }],
  [
    { kind: 'gain-life', player: you, amount: eventAmount },
    { kind: 'draw', player: you, amount: 1 },
  ],
);
const done: fc.Arbitrary<EventReplacement> = effect(
  fc.oneof(
    players.map((player): EventPattern => ({ kind: 'draw', player })),
    players.map((player): EventPattern => ({ kind: 'draw', player, exceptFirst: 'in-draw-step' })),
    players.map((player): EventPattern => ({ kind: 'draw', player, atLeast: 2 })),
    players.chain((player) =>
      fc
        .constantFrom('gain-life' as const, 'mill' as const, 'lose-game' as const, 'proliferate' as const)
        .map((kind): EventPattern => ({ kind, player })),
    ),
    objects.map((what): EventPattern => ({ kind: 'destroy', what })),
  ),
  instructions.map((all): Replacement => ({ kind: 'do', instructions: all })),
);

const after = fc.option(
  fc.constantFrom<readonly Instruction[]>(
    [{ kind: 'put-counters', on: source, counter: '+1/+1', amount: 1 }],
    [{ kind: 'remove-counters', from: source, counter: '+1/+1', amount: 1 }],
    [{ kind: 'gain-life', player: you, amount: eventAmount }],
    [{ kind: 'gain-life', player: you, amount: { kind: 'prevented-amount' } }],
  ),
  { nil: undefined },
);
const prevention: fc.Arbitrary<EventReplacement> = fc.oneof(
  effect(
    damage,
    after.map((then): Replacement => ({ kind: 'prevent', ...(then === undefined ? {} : { after: then }) })),
  ),
  effect(
    dealtBySomething,
    fc
      .constantFrom<Amount>(
        1,
        2,
        { kind: 'half', of: eventAmount, rounded: 'up' },
        { kind: 'sum', of: [eventAmount, -1] },
      )
      .map((amount): Replacement => ({ kind: 'prevent', amount })),
  ),
);
const redirection: fc.Arbitrary<EventReplacement> = effect(
  damage.filter((event) => event.kind === 'deal-damage' && event.to !== undefined),
  fc.constantFrom<Replacement>(
    { kind: 'redirect', to: { objects: source } },
    { kind: 'redirect', to: { objects: attachedObject } },
  ),
);
const skipping: fc.Arbitrary<EventReplacement> = effect(
  fc
    .tuple(
      fc.constantFrom<PlayerReference>(you, anyone),
      fc.constantFrom('draw step' as const, 'untap step' as const, 'combat phase' as const),
    )
    .map(([player, what]): EventPattern => ({ kind: 'begin', player, what })),
  fc.constant<Replacement>({ kind: 'nothing' }),
);

const conditions = fc.option(
  fc.constantFrom<NonNullable<EventReplacement['condition']>>(
    { kind: 'turn-of', player: you },
    { kind: 'exists', what: allOf(cardType('artifact'), youControl) },
    { kind: 'matches', object: { kind: 'source' }, selector: not({ kind: 'tapped' }) },
  ),
  { nil: undefined },
);

/** What a static ability may say. */
export const staticReplacements: fc.Arbitrary<EventReplacement> = fc
  .tuple(fc.oneof(amounts, gone, done, prevention, redirection, skipping), conditions)
  .map(([one, condition]) => (condition === undefined ? one : { ...one, condition }));

const followsUncounted = (instead: Replacement): boolean =>
  instead.kind === 'prevent' &&
  instead.after !== undefined &&
  !JSON.stringify(instead.after).includes('prevented-amount');

/** Each of several has a shield of its own only where there are several. */
const isForMany = (event: EventPattern): boolean =>
  event.kind === 'deal-damage' &&
  event.to !== undefined &&
  event.to.objects?.kind !== 'is' &&
  event.to.players?.kind !== 'you';

const limits = fc.constantFrom<ReplacementLimit>(
  { kind: 'next', times: 1 },
  { kind: 'next-damage', amount: 3 },
  { kind: 'next-damage', amount: 2, each: true },
);
const shields: fc.Arbitrary<EventReplacement> = fc.oneof(
  prevention.filter(({ instead }) => instead.kind === 'prevent' && instead.amount === undefined),
  redirection,
  fc
    .tuple(fc.oneof(prevention, redirection), limits)
    .filter(([{ instead }]) => !(instead.kind === 'prevent' && instead.amount !== undefined))
    // No text makes something follow a shield but what counts the damage that it prevented.
    .filter(([{ instead }, limit]) => limit.kind === 'next' || !followsUncounted(instead))
    .filter(([{ event }, limit]) => limit.kind !== 'next-damage' || limit.each !== true || isForMany(event))
    .map(([one, limit]): EventReplacement => ({ ...one, limit })),
  done
    .filter(({ event }) => event.kind === 'draw')
    .map((one): EventReplacement => ({ ...one, limit: { kind: 'next', times: 1 } })),
  gone,
);

/** What a resolving spell or ability may say, with how long it lasts. */
export const resolvingReplacements: fc.Arbitrary<Extract<Instruction, { kind: 'replacement-effect' }>> = fc
  .tuple(
    shields,
    fc.constantFrom<Duration>({ kind: 'until-end-of-turn' }, { kind: 'until-next-turn', of: you }),
  )
  .map(([one, duration]) => ({ kind: 'replacement-effect', effect: one, duration }));
