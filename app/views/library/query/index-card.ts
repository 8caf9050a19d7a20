import { nameKey, plainLower, wordsOf } from './normal-text.ts';
import type { Indexed, Searchable } from './searchable.ts';

/** The card with what the search compares. */
export function indexCard<Card extends Searchable>(card: Card): Indexed<Card> {
  const nameWords = wordsOf(card.name);
  return {
    card,
    keys: keysOf(card.name),
    nameWords,
    words: `${nameWords}${wordsOf(card.typeLine)}${wordsOf(card.text)}${wordsOf(card.tags.join(' '))}`,
    lowType: plainLower(card.typeLine),
    lowText: plainLower(card.text),
  };
}

/** By which a card is found exactly: its whole name, and the name of each of its faces. */
export function keysOf(name: string): readonly string[] {
  const faces = name.split(/\s*\/\/\s*/);
  return [...new Set([name, ...(faces.length > 1 ? faces : [])].map(nameKey))];
}
