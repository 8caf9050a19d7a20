import type { CardDefinition } from '../card-definition.ts';
import { indexByName } from '../index-by-name.ts';
import { CARDS_A_L } from './a-l/index.ts';
import { CARDS_M_Z } from './m-z/index.ts';

/** Every built-in card once, by name. */
export const LIBRARY_CARDS: readonly CardDefinition[] = [...CARDS_A_L, ...CARDS_M_Z].sort((one, another) =>
  one.name < another.name ? -1 : one.name > another.name ? 1 : 0,
);

/** The built-in cards by their whole names, and those with several faces by the names of their faces too. */
const LIBRARY: ReadonlyMap<string, CardDefinition> = indexByName(LIBRARY_CARDS);

/** The built-in card with that whole name, or with a face of that name; `undefined` for a card that isn't built in. */
export const libraryCard = (name: string): CardDefinition | undefined => LIBRARY.get(name);
