import { useEffect, useMemo, useState } from 'react';
import type { CardDefinition } from '../../../engine/index.ts';
import { LIBRARY_CARDS, libraryCard } from '../../../engine/index.ts';
import { cardPool } from '../../services/card-pool.ts';
import { loadedCard } from '../../services/loaded-cards.ts';
import { useStrata } from '../../store/hooks.ts';
import { useMoreCards } from '../library/use-card-search.ts';

interface Cards {
  /** The card of that name: the board's own, a built-in one, or one of the pool that has come. */
  readonly cardOf: (name: string) => CardDefinition | undefined;
  /** Those among the names that the board has to bring. */
  readonly broughtBy: (names: readonly string[]) => readonly CardDefinition[];
  /** Names to choose from. */
  readonly names: readonly string[];
}

/** Cards by their names, for what is written in a form. Those of the pool are asked for as they are named. */
export function useCards(wanted: readonly string[]): Cards {
  const own = useStrata((state) => state.document.cards);
  const { cards: more } = useMoreCards(wanted.length > 0);
  const [come, setCome] = useState(0);
  const asked = wanted.join('\n');
  useEffect(() => {
    let isOver = false;
    for (const name of asked.split('\n')) {
      if (name === '' || libraryCard(name) !== undefined || cardPool.state.meta === undefined) continue;
      if (cardPool.known(name) !== undefined) continue;
      cardPool.card(name).then(
        (card) => !isOver && card !== undefined && setCome((count) => count + 1),
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card of the pool has come
  return useMemo(() => {
    const ownCard = (name: string) => own?.find((card) => card.name === name);
    const further = (name: string) => loadedCard(name) ?? cardPool.known(name)?.card;
    return {
      cardOf: (name) => ownCard(name) ?? libraryCard(name) ?? further(name),
      broughtBy: (names) =>
        [...new Set(names)].flatMap((name) =>
          ownCard(name) === undefined && libraryCard(name) === undefined ? (further(name) ?? []) : [],
        ),
      names: [...new Set([...(own ?? []), ...LIBRARY_CARDS, ...more].map(({ name }) => name))].sort(),
    };
  }, [own, more, come]);
}
