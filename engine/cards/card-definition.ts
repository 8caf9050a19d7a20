import type { Ability } from '../abilities/ability.ts';
import type { CardType, Supertype } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { ManaCost } from '../vocabulary/mana.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';

/** Layouts of cards, as Scryfall names them. */
export const CARD_LAYOUTS = [
  'normal',
  'split',
  'flip',
  'transform',
  'modal_dfc',
  'meld',
  'leveler',
  'class',
  'case',
  'saga',
  'adventure',
  'mutate',
  'prototype',
  'battle',
  'planar',
  'scheme',
  'vanguard',
  'token',
  'emblem',
  'augment',
  'host',
  'other',
] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** A card as data. Cards are never code: nothing in the engine knows a card by its name. */
export interface CardDefinition {
  /** The whole name: `Delver of Secrets // Insectile Aberration` for a card with two. */
  readonly name: string;
  readonly layout: CardLayout;
  /** Front or first face first; one for most cards. */
  readonly faces: readonly [CardFace, ...CardFace[]];
  /** Subject words for the search ("layers", "land types"), in our own words. */
  readonly tags?: readonly string[];
}

/**
 * Printed power or toughness. A star stands where an ability defines it (CR 208.2); before layer 7a, and without that
 * ability, it is 0, also in `1+*`.
 */
export type PrintedSize = number | '*' | `${number}+*`;

/** A line of a card's text that nobody understood, so that nothing of it is among the abilities. */
export interface UnreadLine {
  readonly text: string;
  /** The words in it that could not be read, by offsets. */
  readonly start: number;
  readonly end: number;
}

/** Printed characteristics of one face (CR 109.3). */
export interface CardFace {
  readonly name: string;
  readonly manaCost: ManaCost;
  /** Only where the card has one (204); otherwise the colors come from the mana cost (202.2). */
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly power?: PrintedSize;
  readonly toughness?: PrintedSize;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly abilities: readonly Ability[];
  /** The text from which `abilities` were compiled, where its writer is the user, who may go on with it. */
  readonly text?: string;
  /** Lines of the text that are missing from `abilities`; only cards that were compiled from text have some. */
  readonly unread?: readonly UnreadLine[];
}
