import type { CardDefinition } from '../../engine/index.ts';

const loaded = new Map<string, CardDefinition>();

/** The definition of that name, if it is among those that were loaded. */
export const loadedCard = (name: string): CardDefinition | undefined => loaded.get(name);

/** Remembers the cards of a chunk, by their names and those of their faces. */
export function rememberCards(cards: readonly CardDefinition[]): void {
  for (const card of cards) {
    for (const { name } of card.faces) if (!loaded.has(name)) loaded.set(name, card);
    loaded.set(card.name, card);
  }
}
