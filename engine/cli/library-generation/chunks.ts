import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CardDefinition } from '../../cards/card-definition.ts';

const CARDS_IN_A_CHUNK = 100;

/** Writes the cards in the order of their names, a line each, and in which chunk each name is. */
export function writeChunks(folder: string, cards: readonly CardDefinition[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/^\d+\.json$/.test(name)) rmSync(path.join(folder, name));
  const sorted = [...cards].sort((one, another) => (one.name < another.name ? -1 : 1));
  const places: Record<string, number> = {};
  for (let start = 0, chunk = 1; start < sorted.length; start += CARDS_IN_A_CHUNK, chunk += 1) {
    const inside = sorted.slice(start, start + CARDS_IN_A_CHUNK);
    for (const card of inside) {
      for (const { name } of card.faces) places[name] ??= chunk;
      places[card.name] = chunk;
    }
    writeFileSync(path.join(folder, `${chunk}.json`), list(inside));
  }
  writeFileSync(path.join(folder, 'places.json'), `${JSON.stringify(places, undefined, 1)}\n`);
}

const list = (cards: readonly CardDefinition[]): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`;
