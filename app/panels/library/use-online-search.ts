import { useEffect, useState } from 'react';
import { cardPool } from '../../services/card-pool.ts';
import { scryfallAddress } from '../../services/scryfall-setting.ts';
import type { OnlineHits } from '../../worker/pool/protocol.ts';
import { useCardPool } from './use-card-pool.ts';

/** Milliseconds without a key before Scryfall is asked. */
const DEBOUNCE = 300;

export interface OnlineSearch {
  readonly query: string;
  /** `undefined` while it is on its way. */
  readonly answer: OnlineHits | undefined;
}

/** What Scryfall has for what is typed, if the user lets it be asked. */
export function useOnlineSearch(query: string): OnlineSearch | undefined {
  const { isOnline } = useCardPool();
  const [search, setSearch] = useState<OnlineSearch>();
  const address = scryfallAddress();
  const asks = isOnline && address !== undefined && query.trim().length > 1;
  useEffect(() => {
    if (!asks) return setSearch(undefined);
    let isOver = false;
    setSearch({ query, answer: undefined });
    const timer = setTimeout(() => {
      cardPool.ask({ kind: 'online', query, address }).then(
        (answer) => !isOver && setSearch({ query, answer }),
        () => !isOver && setSearch({ query, answer: { kind: 'failed', why: 'down' } }),
      );
    }, DEBOUNCE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asks, address, query]);
  return search;
}
