import type { Amount, Comparison } from '../abilities/amount.ts';
import type { ObjectReference, PlayerReference } from '../abilities/references.ts';
import type { Selector } from '../abilities/selector.ts';
import type { PlayerState } from '../state/game-state.ts';
import { STARTING_LIFE } from '../state/start-of-game.ts';
import { BASIC_LAND_TYPES } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { manaSymbols } from '../vocabulary/mana.ts';
import { SUBTYPES } from '../vocabulary/subtypes.ts';
import { colorsOfWords } from './chosen-words.ts';
import { hasSubtype } from './object-facts.ts';
import { referencedObject, referencedPlayers, sourceOf } from './references.ts';
import { countersOn, creatureTypesOf, objectsMatchingOn, sizeOf } from './select.ts';
import { counterKinds, differentPowers, greatestAmong, partyMembers, partySize } from './special-counts.ts';
import type { BoardValues, EffectContext, ObjectValues } from './values.ts';

/** What an amount is now; what can't be determined is 0 (CR 107.2). */
export function amountOn(board: BoardValues, amount: Amount, context: EffectContext): number {
  if (typeof amount === 'number') return amount;
  const { state } = board;
  switch (amount.kind) {
    case 'x':
      return context.x ?? sourceOf(state, context)?.x ?? 0;
    case 'chosen-number':
    case 'told':
      return sourceOf(state, context)?.choices.number ?? 0;
    // Only while an event is being replaced is there one to speak of.
    case 'event-amount':
      return context.event?.amount ?? 0;
    case 'prevented-amount':
      return context.event?.prevented ?? 0;
    case 'count':
      return objectsMatchingOn(board, amount.of, context).length;
    case 'counters-on': {
      const object = referencedObject(board, amount.object, context);
      const found = object === undefined ? undefined : state.objects.get(object);
      return found === undefined ? 0 : countersOn(found, amount.counter);
    }
    case 'counters-among':
      return total(objectsMatchingOn(board, amount.among, context), (id) => {
        const object = state.objects.get(id);
        return object === undefined ? 0 : countersOn(object, amount.counter);
      });
    case 'counters-on-player':
      return total(playersOf(board, amount.player, context), (player) =>
        total(player.counters, ({ kind, count }) => (kind === amount.counter ? count : 0)),
      );
    case 'power':
    case 'toughness':
    case 'mana-value':
      return valueOfReference(board, amount.kind, amount.of, context);
    case 'starting-life':
      return referencedPlayers(board, amount.of, context).length === 0 ? 0 : STARTING_LIFE;
    case 'greatest-among-players':
      return greatestAmong(referencedPlayers(board, amount.of, context), (id) =>
        amountOn(board, { kind: amount.value, of: { kind: 'player', id } }, context),
      );
    case 'party':
      return partySize((role) => objectsMatchingOn(board, partyMembers(amount.of, role), context));
    case 'mana-symbols': {
      const colors = colorsOfWords(amount.of, sourceOf(state, context)?.choices);
      return total(objectsMatchingOn(board, amount.among, context), (id) =>
        symbolsOf(board.object(id).manaCost, colors),
      );
    }
    case 'player-count':
      return referencedPlayers(board, amount.of, context).length;
    case 'life':
      return total(playersOf(board, amount.of, context), ({ life }) => life);
    case 'hand-size':
      return cardsInZone(board, amount.of, 'hand', undefined, context);
    case 'cards-in-zone':
      return cardsInZone(board, amount.of, amount.zone, amount.matching, context);
    case 'distinct':
      return distinct(board, amount.what, objectsMatchingOn(board, amount.among, context));
    case 'aggregate':
      return aggregate(amount.which, valuesOf(board, amount.value, amount.among, context));
    case 'devotion':
      return devotion(board, colorsOfWords(amount.to, sourceOf(state, context)?.choices), amount.of, context);
    case 'sum':
      return total(amount.of, (part) => amountOn(board, part, context));
    case 'times':
      return amount.factor * amountOn(board, amount.of, context) + 0;
    case 'half': {
      const half = amountOn(board, amount.of, context) / 2;
      return amount.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'at-most':
      return Math.min(amount.limit, amountOn(board, amount.of, context));
  }
}

/**
 * By how much an effect changes something. Where the calculation gives a negative number it is 0, and "-X" is minus
 * that (CR 107.1b); a number that is written as such may be negative.
 */
export function changeOn(board: BoardValues, amount: Amount, context: EffectContext): number {
  if (typeof amount === 'number') return amount;
  if (amount.kind === 'times' && amount.factor < 0)
    return amount.factor * Math.max(0, amountOn(board, amount.of, context)) + 0;
  return Math.max(0, amountOn(board, amount, context));
}

/** Whether `left` stands in that relation to `right`. */
export function compareNumbers(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

const total = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

function playersOf(board: BoardValues, of: PlayerReference, context: EffectContext): PlayerState[] {
  const ids = referencedPlayers(board, of, context);
  return board.state.players.filter((player) => ids.includes(player.id));
}

function valueOfReference(
  board: BoardValues,
  which: 'power' | 'toughness' | 'mana-value',
  of: ObjectReference,
  context: EffectContext,
): number {
  const id = referencedObject(board, of, context);
  const object = id === undefined ? undefined : board.state.objects.get(id);
  return object === undefined ? 0 : (sizeOf(which, object, board.object(object.id)) ?? 0);
}

function cardsInZone(
  board: BoardValues,
  of: PlayerReference,
  zone: string,
  matching: Selector | undefined,
  context: EffectContext,
): number {
  const owners = referencedPlayers(board, of, context);
  const inZone: Selector = { kind: 'zone', zone: zone as never };
  const wanted: Selector = matching === undefined ? inZone : { kind: 'all-of', of: [inZone, matching] };
  return objectsMatchingOn(board, wanted, context).filter((id) => {
    const object = board.state.objects.get(id);
    return object !== undefined && owners.includes(object.owner);
  }).length;
}

function valuesOf(
  board: BoardValues,
  which: 'power' | 'toughness' | 'mana-value',
  among: Selector,
  context: EffectContext,
): number[] {
  return objectsMatchingOn(board, among, context).map((id: ObjectId) => {
    const object = board.state.objects.get(id);
    return object === undefined ? 0 : (sizeOf(which, object, board.object(id)) ?? 0);
  });
}

function aggregate(which: 'greatest' | 'least' | 'total', values: readonly number[]): number {
  if (values.length === 0) return 0;
  switch (which) {
    case 'greatest':
      return Math.max(...values);
    case 'least':
      return Math.min(...values);
    case 'total':
      return total(values, (value) => value);
  }
}

function distinct(
  board: BoardValues,
  what: Extract<Amount, { kind: 'distinct' }>['what'],
  ids: readonly ObjectId[],
): number {
  const among: readonly ObjectValues[] = ids.map((id) => board.object(id));
  const everyCreatureType = among.some((values) => values.hasAllCreatureTypes) ? SUBTYPES.creature : [];
  switch (what) {
    case 'supertypes':
      return new Set(among.flatMap((values) => values.supertypes)).size;
    case 'subtypes':
      return new Set([...everyCreatureType, ...among.flatMap((values) => values.subtypes)]).size;
    case 'card-types':
      return new Set(among.flatMap((values) => values.cardTypes)).size;
    case 'colors':
      return new Set(among.flatMap((values) => values.colors)).size;
    case 'basic-land-types':
      return BASIC_LAND_TYPES.filter((type) => among.some((values) => hasSubtype(values, type))).length;
    case 'creature-types':
      return new Set([...everyCreatureType, ...among.flatMap(creatureTypesOf)]).size;
    case 'names':
      return new Set(among.flatMap((values) => values.names)).size;
    case 'mana-values':
      return new Set(among.map((values) => values.manaValue)).size;
    case 'powers':
      return differentPowers(board, ids);
    case 'counter-kinds':
      return counterKinds(ids.flatMap((id) => board.state.objects.get(id) ?? []));
  }
}

/** Mana symbols of these colors among the mana costs of permanents that the players control, and what is added (700.5). */
function devotion(
  board: BoardValues,
  to: readonly Color[],
  of: PlayerReference,
  context: EffectContext,
): number {
  const players = referencedPlayers(board, of, context);
  const bonus = total(players, (player) => board.devotionBonus(player));
  return (
    bonus +
    total([...board.state.objects.values()], (object) => {
      if (object.zone !== 'battlefield' || object.isPhasedOut) return 0;
      const values = board.object(object.id);
      return players.includes(values.controller) ? symbolsOf(values.manaCost, to) : 0;
    })
  );
}

/** How many symbols of a cost are of one of these colors; a hybrid symbol counts once. */
export function symbolsOf(cost: string, colors: readonly Color[]): number {
  return manaSymbols(cost).filter((symbol) =>
    symbol.split('/').some((half) => (colors as readonly string[]).includes(half)),
  ).length;
}
