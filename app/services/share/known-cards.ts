import { type BoardDocument, type CardDefinition, libraryCard } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import { cardsMissing, placeholder } from '../../sharing/shareable.ts';
import type { Lab } from '../../views/lab/lab.ts';
import { cardPool } from '../card-pool.ts';
import { withMoreCards } from '../more-cards.ts';

/**
 * The board with a definition of every card that it asks for: built-in ones, then those that the user imported. A card
 * that is nowhere here is a placeholder with its name.
 */
export async function withKnownCards(document: BoardDocument): Promise<BoardDocument> {
  const known = await withMoreCards(document);
  const missing = cardsMissing(known, libraryCard);
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

/** The lab with a definition of every card that its event brings and the board lacks. */
export async function withKnownBrings(lab: Lab, { players, cards: own = [] }: BoardDocument): Promise<Lab> {
  const brings = lab.brings ?? [];
  const action = { ...lab.action, id: 'lab' };
  const asked = await withKnownCards({ strata: 1, players, steps: [{ action }], cards: [...own, ...brings] });
  const there = new Set(own.map(({ name }) => name));
  const needed = (asked.cards ?? []).filter(({ name }) => !there.has(name));
  return { ...lab, brings: needed.length === 0 ? undefined : needed };
}
