import { matchOf } from './matches.ts';
import { onlyWords } from './parse-query.ts';
import type { Query } from './query.ts';
import type { Indexed, Searchable } from './searchable.ts';

/** A card that fits, with how well: smaller is better. */
export interface Hit<Card extends Searchable> {
  readonly card: Card;
  readonly rank: number;
}

/** How far from the name words may be found, the nearest first. */
const RANKS = 5;

/** Cards that fit the query: those whose name fits first, each kind in the order in which they came. */
export function searchCards<Card extends Searchable>(
  cards: readonly Indexed<Card>[],
  query: Query,
): readonly Hit<Card>[] {
  const match = matchOf(query);
  const rankOf = rankingOf(query);
  const ranked: Hit<Card>[][] = Array.from({ length: RANKS }, () => []);
  for (const card of cards) {
    if (!match(card)) continue;
    const rank = rankOf(card);
    ranked[rank]?.push({ card: card.card, rank });
  }
  return ranked.flat();
}

/** The order of hits from several places. */
export const byRank = (one: Hit<Searchable>, other: Hit<Searchable>): number =>
  one.rank - other.rank || compareNames(one.card.name, other.card.name);

export const compareNames = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The name itself, a name that begins so, words of a name, everything else. */
export function rankingOf(query: Query): (card: Indexed) => number {
  const parts = query.kind === 'all-of' ? query.of : [query];
  const words = parts.flatMap((part) => (part.kind === 'words' ? part.text : []));
  if (words.length === 0) return () => 0;
  const phrase = onlyWords({ kind: 'all-of', of: parts.filter(({ kind }) => kind === 'words') }) ?? '';
  return ({ nameWords, keys }) => {
    if (keys.includes(phrase)) return 0;
    if (keys[0]?.startsWith(phrase)) return 1;
    if (nameWords.includes(` ${phrase}`)) return 2;
    return words.every((word) => nameWords.includes(word)) ? 3 : 4;
  };
}
