import type { CardDefinition } from './card-definition.ts';

/** Cards by their whole names, and those with several faces by the names of their faces too. */
export function indexByName(cards: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  const index = new Map<string, CardDefinition>();
  for (const card of cards) for (const face of card.faces) index.set(face.name, card);
  // A whole name wins over the face of another card.
  for (const card of cards) index.set(card.name, card);
  return index;
}
