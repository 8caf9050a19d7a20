import { type BoardDocument, type CardDefinition, cardNamesIn, libraryCard } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import { placeholder } from '../../sharing/shareable.ts';
import { cardPool } from '../card-pool.ts';
import { withMoreCards } from '../more-cards.ts';

/**
 * The board with a definition of every card that it asks for: built-in ones, then those that the user imported. A card
 * that is nowhere here is a placeholder with its name.
 */
export async function withKnownCards(document: BoardDocument): Promise<BoardDocument> {
  const known = await withMoreCards(document);
  const own = new Set((known.cards ?? []).map(({ name }) => name));
  const missing = cardNamesIn(known).filter((name) => !own.has(name) && libraryCard(name) === undefined);
  if (missing.length === 0) return known;
  const imported = await importedCards(missing);
  const cards = missing.map((name) => imported.get(name) ?? placeholder(name, i18n.t('share.unknownCard')));
  return { ...known, cards: [...(known.cards ?? []), ...cards] };
}

/** The cards of those names among those that the user imported. */
export async function importedCards(names: readonly string[]): Promise<ReadonlyMap<string, CardDefinition>> {
  await cardPool.wake();
  if (cardPool.state.meta === undefined) return new Map();
  const cards = await Promise.all(names.map((name) => cardPool.card(name).catch(() => undefined)));
  return new Map(
    names.flatMap((name, index) => {
      const card = cards[index]?.card;
      return card === undefined ? [] : [[name, card] as const];
    }),
  );
}
