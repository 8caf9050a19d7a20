import { CARD_TYPES, SUBTYPE_SETS, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { CHARACTERISTICS } from '../../vocabulary/characteristics.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { ZONES } from '../../vocabulary/zones.ts';
import { type Check, either, fieldsOf, isText, listOf, number, oneOf, optional, text } from './check.ts';

// Words of the rules inside abilities, and words that were or will be chosen (607.2d).

export const zone = oneOf(ZONES);
export const zones = listOf(zone);
export const cardType = oneOf(CARD_TYPES);
export const cardTypes = listOf(cardType);
export const supertype = oneOf(SUPERTYPES);
export const supertypes = listOf(supertype);
export const subtypeSet = oneOf(SUBTYPE_SETS);
export const keyword = oneOf(KEYWORDS);
export const color = oneOf(COLORS);
export const characteristics = listOf(oneOf(CHARACTERISTICS));

const chosen = (...words: readonly string[]): Check =>
  fieldsOf<{ chosen: string; index?: number }>({ chosen: oneOf(words), index: optional(number) });

export const colorWord = either(isText, color, chosen('color'));
export const colorWords = listOf(colorWord);
/** Subtypes are free: new ones come with every set. */
export const subtypeWord = either(isText, text, chosen('creature-type', 'basic-land-type', 'land-type'));
export const subtypeWords = listOf(subtypeWord);
export const nameWord = either(isText, text, chosen('card-name'));
/** "change the word … to …": a color or a subtype. */
export const changedWord = either(
  isText,
  text,
  chosen('color', 'creature-type', 'basic-land-type', 'land-type'),
);
