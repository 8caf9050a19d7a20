import type { GameState } from '../../state/game-state.ts';
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import type { AbilityInstance } from '../evaluation.ts';
import type { PartialValues } from '../modify-object.ts';
import type { BoardValues } from '../values.ts';
import { type AbilityChange, abilitiesAfter } from './ability-changes.ts';
import { hasBit } from './bits.ts';
import type { Board } from './board.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  FAMILY,
  HAS_POWER,
  HAS_TOUGHNESS,
  MANA_VALUE,
  POWER,
  SUPERTYPE_COLUMN,
  TEXT,
  TEXT_IS_LOST,
  TOUGHNESS,
  TYPE_COLUMN,
  wordOfColumn,
} from './column-ids.ts';
import { controllerAt } from './references-on-board.ts';

/** The board as values of single objects, for whoever reads only a few of them. */
export class BoardView implements BoardValues {
  readonly #board: Board;
  readonly #known = new Map<ObjectId, PartialValues>();
  #version = -1;

  constructor(board: Board) {
    this.#board = board;
  }

  get state(): GameState {
    return this.#board.state;
  }

  object(id: ObjectId): PartialValues {
    const board = this.#board;
    if (this.#version !== board.version) {
      this.#known.clear();
      this.#version = board.version;
    }
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const index = board.indexOf.get(id);
    if (index === undefined) throw new Error(`There is no object ${id} in this state.`);
    const values = valuesAt(board, index);
    this.#known.set(id, values);
    return values;
  }

  devotionBonus(player: PlayerId): number {
    return this.#board.bonuses.get(player) ?? 0;
  }
}

/** What can be read of the columns, whether they are the board's or those of a moment before. */
export type ReadableBoard = Pick<
  Board,
  'objects' | 'controllers' | 'bits' | 'numbers' | 'texts' | 'used' | 'abilityChanges'
>;

/** All values of object number `index`. Its abilities are worked out when asked for. */
export function valuesAt(board: ReadableBoard, index: number): PartialValues {
  const object = board.objects[index];
  const box = board.texts(TEXT)[index];
  if (object === undefined || box === undefined) throw new Error(`There is no object number ${index}.`);
  const is = (id: ColumnId): boolean => hasBit(board.bits(id), index);
  const { values } = box;
  const cardTypes = CARD_TYPES.filter((type) => is(TYPE_COLUMN[type]));
  const subtypes = subtypesAt(board, index, values.subtypes);
  const isTextLost = is(TEXT_IS_LOST);
  const { abilityChanges } = board;
  const before = { box, isTextLost, isLand: cardTypes.includes('land'), subtypes };
  let abilities: readonly AbilityInstance[] | undefined;
  return {
    id: object.id,
    names: values.names,
    manaCost: values.manaCost,
    colors: COLORS.filter((color) => is(COLOR_COLUMN[color])),
    supertypes: SUPERTYPES.filter((word) => is(SUPERTYPE_COLUMN[word])),
    cardTypes,
    subtypes,
    hasAllCreatureTypes: is(ALL_CREATURE_TYPES),
    power: is(HAS_POWER) ? board.numbers(POWER)[index] : undefined,
    toughness: is(HAS_TOUGHNESS) ? board.numbers(TOUGHNESS)[index] : undefined,
    loyalty: values.loyalty,
    defense: values.defense,
    manaValue: board.numbers(MANA_VALUE)[index] ?? 0,
    controller: controllerAt(board, index),
    get abilities(): readonly AbilityInstance[] {
      abilities ??= abilitiesAfter(object, index, before, abilityChanges);
      return abilities;
    },
    get cannotHave(): readonly Keyword[] {
      return forbiddenAt(index, abilityChanges);
    },
  };
}

/** The abilities of object number `index`, without its other values. */
export function abilitiesAt(board: ReadableBoard, index: number): readonly AbilityInstance[] {
  const object = board.objects[index];
  const box = board.texts(TEXT)[index];
  if (object === undefined || box === undefined) throw new Error(`There is no object number ${index}.`);
  const isLand = hasBit(board.bits(TYPE_COLUMN.land), index);
  const subtypes = isLand ? subtypesAt(board, index, box.values.subtypes) : [];
  const isTextLost = hasBit(board.bits(TEXT_IS_LOST), index);
  return abilitiesAfter(object, index, { box, isTextLost, isLand, subtypes }, board.abilityChanges);
}

function forbiddenAt(index: number, changes: readonly AbilityChange[]): readonly Keyword[] {
  const keywords = changes.flatMap((change) =>
    change.kind === 'lose-keyword' && change.forGood && hasBit(change.objects, index) ? [change.keyword] : [],
  );
  return [...new Set(keywords)];
}

/** Printed ones first, as they are printed; the others in the order of the rules' lists. */
function subtypesAt(board: ReadableBoard, index: number, printed: readonly string[]): readonly string[] {
  const found = board
    .used(FAMILY.subtype)
    .filter((id) => id !== ALL_CREATURE_TYPES && hasBit(board.bits(id), index))
    .map(wordOfColumn);
  if (found.length < 2) return found;
  const place = (word: string): number => {
    const at = printed.indexOf(word);
    return at >= 0 ? at - printed.length : (PLACES.get(word) ?? PLACES.size);
  };
  return found.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

const PLACES: ReadonlyMap<string, number> = new Map(
  [...new Set(Object.values(SUBTYPES).flat())].map((word, index) => [word, index]),
);
