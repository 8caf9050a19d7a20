import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ImportedCard } from '../../../engine/index.ts';
import { cardPool, type PoolState } from '../../services/card-pool.ts';
import type { CardRow } from '../../views/library/card-rows.ts';

const subscribe = (listener: () => void) => cardPool.subscribe(listener);

/** The imported cards as they are now. */
export const useCardPool = (): PoolState => useSyncExternalStore(subscribe, () => cardPool.state);

/** The compiled card of a row that is looked at; `undefined` until it has come, and for cards of the library. */
export function useCompiled(row: CardRow, isLookedAt: boolean): ImportedCard | 'none' | undefined {
  const [compiled, setCompiled] = useState<ImportedCard | 'none' | undefined>(() => cardPool.known(row.name));
  const isWanted = isLookedAt && isFromPool(row) && compiled === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    cardPool.card(row.name).then(
      (card) => !isOver && setCompiled(card ?? 'none'),
      () => !isOver && setCompiled('none'),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, row.name]);
  return compiled;
}

export const isFromPool = ({ origin }: CardRow): boolean => origin === 'imported' || origin === 'online';
