import type { CardType, SubtypeSet, Supertype } from '../../vocabulary/card-types.ts';
import { CARD_TYPES, SUBTYPE_SETS, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { setsOfSubtype, subtypeSetsOfCardType } from '../../vocabulary/subtypes.ts';

/**
 * A column holds one fact about every object: a bit (is it a creature?), a number (power) or its text. Columns have
 * numbers that are the same in every evaluation, so that what an effect reads and writes is worked out once.
 */
export type ColumnId = number;

/** What columns are about. Effects read and write families; those that no effect writes are in none. */
export const FAMILY = {
  fixed: 0,
  cardType: 1,
  supertype: 2,
  subtype: 4,
  color: 8,
  keyword: 16,
  control: 32,
  power: 64,
  toughness: 128,
  /** Name, mana cost, rules text. */
  text: 256,
  /** Abilities other than the presence of a keyword. */
  ability: 512,
} as const;
export const FAMILY_COUNT = 10;

const ids = new Map<string, Map<string, ColumnId>>();
const families: number[] = [];
const names: string[] = [];

function column(kind: string, name: string, family: number): ColumnId {
  let ofKind = ids.get(kind);
  if (ofKind === undefined) {
    ofKind = new Map();
    ids.set(kind, ofKind);
  }
  const known = ofKind.get(name);
  if (known !== undefined) return known;
  const id = families.push(family) - 1;
  ofKind.set(name, id);
  names.push(name);
  return id;
}

/** The family of a column; 0 if nothing writes it. */
export const familyOf = (id: ColumnId): number => families[id] ?? 0;

/** The word after which a column is called: the subtype, the keyword … */
export const wordOfColumn = (id: ColumnId): string => names[id] ?? '';

// Text, numbers and what stands by itself.
export const TEXT = column('text', '', FAMILY.text);
export const MANA_VALUE = column('mana-value', '', FAMILY.text);
export const POWER = column('power', '', FAMILY.power);
export const TOUGHNESS = column('toughness', '', FAMILY.toughness);
/** Has a number for power, toughness at all (208.3). */
export const HAS_POWER = column('has-power', '', FAMILY.power);
export const HAS_TOUGHNESS = column('has-toughness', '', FAMILY.toughness);
export const ALL_CREATURE_TYPES = column('all-creature-types', '', FAMILY.subtype);
/** The abilities from its rules text are gone (305.7). */
export const TEXT_IS_LOST = column('text-is-lost', '', FAMILY.ability);
export const IS_TOKEN = column('token', '', FAMILY.fixed);
export const IS_TAPPED = column('tapped', '', FAMILY.fixed);
export const IS_FACE_DOWN = column('face-down', '', FAMILY.fixed);
export const IS_ATTACKING = column('attacking', '', FAMILY.fixed);
export const IS_BLOCKING = column('blocking', '', FAMILY.fixed);

export const TYPE_COLUMN = Object.fromEntries(
  CARD_TYPES.map((type) => [type, column('type', type, FAMILY.cardType)]),
) as Readonly<Record<CardType, ColumnId>>;
export const SUPERTYPE_COLUMN = Object.fromEntries(
  SUPERTYPES.map((word) => [word, column('supertype', word, FAMILY.supertype)]),
) as Readonly<Record<Supertype, ColumnId>>;
export const COLOR_COLUMN = Object.fromEntries(
  COLORS.map((color) => [color, column('color', color, FAMILY.color)]),
) as Readonly<Record<Color, ColumnId>>;

export const subtypeColumn = (subtype: string): ColumnId => column('subtype', subtype, FAMILY.subtype);
export const zoneColumn = (zone: string): ColumnId => column('zone', zone, FAMILY.fixed);
export const ownerColumn = (player: PlayerId): ColumnId => column('owner', player, FAMILY.fixed);
export const controllerColumn = (player: PlayerId): ColumnId => column('controller', player, FAMILY.control);
export const designationColumn = (designation: string): ColumnId =>
  column('designation', designation, FAMILY.fixed);
/** `of` for landwalks: islandwalk is in the column of landwalk and in its own. */
export const keywordColumn = (keyword: Keyword, of?: string): ColumnId =>
  column(of === undefined ? 'keyword' : `keyword of ${of}`, keyword, FAMILY.keyword);
export const cannotHaveColumn = (keyword: Keyword): ColumnId =>
  column('cannot-have', keyword, FAMILY.ability);

/** For each set of subtypes the card types that allow it (205.3). */
export const TYPES_ALLOWING: Readonly<Record<SubtypeSet, readonly CardType[]>> = Object.fromEntries(
  SUBTYPE_SETS.map((set) => [set, CARD_TYPES.filter((type) => subtypeSetsOfCardType(type).includes(set))]),
) as unknown as Readonly<Record<SubtypeSet, readonly CardType[]>>;

/** The sets to which the subtype of a column belongs. */
export const setsOfColumn = (id: ColumnId): readonly SubtypeSet[] => setsOfSubtype(wordOfColumn(id));
