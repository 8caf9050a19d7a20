import { useEffect, useState } from 'react';
import type { CardDefinition } from '../../../engine/index.ts';
import { draftOf, libraryCard } from '../../../engine/index.ts';
import { cardPool } from '../../services/card-pool.ts';
import { useStrata } from '../../store/hooks.ts';

/** A card with the text of each of its faces. */
export interface CardTexts {
  readonly card: CardDefinition;
  readonly texts: readonly string[];
}

/** The card of that name: of the board, built in, or of the imported ones. `undefined` while it is looked for. */
export function useCardTexts(name: string): CardTexts | 'none' | undefined {
  const own = useStrata((state) => state.document.cards);
  const known = own?.find((card) => card.name === name) ?? libraryCard(name);
  const [found, setFound] = useState<CardTexts | 'none'>();
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    cardPool.card(name).then(
      (imported) => {
        if (!isWanted) return;
        setFound(
          imported === undefined
            ? 'none'
            : { card: imported.card, texts: imported.faces.map(({ text }) => text) },
        );
      },
      () => isWanted && setFound('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [known, name]);
  return known === undefined ? found : { card: known, texts: known.faces.map((face) => draftOf(face).text) };
}
