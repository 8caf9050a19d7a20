import { type ImportedCard, importScryfallCard } from '../../../engine/index.ts';
import { type NearNames, nearNames } from '../../views/library/near-names.ts';
import { indexCard, keysOf } from '../../views/library/query/index-card.ts';
import { asksForReading } from '../../views/library/query/matches.ts';
import { nameKey } from '../../views/library/query/normal-text.ts';
import { onlyWords, parseQuery } from '../../views/library/query/parse-query.ts';
import { readingOf } from '../../views/library/query/reading-of.ts';
import { searchCards } from '../../views/library/query/search-cards.ts';
import type { Indexed, Reading, Searchable } from '../../views/library/query/searchable.ts';
import { type PoolCard, searchableOf } from './pool-card.ts';
import type { PoolHits } from './protocol.ts';

/** How many near names stand in for nothing. */
const NEAR = 20;

/** Cards in memory: found by terms, and compiled when somebody asks for one or for the layers of all. */
export class CardPool {
  readonly #cards: readonly PoolCard[];
  readonly #indexed: Indexed[];
  readonly #byKey = new Map<string, number>();
  #near: NearNames | undefined;

  /** Cards that fit equally well come in this order. */
  constructor(cards: readonly PoolCard[]) {
    this.#cards = cards;
    this.#indexed = cards.map((card) => indexCard(searchableOf(card, 'imported', undefined)));
    // A whole name is that of one card; a face's name may also be another card's whole name.
    for (const [at, { name }] of cards.entries())
      for (const key of keysOf(name).slice(1)) if (!this.#byKey.has(key)) this.#byKey.set(key, at);
    for (const [at, { name }] of cards.entries()) this.#byKey.set(nameKey(name), at);
  }

  get size(): number {
    return this.#cards.length;
  }

  /** At most `limit` cards that fit, the best first, without those whose names are hidden. */
  search(text: string, limit: number, hidden: ReadonlySet<string>): PoolHits {
    const { query } = parseQuery(text);
    if (query === undefined) return NOTHING;
    const isIncomplete =
      asksForReading(query) && this.#indexed.some(({ card }) => card.reading === undefined);
    const all = searchCards(this.#indexed, query).filter(({ card }) => !hidden.has(card.name));
    const words = onlyWords(query);
    if (all.length > 0 || words === undefined)
      return { hits: all.slice(0, limit), total: all.length, isNear: false, isIncomplete };
    const hits = this.nearest(words, NEAR).flatMap((name, rank) => {
      const card = this.#indexed[this.#byKey.get(nameKey(name)) ?? -1]?.card;
      return card === undefined || hidden.has(name) ? [] : [{ card, rank: NEAR + rank }];
    });
    return { hits, total: hits.length, isNear: true, isIncomplete };
  }

  /** The card of that name, or with a face of that name; case, accents and punctuation don't matter. */
  find(name: string): PoolCard | undefined {
    return this.#cards[this.#byKey.get(nameKey(name)) ?? -1];
  }

  /** Names that are nearly that one. */
  nearest(name: string, limit: number): readonly string[] {
    this.#near ??= nearNames(this.#cards.map((card) => card.name));
    return this.#near.find(name, limit);
  }

  /** The card with its text compiled. */
  compiled(name: string): ImportedCard | undefined {
    const card = this.find(name);
    const result = card === undefined ? undefined : importScryfallCard(card);
    return result?.ok === true ? result.imported : undefined;
  }

  reading(at: number): Reading | undefined {
    return this.#indexed[at]?.card.reading;
  }

  /** Sets what is known of a card's layers; computed from its text if it is not given. */
  read(at: number, known?: Reading): void {
    const card = this.#cards[at];
    const indexed = this.#indexed[at];
    if (card === undefined || indexed === undefined) return;
    const reading = known ?? compile(card);
    const searchable: Searchable = { ...indexed.card, reading };
    this.#indexed[at] = { ...indexed, card: searchable };
  }
}

const NOTHING: PoolHits = { hits: [], total: 0, isNear: false, isIncomplete: false };

/** What a card that is no card any more (an older importer let it in) can say: nothing. */
const UNKNOWN: Reading = { layers: [], kinds: [], isCda: false, replaces: [], keywords: [], unread: 1 };

function compile(card: PoolCard): Reading {
  const result = importScryfallCard(card);
  return result.ok ? readingOf(result.imported.card) : UNKNOWN;
}
