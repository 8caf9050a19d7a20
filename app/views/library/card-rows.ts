import MiniSearch from 'minisearch';
import type { CardDefinition, Color, Layer, Sentences } from '../../../engine/index.ts';
import { COLORS, colorsOfCost, describeCard } from '../../../engine/index.ts';
import { layersOfAbilities } from './layers-of-card.ts';

/** One line of the library. */
export interface CardRow {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colors: readonly Color[];
  readonly layers: readonly Layer[];
  readonly tags: readonly string[];
}

/** The rows of these cards, by name. */
export const cardRows = (cards: readonly CardDefinition[], sentences: Sentences): readonly CardRow[] =>
  cards.map((card) => ({
    name: card.name,
    typeLine: sentences.typeLine({ ...card.faces[0], hasAllCreatureTypes: false }),
    text: card.faces.flatMap((face) => describeCard(face)).join('\n'),
    colors: COLORS.filter((color) =>
      (card.faces[0].colorIndicator ?? colorsOfCost(card.faces[0].manaCost)).includes(color),
    ),
    layers: layersOfAbilities(card.faces.flatMap((face) => face.abilities)),
    tags: card.tags ?? [],
  }));

/** Finds rows by words of name, type, text and tags; words may be unfinished or slightly misspelled. */
export interface CardSearch {
  /** All rows in order of name for an empty query, else those that fit, the best first. */
  find(query: string): readonly CardRow[];
}

export function cardSearch(rows: readonly CardRow[]): CardSearch {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const index = new MiniSearch<CardRow>({
    idField: 'name',
    fields: ['name', 'typeLine', 'text', 'tags'],
    extractField: (row, field) => {
      const value = row[field as keyof CardRow];
      return typeof value === 'string' ? value : value.join(' ');
    },
    searchOptions: {
      boost: { name: 5, tags: 2, typeLine: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(rows);
  return {
    find(query) {
      const words = query.trim();
      if (words === '') return rows;
      return index.search(words).flatMap(({ id }) => byName.get(String(id)) ?? []);
    },
  };
}
