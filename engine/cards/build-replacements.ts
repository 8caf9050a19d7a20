import type { ReplacementAbility } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Affected, DamageSource, EventPattern } from '../abilities/event-pattern.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { PlayerReference } from '../abilities/references.ts';
import type { EventReplacement, Replacement } from '../abilities/replacement-effect.ts';
import { allOf, controlledBy, type Selector, youControl } from '../abilities/selector.ts';

// Short constructors for replacement and prevention effects (CR 614, 615).

type More = Pick<EventReplacement, 'condition' | 'optional' | 'limit'>;

const replacing = (event: EventPattern, instead: Replacement, more: More = {}): EventReplacement => ({
  kind: 'replace',
  event,
  ...more,
  instead,
});

/** A static ability that replaces events. */
export const replacesEvent = (
  event: EventPattern,
  instead: Replacement,
  more: More = {},
): ReplacementAbility => ({ kind: 'replacement', effect: replacing(event, instead, more) });

/** A resolution's effect on events of this turn. */
export const replacesThisTurn = (
  event: EventPattern,
  instead: Replacement,
  more: More = {},
): Instruction => ({
  kind: 'replacement-effect',
  effect: replacing(event, instead, more),
  duration: { kind: 'until-end-of-turn' },
});

/** "that many", "that much". */
export const eventAmount: Amount = { kind: 'event-amount' };
export const timesAsMany = (factor: number): Replacement => ({
  kind: 'change-amount',
  to: { kind: 'times', factor, of: eventAmount },
});
export const halfAsMany: Replacement = {
  kind: 'change-amount',
  to: { kind: 'half', of: eventAmount, rounded: 'down' },
};

export const exiledInstead: Replacement = { kind: 'go-to', zone: 'exile' };
export const prevented: Replacement = { kind: 'prevent' };
export const doneInstead = (...instructions: readonly Instruction[]): Replacement => ({
  kind: 'do',
  instructions,
});

const opponents: PlayerReference = { kind: 'opponents' };
/** "a source", "a source you control". */
export const anySource = (what: Selector = { kind: 'all' }): DamageSource => ({ what, isAnySource: true });
export const yourSource: DamageSource = anySource(youControl);
/** "a permanent or player". */
export const permanentOrPlayer: Affected = { objects: { kind: 'all' }, players: { kind: 'each-player' } };

export const theirs = (what: Selector): Selector => allOf(what, controlledBy(opponents));
