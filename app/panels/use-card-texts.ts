import { useEffect, useState } from 'react';
import type { CardDefinition } from '../../engine/index.ts';
import { draftOf, libraryCard } from '../../engine/index.ts';
import { cardPool } from '../services/card-pool.ts';
import { loadedCard } from '../services/loaded-cards.ts';
import { moreCard } from '../services/more-cards.ts';
import { useStrata } from '../store/hooks.ts';

/** A card with the text of each of its faces. */
export interface CardTexts {
  readonly card: CardDefinition;
  readonly texts: readonly string[];
}

/** The card of that name: of the board, built in, or of the imported ones. `undefined` while it is looked for. */
export function useCardTexts(name: string): CardTexts | 'none' | undefined {
  const own = useStrata((state) => state.document.cards);
  const known = own?.find((card) => card.name === name) ?? libraryCard(name) ?? loadedCard(name);
  const [found, setFound] = useState<CardTexts | 'none'>();
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    find(name).then(
      (texts) => isWanted && setFound(texts ?? 'none'),
      () => isWanted && setFound('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [known, name]);
  return known === undefined ? found : described(known);
}

async function find(name: string): Promise<CardTexts | undefined> {
  const more = await moreCard(name);
  if (more !== undefined) return described(more);
  const imported = await cardPool.card(name);
  return imported === undefined
    ? undefined
    : { card: imported.card, texts: imported.faces.map(({ text }) => text) };
}

const described = (card: CardDefinition): CardTexts => ({
  card,
  texts: card.faces.map((face) => draftOf(face).text),
});
