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

interface MoreCards {
  readonly cards: readonly CardDefinition[];
  /** Whether there is nothing more to wait for. */
  readonly isHere: boolean;
}

const NONE: MoreCards = { cards: [], isHere: false };

/** The compiled part of the built-in library: at once if it is asked for, else when there is nothing better to do. */
export function useMoreCards(isAsked: boolean): MoreCards {
  const [more, setMore] = useState<MoreCards>(NONE);
  const { isHere } = more;
  useEffect(() => {
    if (isHere) return;
    let isOver = false;
    const load = () =>
      void allMoreCards().then(
        (cards) => !isOver && setMore({ cards, isHere: true }),
        // Without a network the library has what is here.
        () => !isOver && setMore({ ...NONE, isHere: true }),
      );
    const forget = isAsked ? load() : whenIdle(load);
    return () => {
      isOver = true;
      forget?.();
    };
  }, [isAsked, isHere]);
  return more;
}

/** The first board has been drawn and explained by then, even on a busy page. */
const LATEST = 4000;

/** Runs it when the page has nothing to do. Gives what calls it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, LATEST / 4);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}

/** How many rows are shown first, and how many more each time. */
export const PAGE = 150;

export interface CardSearchResult extends SearchResult {
  /** What is shown still belongs to what was typed before. */
  readonly isOld: boolean;
  /** What Scryfall has to say to it; `undefined` if it is not asked. */
  readonly online: OnlineSearch | undefined;
}

/** How many cards are read ahead in one idle moment: a few milliseconds. */
const PIECE = 25;

/**
 * Rows of the board's own, the built-in and the imported cards that fit what is typed, the best first.
 * `isWanted`: somebody turns to the list, so all cards are loaded, and read in idle moments.
 */
export function useCardSearch(query: string, limit: number, isWanted: boolean): CardSearchResult {
  const sentences = useSentences();
  const own = useStrata((state) => state.document.cards);
  const { meta, compiled } = useCardPool();
  const { cards: more, isHere } = useMoreCards(isWanted || query !== '');
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
    if (!isWanted) return;
    let forget = () => {};
    const prepare = () => {
      if (!search.prepare(PIECE)) forget = whenIdle(prepare);
    };
    forget = whenIdle(prepare);
    return () => forget();
  }, [search, isWanted]);
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

  const isOld = (asks && answer?.query !== query) || (query.trim() !== '' && !isHere);
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
