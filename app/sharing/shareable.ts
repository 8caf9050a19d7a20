import { type BoardDocument, type CardDefinition, cardNamesIn, sameJson } from '../../engine/index.ts';
import type { SentView } from './view-of.ts';

/** Marks the definition that stands in for a card of which only the name is known. */
const PLACEHOLDER = 'placeholder';

/**
 * The board as it goes out: with what is seen of it, and without the definitions of built-in cards, which everybody
 * has. `builtIn` gives the built-in card of a name.
 */
export function shareable(
  document: BoardDocument,
  view: SentView,
  builtIn: (name: string) => CardDefinition | undefined,
): BoardDocument {
  const { cards = [], view: _, ...rest } = document;
  const own = cards.filter((card) => isOwn(card, builtIn));
  return {
    ...rest,
    ...(own.length === 0 ? {} : { cards: own }),
    ...(Object.keys(view).length === 0 ? {} : { view: { ...view } }),
  };
}

/** Whether a definition goes out: not that of a built-in card, which everybody has, and not one that only stands in. */
export const isOwn = (card: CardDefinition, builtIn: (name: string) => CardDefinition | undefined): boolean =>
  card.tags?.includes(PLACEHOLDER) !== true && !sameJson(builtIn(card.name), card);

/** Names of cards that the steps ask for, which are neither built in nor come with the board. */
export function cardsMissing(
  document: BoardDocument,
  builtIn: (name: string) => CardDefinition | undefined,
): readonly string[] {
  const own = new Set(
    (document.cards ?? []).flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)]),
  );
  return cardNamesIn(document).filter((name) => !own.has(name) && builtIn(name) === undefined);
}

/** A card of which only the name is known: it has no types and does nothing, and its one line of text says why. */
export const placeholder = (name: string, note: string): CardDefinition => ({
  name,
  layout: 'other',
  faces: [
    {
      name,
      manaCost: '',
      supertypes: [],
      cardTypes: [],
      subtypes: [],
      abilities: [],
      unread: [{ text: note, start: 0, end: note.length }],
    },
  ],
  tags: [PLACEHOLDER],
});
