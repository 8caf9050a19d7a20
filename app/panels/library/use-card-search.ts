import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardDefinition, LIBRARY_CARDS } from '../../../engine/index.ts';
import { cardPool } from '../../services/card-pool.ts';
import { allMoreCards } from '../../services/more-cards.ts';
import { useSentences, useStrata } from '../../store/hooks.ts';
import { type CardRow, cardRows, cardSearch } from '../../views/library/card-rows.ts';
import { mergeHits, type SearchResult, withOnline } from '../../views/library/merge-hits.ts';
import type { PoolHits } from '../../worker/pool/protocol.ts';
import { useCardPool } from './use-card-pool.ts';
import { type OnlineSearch, useOnlineSearch } from './use-online-search.ts';

/** The compiled part of the built-in library, as soon as it is here. */
export function useMoreCards(): readonly CardDefinition[] {
  const [cards, setCards] = useState<readonly CardDefinition[]>([]);
  useEffect(() => {
    let isOver = false;
    allMoreCards().then(
      (found) => !isOver && setCards(found),
      // Without a network the library has what is here.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return cards;
}

/** How many rows are shown first, and how many more each time. */
export const PAGE = 150;

export interface CardSearchResult extends SearchResult {
  /** What is shown still belongs to what was typed before. */
  readonly isOld: boolean;
  /** What Scryfall has to say to it; `undefined` if it is not asked. */
  readonly online: OnlineSearch | undefined;
}

/** Rows of the board's own, the built-in and the imported cards that fit what is typed, the best first. */
export function useCardSearch(query: string, limit: number): CardSearchResult {
  const sentences = useSentences();
  const own = useStrata((state) => state.document.cards);
  const { meta, compiled } = useCardPool();
  const more = useMoreCards();
  const [answer, setAnswer] = useState<{ readonly query: string; readonly hits: PoolHits }>();
  const builtIn = useMemo(
    () =>
      [...cardRows([...LIBRARY_CARDS, ...more], sentences)].sort((one, another) =>
        one.name < another.name ? -1 : 1,
      ),
    [more, sentences],
  );
  const rows = useMemo((): readonly CardRow[] => {
    const names = new Set(own?.map(({ name }) => name));
    return [...cardRows(own ?? [], sentences, 'own'), ...builtIn.filter(({ name }) => !names.has(name))];
  }, [own, builtIn, sentences]);
  const search = useMemo(() => cardSearch(rows), [rows]);
  const here = useMemo(() => search.find(query), [search, query]);
  useEffect(() => {
    cardPool.hide(rows.map(({ name }) => name));
    void cardPool.wake();
  }, [rows]);

  const asks = meta !== undefined && query.trim() !== '';
  // What is known of layers grows; a search that asks for them is repeated now and then.
  const isWaiting = asks && answer?.query === query && answer.hits.isIncomplete;
  const wave = isWaiting ? compiled : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, or more known of them, answer anew
  useEffect(() => {
    if (!asks) return setAnswer(undefined);
    let isOver = false;
    cardPool.ask({ kind: 'search', query, limit }).then(
      (hits) => !isOver && setAnswer({ query, hits }),
      () => !isOver && setAnswer({ query, hits: NOTHING }),
    );
    return () => {
      isOver = true;
    };
  }, [asks, query, limit, meta, rows, wave]);

  const isOld = asks && answer?.query !== query;
  const online = useOnlineSearch(query);
  const onlineHits =
    online?.query === query && online.answer?.kind === 'found' ? online.answer.hits : undefined;
  const result = useMemo(
    () => mergeHits(here, withOnline(asks ? answer?.hits : undefined, onlineHits), limit),
    [here, asks, answer, onlineHits, limit],
  );
  const shown = useRef(result);
  if (!isOld) shown.current = result;
  return { ...shown.current, errors: result.errors, isOld, online };
}

const NOTHING: PoolHits = { hits: [], total: 0, isNear: false, isIncomplete: false };
