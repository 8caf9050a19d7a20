import { type CardDefinition, indexByName } from '../../engine/index.ts';

let cards: readonly CardDefinition[] = [];
let byName: ReadonlyMap<string, CardDefinition> = new Map();

/** The definition of that name, if it is among those that were loaded. */
export const loadedCard = (name: string): CardDefinition | undefined => byName.get(name);

/** Remembers the cards of a chunk, by their names and those of their faces. */
export function rememberCards(more: readonly CardDefinition[]): void {
  cards = [...cards, ...more];
  byName = indexByName(cards);
}
