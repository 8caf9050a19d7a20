import type { CardDefinition, Sentences, UnreadLine } from '../../../engine/index.ts';
import { describeCard } from '../../../engine/index.ts';
import { colorsOfFace, identityOf, manaValueOfCard } from './card-facts.ts';
import { nearNames } from './near-names.ts';
import { indexCard } from './query/index-card.ts';
import { onlyWords, parseQuery } from './query/parse-query.ts';
import type { QueryError } from './query/query.ts';
import { readingOf } from './query/reading-of.ts';
import { compareNames, type Hit, searchCards } from './query/search-cards.ts';
import type { Indexed, Origin, Searchable } from './query/searchable.ts';

/** One line of the library. */
export interface CardRow extends Searchable {
  /** Lines of `text` that were not understood, with the words. */
  readonly unread: readonly UnreadLine[];
}

/** The rows of these cards, in their order. */
export const cardRows = (
  cards: readonly CardDefinition[],
  sentences: Sentences,
  origin: Origin = 'builtin',
): readonly CardRow[] => {
  const known = knownRows(sentences, origin);
  return cards.map((card) => {
    const row = known.get(card) ?? rowOf(card, sentences, origin);
    known.set(card, row);
    return row;
  });
};

type Rows = WeakMap<CardDefinition, CardRow>;
const described = new WeakMap<Sentences, Map<Origin, Rows>>();

/** Rows that were made before: a card is described once. */
function knownRows(sentences: Sentences, origin: Origin): Rows {
  const byOrigin = described.get(sentences) ?? new Map<Origin, Rows>();
  described.set(sentences, byOrigin);
  const known: Rows = byOrigin.get(origin) ?? new WeakMap();
  byOrigin.set(origin, known);
  return known;
}

/** A row that says only what it is asked: the text of a thousand cards, and what it does, is not read to list names. */
function rowOf(card: CardDefinition, sentences: Sentences, origin: Origin): CardRow {
  const { faces, layout, name } = card;
  const [front] = faces;
  const unread = faces.flatMap((face) => face.unread ?? []);
  const typeLine = once(() => sentences.typeLine({ ...front, hasAllCreatureTypes: false }));
  const text = once(() =>
    [...faces.flatMap((face) => describeCard(face)), ...unread.map((line) => line.text)].join('\n'),
  );
  const identity = once(() => identityOf(faces, text()));
  const reading = once(() => readingOf(card));
  return {
    name,
    get typeLine() {
      return typeLine();
    },
    get text() {
      return text();
    },
    layout,
    colors: colorsOfFace(front),
    get identity() {
      return identity();
    },
    manaValue: manaValueOfCard(card),
    power: sizeNumber(front.power),
    toughness: sizeNumber(front.toughness),
    loyalty: front.loyalty,
    keywords: [],
    sets: [],
    tags: card.tags ?? [],
    origin,
    get reading() {
      return reading();
    },
    unread,
  };
}

/** What is found out when it is first asked for, and kept. */
function once<Value extends {}>(find: () => Value): () => Value {
  let known: Value | undefined;
  return () => {
    known ??= find();
    return known;
  };
}

/** A star counts as 0 (208.2). */
const sizeNumber = (size: CardDefinition['faces'][0]['power']): number | undefined =>
  size === undefined || typeof size === 'number' ? size : Number.parseInt(size, 10) || 0;

export interface Found {
  readonly hits: readonly Hit<CardRow>[];
  /** Parts of the query that mean nothing. */
  readonly errors: readonly QueryError[];
  /** Nothing has these words, these are the nearest. */
  readonly isNear: boolean;
}

/** Finds rows by the terms of {@link parseQuery}; words that nothing has may be slightly misspelled. */
export interface CardSearch {
  /** Reads some rows ahead of the first search, so that it need not. True when there is nothing left to read. */
  prepare(count: number): boolean;
  /** All rows in their order for an empty query, else those that fit, the best first. */
  find(query: string): Found;
}

/** How many near names stand in for nothing. */
const NEAR = 20;

const indexed = new WeakMap<CardRow, Indexed<CardRow>>();

/** The row as the search compares it; done once for each row, whatever it is searched among. */
function indexedRow(row: CardRow): Indexed<CardRow> {
  const known = indexed.get(row) ?? indexCard(row);
  indexed.set(row, known);
  return known;
}

export function cardSearch(rows: readonly CardRow[]): CardSearch {
  const all = once(() =>
    [...rows].sort((one, other) => compareNames(one.name, other.name)).map((row) => indexedRow(row)),
  );
  const byName = once(() => new Map(rows.map((row) => [row.name, row])));
  let near: ReturnType<typeof nearNames> | undefined;
  let prepared = 0;
  return {
    prepare(count) {
      for (const row of rows.slice(prepared, prepared + count)) indexedRow(row);
      prepared += count;
      return prepared >= rows.length;
    },
    find(text) {
      const { query, errors } = parseQuery(text);
      if (query === undefined)
        return { hits: rows.map((card) => ({ card, rank: 0 })), errors, isNear: false };
      const hits = searchCards(all(), query);
      const words = onlyWords(query);
      if (hits.length > 0 || words === undefined) return { hits, errors, isNear: false };
      near ??= nearNames(rows.map(({ name }) => name));
      const names = near.find(words, NEAR);
      return {
        hits: names.flatMap((name, rank) => {
          const card = byName().get(name);
          return card === undefined ? [] : [{ card, rank: NEAR + rank }];
        }),
        errors,
        isNear: names.length > 0,
      };
    },
  };
}
