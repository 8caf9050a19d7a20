import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDefinition } from '../cards/card-definition.ts';
import { indexByName } from '../cards/index-by-name.ts';
import { libraryCard } from '../cards/library/index.ts';
import type { CardFinder } from '../history/step-run.ts';

export const MORE_CARDS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../cards/library/more');

/** The compiled part of the built-in library, which the app loads in chunks. */
export const readMoreCards = (): readonly CardDefinition[] =>
  readdirSync(MORE_CARDS)
    .filter((name) => /^\d+\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(path.join(MORE_CARDS, name), 'utf8')) as CardDefinition[]);

/** Every built-in card by its whole name, or by that of a face: those of the first load and the others. */
export function builtInCards(): CardFinder {
  const more = indexByName(readMoreCards());
  return (name) => libraryCard(name) ?? more.get(name);
}
