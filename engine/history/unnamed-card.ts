import type { CardDefinition } from '../cards/card-definition.ts';

/** A card of which the document says nothing: drawn or milled from a library that no step filled. */
export const UNNAMED_CARD: CardDefinition = {
  name: '',
  layout: 'other',
  faces: [{ name: '', manaCost: '', supertypes: [], cardTypes: [], subtypes: [], abilities: [] }],
};
