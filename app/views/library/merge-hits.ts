import type { CardRow, Found } from './card-rows.ts';
import type { QueryError } from './query/query.ts';
import { byRank, type Hit } from './query/search-cards.ts';
import type { Searchable } from './query/searchable.ts';

/** What was found elsewhere: the best ones, and how many in all. */
interface Others {
  readonly hits: readonly Hit<Searchable>[];
  readonly total: number;
  readonly isNear: boolean;
  readonly isIncomplete: boolean;
}

export interface SearchResult {
  readonly rows: readonly CardRow[];
  readonly total: number;
  readonly errors: readonly QueryError[];
  /** Nothing has these words, these are the nearest names. */
  readonly isNear: boolean;
  readonly isIncomplete: boolean;
}

/** At most `limit` rows from both, the best first. Near names count only where nothing fits. */
export function mergeHits(here: Found, others: Others | undefined, limit: number): SearchResult {
  const { errors } = here;
  const isIncomplete = others?.isIncomplete ?? false;
  if (others === undefined)
    return {
      rows: here.hits.slice(0, limit).map(({ card }) => card),
      total: here.hits.length,
      errors,
      isNear: here.isNear,
      isIncomplete,
    };
  const hasExact = (!here.isNear && here.hits.length > 0) || (!others.isNear && others.hits.length > 0);
  const mine = hasExact && here.isNear ? [] : here.hits;
  const theirs = hasExact && others.isNear ? [] : others.hits;
  const hits = [...mine, ...theirs.map(({ card, rank }) => ({ card: { ...card, unread: [] }, rank }))];
  return {
    rows: hits
      .sort(byRank)
      .slice(0, limit)
      .map(({ card }) => card),
    total: mine.length + (theirs.length === 0 ? 0 : others.total),
    errors,
    isNear: !hasExact && hits.length > 0,
    isIncomplete,
  };
}

/** Hits of the pool with those from Scryfall that it does not have. */
export function withOnline(
  pool: Others | undefined,
  online: readonly Hit<Searchable>[] | undefined,
): Others | undefined {
  if (online === undefined || online.length === 0) return pool;
  const isNothing = pool === undefined || pool.isNear;
  const known = new Set(isNothing ? [] : pool.hits.map(({ card }) => card.name));
  const added = online.filter(({ card }) => !known.has(card.name));
  if (isNothing)
    return { hits: added, total: added.length, isNear: false, isIncomplete: pool?.isIncomplete ?? false };
  return { ...pool, hits: [...pool.hits, ...added], total: pool.total + added.length };
}
