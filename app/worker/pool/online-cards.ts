import { type ImportedCard, importScryfallCard } from '../../../engine/index.ts';
import { indexCard, keysOf } from '../../views/library/query/index-card.ts';
import { asksForReading } from '../../views/library/query/matches.ts';
import { nameKey } from '../../views/library/query/normal-text.ts';
import { parseQuery } from '../../views/library/query/parse-query.ts';
import { readingOf } from '../../views/library/query/reading-of.ts';
import { type Hit, rankingOf } from '../../views/library/query/search-cards.ts';
import type { Searchable } from '../../views/library/query/searchable.ts';
import { isGameCard, searchableOf } from './pool-card.ts';
import type { OnlineHits } from './protocol.ts';
import type { OnlineFailure, Scryfall } from './scryfall.ts';

/** How many hits are given, and compiled at once, so that their layers show. */
const SHOWN = 40;

/** Cards that Scryfall gave in this session: found, compiled, and remembered by name. */
export class OnlineCards {
  readonly #scryfall: Scryfall;
  readonly #byKey = new Map<string, ImportedCard>();

  constructor(scryfall: Scryfall) {
    this.#scryfall = scryfall;
  }

  /** Cards that fit, without those whose names are hidden. Terms that only the engine knows are not asked. */
  async search(address: string, text: string, hidden: ReadonlySet<string>): Promise<OnlineHits> {
    const { query, errors } = parseQuery(text);
    if (query === undefined || errors.length > 0 || asksForReading(query)) return { kind: 'not-asked' };
    const answer = await this.#scryfall.search(address, text.trim());
    if (answer.kind !== 'cards') return answer;
    const rankOf = rankingOf(query);
    const fitting = answer.cards.filter((card) => isGameCard(card) && !hidden.has(card.name));
    const hits = fitting.slice(0, SHOWN).flatMap((card): readonly Hit<Searchable>[] => {
      const compiled = this.#remember(card);
      if (compiled === undefined) return [];
      const sets = card.set === undefined ? [] : [card.set];
      const found = searchableOf({ ...card, sets }, 'online', readingOf(compiled.card));
      return [{ card: found, rank: rankOf(indexCard(found)) }];
    });
    return { kind: 'found', hits, total: hits.length };
  }

  /** Asks for cards of these names; says why that failed, if it did. */
  async fetchNames(address: string, names: readonly string[]): Promise<OnlineFailure | undefined> {
    const answer = await this.#scryfall.named(address, names);
    if (answer.kind === 'failed') return answer.why;
    if (answer.kind === 'cards') for (const card of answer.cards) this.#remember(card);
    return undefined;
  }

  /** A card that came, by its name or that of a face. */
  compiled(name: string): ImportedCard | undefined {
    return this.#byKey.get(nameKey(name));
  }

  #remember(card: Parameters<typeof importScryfallCard>[0]): ImportedCard | undefined {
    const result = importScryfallCard(card);
    if (!result.ok) return undefined;
    for (const key of keysOf(result.imported.card.name)) this.#byKey.set(key, result.imported);
    return result.imported;
  }
}
