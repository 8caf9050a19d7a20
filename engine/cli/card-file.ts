import { readFileSync } from 'node:fs';
import type { CardDefinition } from '../cards/card-definition.ts';
import { importScryfallCard } from '../cards/import/import-scryfall-card.ts';
import { parseBoard } from '../document/parse-board.ts';
import type { CardFinder } from '../history/step-run.ts';
import { wordDocumentErrors } from './word-document-errors.ts';

/** Cards that come from a file. */
export interface CardFile {
  readonly find: CardFinder;
  /** The lines of that card that were not understood, and so have no abilities. */
  readonly unreadOf: (name: string) => readonly string[];
}

/** A card object in Scryfall's shape, as far as it is looked at before it is compiled. */
interface NamedObject {
  readonly name: string;
  readonly card_faces?: readonly { readonly name?: string }[];
}

/**
 * Reads a file of cards: card objects in Scryfall's shape, as a JSON list or one a line, which are compiled when they
 * are asked for; or a JSON list of card definitions, as boards carry them. Throws an error in words if it is neither.
 */
export function readCardFile(file: string): CardFile {
  const objects = objectsIn(readFileSync(file, 'utf8'));
  return isDefinitions(objects) ? fileOfDefinitions(objects) : fileOfObjects(objects);
}

function objectsIn(text: string): readonly unknown[] {
  const isList = /^\s*\[/.test(text);
  const found: unknown = isList
    ? JSON.parse(text)
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line));
  return found as readonly unknown[];
}

const isDefinitions = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'faces' in first;

/** Definitions come in through the door that boards come in by. */
function fileOfDefinitions(list: readonly unknown[]): CardFile {
  const { document, errors } = parseBoard({ players: ['A'], steps: [], cards: list });
  if (document === undefined) throw new Error(wordDocumentErrors(errors).join('\n'));
  const cards = new Map<string, CardDefinition>((document.cards ?? []).map((card) => [card.name, card]));
  return { find: (name) => cards.get(name), unreadOf: () => [] };
}

function fileOfObjects(list: readonly unknown[]): CardFile {
  const objects = byName(list);
  const compiled = new Map<string, ReturnType<typeof compile>>();
  const cardOf = (name: string): ReturnType<typeof compile> => {
    const object = objects.get(name);
    if (object === undefined) return undefined;
    const found = compiled.get(object.name) ?? compile(object);
    compiled.set(object.name, found);
    return found;
  };
  return { find: (name) => cardOf(name)?.card, unreadOf: (name) => cardOf(name)?.unread ?? [] };
}

/** Under the names of cards, and under those of faces that are no card's name themselves. */
function byName(list: readonly unknown[]): ReadonlyMap<string, NamedObject> {
  const named = list.filter(
    (each): each is NamedObject =>
      typeof each === 'object' && each !== null && 'name' in each && typeof each.name === 'string',
  );
  const cards = new Map<string, NamedObject>();
  for (const card of named) if (!cards.has(card.name)) cards.set(card.name, card);
  for (const card of named) {
    for (const { name } of card.card_faces ?? [])
      if (name !== undefined && !cards.has(name)) cards.set(name, card);
  }
  return cards;
}

function compile(
  object: NamedObject,
): { readonly card: CardDefinition; readonly unread: readonly string[] } | undefined {
  const result = importScryfallCard(object);
  if (!result.ok) return undefined;
  const { card, faces } = result.imported;
  const unread = faces.flatMap(({ text, lines }) =>
    lines.filter(({ unread }) => unread !== undefined).map(({ start, end }) => text.slice(start, end)),
  );
  return { card, unread };
}
