import type { CardType, Supertype } from './card-types.ts';
import type { Color } from './colors.ts';
import type { ManaCost } from './mana.ts';
import type { Subtype } from './subtypes.ts';

/** The names of the characteristics that effects write (CR 109.3), and `controller`, which layer 2 writes. */
export const CHARACTERISTICS = [
  'name',
  'mana-cost',
  'colors',
  'supertypes',
  'card-types',
  'subtypes',
  'text',
  'abilities',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'controller',
] as const;
export type CharacteristicName = (typeof CHARACTERISTICS)[number];

/**
 * The characteristics of an object except its abilities (CR 109.3). `power` and `toughness` are `undefined`
 * when the object has none (208.3). Arrays are in canonical order: WUBRG, the order of the rules' lists.
 */
export interface BaseCharacteristics {
  /** Usually one; none when face down (708.2a) or nameless; several with "has all names" (612.7). */
  readonly names: readonly string[];
  readonly manaCost: ManaCost;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  /** "Is every creature type" (702.73a and effects that say so); the single names are not listed in `subtypes`. */
  readonly hasAllCreatureTypes: boolean;
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
}
