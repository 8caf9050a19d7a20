import type { Amount } from '../../abilities/amount.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { STARTING_LIFE } from '../../state/start-of-game.ts';
import { BASIC_LAND_TYPES, CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { symbolsOf } from '../amounts.ts';
import { colorsOfWords } from '../chosen-words.ts';
import { countersOn } from '../select.ts';
import { counterKinds, greatestAmong, partyMembers, partySize } from '../special-counts.ts';
import { addBits, type Bits, bitsOf, countBits, forEachBit, keepBits, meet } from './bits.ts';
import type { Board } from './board.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  FAMILY,
  SUPERTYPE_COLUMN,
  setsOfColumn,
  subtypeColumn,
  TEXT,
  TYPE_COLUMN,
  wordOfColumn,
  zoneColumn,
} from './column-ids.ts';
import { type BoardContext, referencedIndex, referencedPlayerIds, sourceAt } from './references-on-board.ts';
import { selectOn } from './select-on-board.ts';
import { prepareSelector } from './selector-plan.ts';
import { sizeOn } from './test-object.ts';

/** What an amount is now; what can't be determined is 0 (CR 107.2). */
export function amountOnBoard(board: Board, amount: Amount, context: BoardContext): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'x':
      return sourceAt(board, context)?.x ?? 0;
    case 'chosen-number':
    case 'told':
      return sourceAt(board, context)?.choices.number ?? 0;
    case 'event-amount':
    case 'prevented-amount':
      return 0;
    case 'count':
      return countBits(matching(board, amount.of, context));
    case 'counters-on': {
      const object = board.objects[referencedIndex(board, amount.object, context)];
      return object === undefined ? 0 : countersOn(object, amount.counter);
    }
    case 'counters-among':
      return total(bitsOf(matching(board, amount.among, context)), (index) => {
        const object = board.objects[index];
        return object === undefined ? 0 : countersOn(object, amount.counter);
      });
    case 'counters-on-player':
      return total(playersOf(board, amount.player, context), ({ counters }) =>
        total(counters, ({ kind, count }) => (kind === amount.counter ? count : 0)),
      );
    case 'power':
    case 'toughness':
    case 'mana-value': {
      const index = referencedIndex(board, amount.of, context);
      return index < 0 ? 0 : (sizeOn(board, amount.kind, index) ?? 0);
    }
    case 'starting-life':
      return referencedPlayerIds(board, amount.of, context).length === 0 ? 0 : STARTING_LIFE;
    case 'greatest-among-players':
      return greatestAmong(referencedPlayerIds(board, amount.of, context), (id) =>
        amountOnBoard(board, { kind: amount.value, of: { kind: 'player', id } }, context),
      );
    case 'party':
      return partySize((role) => bitsOf(matching(board, partyMembers(amount.of, role), context)));
    case 'mana-symbols': {
      const colors = colorsOfWords(amount.of, sourceAt(board, context)?.choices);
      return total(bitsOf(matching(board, amount.among, context)), (index) =>
        symbolsOf(board.texts(TEXT)[index]?.values.manaCost ?? '', colors),
      );
    }
    case 'player-count':
      return referencedPlayerIds(board, amount.of, context).length;
    case 'life':
      return total(playersOf(board, amount.of, context), ({ life }) => life);
    case 'hand-size':
      return countBits(cardsInZone(board, amount.of, 'hand', context));
    case 'cards-in-zone': {
      const cards = cardsInZone(board, amount.of, amount.zone, context);
      if (amount.matching !== undefined)
        keepBits(cards, matchingIn(board, amount.zone, amount.matching, context));
      return countBits(cards);
    }
    case 'distinct':
      return distinct(board, amount.what, matching(board, amount.among, context));
    case 'aggregate':
      return aggregate(
        amount.which,
        bitsOf(matching(board, amount.among, context)).map(
          (index) => sizeOn(board, amount.value, index) ?? 0,
        ),
      );
    case 'devotion':
      return devotion(board, colorsOfWords(amount.to, sourceAt(board, context)?.choices), amount.of, context);
    case 'sum':
      return total(amount.of, (part) => amountOnBoard(board, part, context));
    case 'times':
      return amount.factor * amountOnBoard(board, amount.of, context) + 0;
    case 'half': {
      const half = amountOnBoard(board, amount.of, context) / 2;
      return amount.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'at-most':
      return Math.min(amount.limit, amountOnBoard(board, amount.of, context));
  }
}

/** By how much an effect changes something: 0 instead of a calculated negative number (107.1b), as `changeOn`. */
export function changeOnBoard(board: Board, amount: Amount, context: BoardContext): number {
  if (typeof amount === 'number') return amount;
  if (amount.kind === 'times' && amount.factor < 0)
    return amount.factor * Math.max(0, amountOnBoard(board, amount.of, context)) + 0;
  return Math.max(0, amountOnBoard(board, amount, context));
}

const total = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

const matching = (board: Board, selector: Selector, context: BoardContext): Bits =>
  selectOn(board, prepareSelector(selector), context);

const inZones = new WeakMap<Selector, Map<Zone, Selector>>();

/** Cards of a zone that match, with no other zone implied. */
function matchingIn(board: Board, zone: Zone, selector: Selector, context: BoardContext): Bits {
  const known = inZones.get(selector) ?? new Map<Zone, Selector>();
  inZones.set(selector, known);
  const whole = known.get(zone) ?? { kind: 'all-of', of: [{ kind: 'zone', zone }, selector] };
  known.set(zone, whole);
  return matching(board, whole, context);
}

function playersOf(board: Board, of: PlayerReference, context: BoardContext) {
  const ids = referencedPlayerIds(board, of, context);
  return board.state.players.filter(({ id }) => ids.includes(id));
}

function cardsInZone(board: Board, of: PlayerReference, zone: Zone, context: BoardContext): Bits {
  const result = new Uint32Array(board.words);
  for (const player of referencedPlayerIds(board, of, context)) {
    const id = board.owners.get(player);
    if (id !== undefined) addBits(result, board.bits(id));
  }
  keepBits(result, board.bits(zoneColumn(zone)));
  keepBits(result, board.present);
  return result;
}

function aggregate(which: 'greatest' | 'least' | 'total', values: readonly number[]): number {
  if (values.length === 0) return 0;
  switch (which) {
    case 'greatest':
      return values.reduce((a, b) => Math.max(a, b));
    case 'least':
      return values.reduce((a, b) => Math.min(a, b));
    case 'total':
      return total(values, (value) => value);
  }
}

function distinct(board: Board, what: Extract<Amount, { kind: 'distinct' }>['what'], among: Bits): number {
  const occurring = (ids: readonly ColumnId[]): number =>
    ids.filter((id) => meet(board.bits(id), among)).length;
  switch (what) {
    case 'supertypes':
      return occurring(SUPERTYPES.map((word) => SUPERTYPE_COLUMN[word]));
    case 'card-types':
      return occurring(CARD_TYPES.map((type) => TYPE_COLUMN[type]));
    case 'colors':
      return occurring(COLORS.map((color) => COLOR_COLUMN[color]));
    case 'basic-land-types':
      return occurring(BASIC_LAND_TYPES.map(subtypeColumn));
    case 'subtypes':
    case 'creature-types':
      return distinctSubtypes(board, what === 'creature-types', among);
    case 'names': {
      const names = new Set<string>();
      forEachBit(among, (index) => {
        for (const name of board.texts(TEXT)[index]?.values.names ?? []) names.add(name);
      });
      return names.size;
    }
    case 'powers':
      return new Set(bitsOf(among).flatMap((index) => sizeOn(board, 'power', index) ?? [])).size;
    case 'mana-values':
      return new Set(bitsOf(among).map((index) => sizeOn(board, 'mana-value', index))).size;
    case 'counter-kinds':
      return counterKinds(bitsOf(among).flatMap((index) => board.objects[index] ?? []));
  }
}

function distinctSubtypes(board: Board, onlyOfCreatures: boolean, among: Bits): number {
  const words = board
    .used(FAMILY.subtype)
    .filter((id) => id !== ALL_CREATURE_TYPES && (!onlyOfCreatures || setsOfColumn(id).includes('creature')))
    .filter((id) => meet(board.bits(id), among))
    .map(wordOfColumn);
  const every = meet(board.bits(ALL_CREATURE_TYPES), among) ? SUBTYPES.creature : [];
  return new Set([...every, ...words]).size;
}

/** Mana symbols of these colors among the mana costs of permanents of the players, and what is added (700.5). */
function devotion(board: Board, to: readonly Color[], of: PlayerReference, context: BoardContext): number {
  let sum = 0;
  for (const player of referencedPlayerIds(board, of, context)) {
    sum += board.bonuses.get(player) ?? 0;
    const controller = board.controllers.get(player);
    if (controller === undefined) continue;
    const permanents = board.bits(controller).slice();
    keepBits(permanents, board.bits(zoneColumn('battlefield')));
    keepBits(permanents, board.present);
    forEachBit(permanents, (index) => {
      sum += symbolsOf(board.texts(TEXT)[index]?.values.manaCost ?? '', to);
    });
  }
  return sum;
}
