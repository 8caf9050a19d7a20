/** Supertypes (CR 205.4a). */
export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Card types (CR 205.2a). */
export const CARD_TYPES = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card types of permanents (CR 110.4). */
export const PERMANENT_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] as const;

/** Basic land types (CR 305.6) with the color of mana that each gives. */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

/** Sets of subtypes that belong to one card type, or to creature and kindred together (CR 205.3). */
export const SUBTYPE_SETS = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
  'spell',
  'plane',
  'dungeon',
] as const;
export type SubtypeSet = (typeof SUBTYPE_SETS)[number];
