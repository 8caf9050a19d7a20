import { matchOf } from './matches.ts';
import { onlyWords } from './parse-query.ts';
import type { Query } from './query.ts';
import type { Indexed, Searchable } from './searchable.ts';

/** A card that fits, with how well: smaller is better. */
export interface Hit<Card extends Searchable> {
  readonly card: Card;
  readonly rank: number;
}

/** Cards that fit the query: those whose name fits first, then by name. */
export function searchCards<Card extends Searchable>(
  cards: readonly Indexed<Card>[],
  query: Query,
): readonly Hit<Card>[] {
  const match = matchOf(query);
  const rank = ranking(query);
  return cards
    .filter(match)
    .map((card) => ({ card: card.card, rank: rank(card) }))
    .sort(byRank);
}

/** The order of hits, also of those from several places. */
const byRank = (one: Hit<Searchable>, other: Hit<Searchable>): number =>
  one.rank - other.rank || (one.card.name < other.card.name ? -1 : one.card.name > other.card.name ? 1 : 0);

/** The name itself, a name that begins so, words of a name, everything else. */
function ranking(query: Query): (card: Indexed) => number {
  const parts = query.kind === 'all-of' ? query.of : [query];
  const words = parts.flatMap((part) => (part.kind === 'words' ? part.text : []));
  if (words.length === 0) return () => 0;
  const phrase = onlyWords({ kind: 'all-of', of: parts.filter(({ kind }) => kind === 'words') }) ?? '';
  return ({ nameWords, keys }) => {
    if (keys.includes(phrase)) return 0;
    if (keys.some((key) => key.startsWith(phrase))) return 1;
    if (nameWords.includes(` ${phrase}`)) return 2;
    return words.every((word) => nameWords.includes(word)) ? 3 : 4;
  };
}
