import type { Affected, DamageSource, EventPattern } from '../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { amountOn, compareNumbers } from '../../layers/amounts.ts';
import { referencedPlayers } from '../../layers/references.ts';
import { matchesOn, satisfiesOn } from '../../layers/select.ts';
import type { BoardValues, EffectContext } from '../../layers/values.ts';
import { isPlayer } from '../../state/edit-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { ChangeZoneEvent, DamageEvent, DrawEvent, EnterEvent, WouldBeEvent } from '../event.ts';
import { matchesTokens } from './matches-tokens.ts';

/** What a pattern is asked on: the board (with the object that would enter), and who speaks. */
export interface Asked {
  readonly board: BoardValues;
  readonly context: EffectContext;
}

type Pattern<Kind extends EventPattern['kind']> = Extract<EventPattern, { kind: Kind }>;

/** Whether the event is one that the pattern watches for (614.1, 615.1). */
export function matchesEvent(asked: Asked, pattern: EventPattern, event: WouldBeEvent): boolean {
  switch (pattern.kind) {
    case 'any-of':
      return pattern.of.some((each) => matchesEvent(asked, each, event));
    case 'deal-damage':
      return event.kind === 'deal-damage' && isDamage(asked, pattern, event);
    case 'draw':
      return event.kind === 'draw' && isDraw(asked, pattern, event);
    case 'create-tokens':
      return (
        event.kind === 'create-tokens' &&
        (pattern.byEffect !== true || event.cause === 'effect') &&
        isOneOf(asked, pattern.by, event.by) &&
        isOneOf(asked, pattern.under, event.controller) &&
        event.batches.some((batch) => batch.count > 0 && matchesTokens(asked, pattern.what, event, batch))
      );
    case 'put-counters':
      return (
        event.kind === 'put-counters' &&
        event.count > 0 &&
        (pattern.counter === undefined || pattern.counter === event.counter) &&
        (pattern.byEffect !== true || event.cause === 'effect') &&
        isOneOf(asked, pattern.by, event.by ?? ownerOf(asked, event.on)) &&
        isAffected(asked, pattern.on, event.on)
      );
    case 'destroy':
      return event.kind === 'destroy' && is(asked, pattern.what, event.object);
    case 'die':
      return isDeath(asked, event) && is(asked, pattern.what, event.object);
    case 'leave-battlefield':
      return isLeaving(asked, pattern, event);
    case 'turn-face-up':
      return event.kind === 'turn-face-up' && is(asked, pattern.what, event.object);
    case 'explore':
    case 'connive':
      return (
        event.kind === 'object-event' && event.what === pattern.kind && is(asked, pattern.what, event.object)
      );
    case 'enter':
      return event.kind === 'enter' && isEntry(asked, pattern, event);
    case 'change-zone':
      if (event.kind === 'discard')
        return isZoneChange(asked, pattern, { object: event.card, to: 'graveyard' });
      return event.kind === 'change-zone' && isZoneChange(asked, pattern, event);
    case 'discard':
      return (
        event.kind === 'discard' &&
        isOneOf(asked, pattern.player, event.player) &&
        (pattern.causedBy === undefined ||
          (event.by !== undefined && isOneOf(asked, pattern.causedBy, event.by))) &&
        (pattern.what === undefined || satisfies(asked, pattern.what, event.card))
      );
    case 'damage-reduces-life':
      return (
        event.kind === 'lose-life' &&
        event.cause === 'damage' &&
        isOneOf(asked, pattern.player, event.player) &&
        lifeOf(asked, event.player) - event.amount < pattern.below
      );
    case 'begin':
      return (
        event.kind === 'begin' &&
        isOneOf(asked, pattern.player, event.player) &&
        (pattern.what === event.what || (pattern.what === 'turn' && event.what === 'extra turn'))
      );
    case 'untap':
      return (
        event.kind === 'untap' &&
        is(asked, pattern.what, event.object) &&
        (pattern.inUntapStepOf === undefined ||
          (event.inStepOf !== undefined && isOneOf(asked, pattern.inUntapStepOf, event.inStepOf)))
      );
    case 'tap-for-mana':
      return (
        event.kind === 'add-mana' &&
        event.from !== undefined &&
        isOneOf(asked, pattern.player, event.player) &&
        is(asked, pattern.what, event.from) &&
        (pattern.atLeast === undefined || manaCount(event.mana) >= pattern.atLeast)
      );
    case 'counter-spell':
      return event.kind === 'counter-spell' && event.by !== undefined && isOneOf(asked, pattern.by, event.by);
    case 'gain-life':
    case 'lose-life':
      return event.kind === pattern.kind && event.amount > 0 && isOneOf(asked, pattern.player, event.player);
    case 'mill':
      return event.kind === 'mill' && event.count > 0 && isOneOf(asked, pattern.player, event.player);
    case 'pay-life':
    case 'scry':
    case 'surveil':
    case 'proliferate':
    case 'learn':
    case 'search-library':
    case 'roll-dice':
    case 'roll-planar-dice':
    case 'flip-coin':
    case 'lose-unspent-mana':
    case 'lose-game':
    case 'win-game':
      return (
        event.kind === 'player-event' &&
        event.what === pattern.kind &&
        (pattern.kind !== 'lose-game' || pattern.for === undefined || pattern.for === event.because) &&
        isOneOf(asked, pattern.player, event.player)
      );
  }
}

export const manaCount = (mana: string): number => mana.match(/\{[^}]+\}/g)?.length ?? 0;

function isOneOf({ board, context }: Asked, players: PlayerReference | undefined, player: PlayerId): boolean {
  return players === undefined || referencedPlayers(board, players, context).includes(player);
}

/** An object of the battlefield, unless the description says otherwise (109.2). */
const is = ({ board, context }: Asked, what: Selector, object: ObjectId): boolean =>
  matchesOn(board, what, object, context);

const satisfies = ({ board, context }: Asked, what: Selector, object: ObjectId): boolean =>
  satisfiesOn(board, what, object, context);

function isAffected(asked: Asked, { objects, players }: Affected, one: ObjectId | PlayerId): boolean {
  if (isPlayer(asked.board.state, one)) return players !== undefined && isOneOf(asked, players, one);
  return objects !== undefined && is(asked, objects, one);
}

const lifeOf = ({ board }: Asked, player: PlayerId): number =>
  board.state.players.find(({ id }) => id === player)?.life ?? 0;

function ownerOf({ board }: Asked, on: ObjectId | PlayerId): PlayerId {
  return isPlayer(board.state, on) ? on : board.object(on).controller;
}

function isDamage(
  asked: Asked,
  { by, to, damage, amount }: Pattern<'deal-damage'>,
  event: DamageEvent,
): boolean {
  if (event.amount <= 0) return false;
  if (damage !== undefined && (damage === 'combat') !== event.isCombat) return false;
  if (to !== undefined && !isAffected(asked, to, event.to)) return false;
  if (by !== undefined && !isSource(asked, by, event.source)) return false;
  const limit = amount === undefined ? undefined : amountOn(asked.board, amount.to, asked.context);
  return (
    amount === undefined || limit === undefined || compareNumbers(event.amount, amount.comparison, limit)
  );
}

/** "a source" is an object in any zone; "a creature" is one on the battlefield (609.7, 109.2). */
function isSource(asked: Asked, { what, isAnySource }: DamageSource, source: ObjectId | undefined): boolean {
  if (source === undefined || !asked.board.state.objects.has(source))
    return isAnySource === true && what.kind === 'all';
  return isAnySource === true ? satisfies(asked, what, source) : is(asked, what, source);
}

function isDraw(asked: Asked, { player, atLeast, exceptFirst }: Pattern<'draw'>, event: DrawEvent): boolean {
  if (!isOneOf(asked, player, event.player)) return false;
  if (atLeast !== undefined) return event.isSingle !== true && event.count >= atLeast;
  if (event.isSingle !== true) return false;
  if (exceptFirst === 'in-draw-step') return event.isFirstInDrawStep !== true;
  if (exceptFirst === 'each-turn')
    return (asked.board.state.thisTurn ?? []).some(
      (fact) => fact.kind === 'drew' && fact.player === event.player,
    );
  return true;
}

function isDeath({ board }: Asked, event: WouldBeEvent): event is ChangeZoneEvent {
  return (
    event.kind === 'change-zone' &&
    event.to === 'graveyard' &&
    board.state.objects.get(event.object)?.zone === 'battlefield'
  );
}

function isLeaving(asked: Asked, { what }: Pattern<'leave-battlefield'>, event: WouldBeEvent): boolean {
  const leaving =
    event.kind === 'change-zone' ? event.object : event.kind === 'enter' ? event.entering.from : undefined;
  if (leaving === undefined || asked.board.state.objects.get(leaving)?.zone !== 'battlefield') return false;
  return is(asked, what, leaving);
}

const isEntry = (
  asked: Asked,
  { what, under, from }: Pattern<'enter'>,
  { entering, zone }: EnterEvent,
): boolean =>
  isOneOf(asked, under, entering.object.controller) &&
  (from === undefined || (zone !== undefined && from.includes(zone))) &&
  is(asked, what, entering.object.id);

/** Discarding a card is moving it from the hand to the graveyard (701.9a): not another event within it. */
function isZoneChange(
  asked: Asked,
  { what, from, to, of }: Pattern<'change-zone'>,
  event: Pick<ChangeZoneEvent, 'object' | 'to'>,
): boolean {
  const object = asked.board.state.objects.get(event.object);
  if (object === undefined || event.to !== to) return false;
  if (from !== undefined && object.zone !== from) return false;
  return isOneOf(asked, of, object.owner) && satisfies(asked, what, event.object);
}
