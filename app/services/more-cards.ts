import places from '../../engine/cards/library/more/places.json';
import { type BoardDocument, type CardDefinition, cardNamesIn, libraryCard } from '../../engine/index.ts';
import { loadedCard, rememberCards } from './loaded-cards.ts';

/** The rest of the built-in library: compiled cards, in chunks that are loaded when somebody wants one of them. */
const CHUNKS = import.meta.glob<{ readonly default: readonly CardDefinition[] }>(
  '../../engine/cards/library/more/[0-9]*.json',
);

const placeOf: ReadonlyMap<string, number> = new Map(Object.entries(places));

/** Every card of the rest of the library. */
export const allMoreCards = async (): Promise<readonly CardDefinition[]> =>
  (await Promise.all([...new Set(placeOf.values())].map(loadChunk))).flat();

/** The definitions of those names that the rest of the library has; other names are left out. */
export async function moreCards(names: readonly string[]): Promise<readonly CardDefinition[]> {
  await Promise.all([...new Set(names.flatMap((name) => placeOf.get(name) ?? []))].map(loadChunk));
  return [...new Set(names.flatMap((name) => loadedCard(name) ?? []))];
}

/** The card of that name, if the rest of the library has it. Rejects without a network. */
export const moreCard = async (name: string): Promise<CardDefinition | undefined> =>
  (await moreCards([name]))[0];

const loaded = new Map<number, Promise<readonly CardDefinition[]>>();

/** The cards of a chunk, which is loaded once. */
function loadChunk(chunk: number): Promise<readonly CardDefinition[]> {
  const known = loaded.get(chunk);
  if (known !== undefined) return known;
  const coming = fetchChunk(chunk);
  loaded.set(chunk, coming);
  // Without a network it is tried again the next time.
  coming.catch(() => loaded.delete(chunk));
  return coming;
}

async function fetchChunk(chunk: number): Promise<readonly CardDefinition[]> {
  const load = CHUNKS[`../../engine/cards/library/more/${chunk}.json`];
  const cards = load === undefined ? [] : (await load()).default;
  rememberCards(cards);
  return cards;
}

/** The board with the definitions in it of those built-in cards that the first load comes without. */
export async function withMoreCards(document: BoardDocument): Promise<BoardDocument> {
  const own = new Set((document.cards ?? []).map(({ name }) => name));
  const names = cardNamesIn(document).filter((name) => !own.has(name) && libraryCard(name) === undefined);
  if (names.length === 0) return document;
  // Without a network they are unknown cards, and the board says so.
  const cards = await moreCards(names).catch(() => []);
  return cards.length === 0 ? document : { ...document, cards: [...(document.cards ?? []), ...cards] };
}
