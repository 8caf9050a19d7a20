import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../cards/card-definition.ts';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { describeCard } from '../oracle/describe/en/describe.ts';
import { builtInCards, MORE_CARDS, readMoreCards } from './built-in-cards.ts';

const cards = readMoreCards();
const find = builtInCards();
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(MORE_CARDS, name), 'utf8'));

/** A board takes so many definitions at a time. */
const AT_A_TIME = 100;

describe('the compiled part of the library', () => {
  it('comes in through the door that definitions of boards come in by', () => {
    for (let start = 0; start < cards.length; start += AT_A_TIME) {
      const some: readonly CardDefinition[] = cards.slice(start, start + AT_A_TIME);
      const { document, errors } = parseBoard({ players: ['A'], steps: [], cards: some });
      expect(errors).toBeUndefined();
      expect(document?.cards).toEqual(some);
    }
  });

  it('has no card twice, nor one that the first load has', () => {
    const names = cards.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => libraryCard(name) !== undefined)).toEqual([]);
  });

  it('is what the list of names asks for, and each name is found in its chunk', () => {
    expect(cards.map(({ name }) => name).sort()).toEqual(read('names.json'));
    const places = read('places.json') as Record<string, number>;
    for (const [name, place] of Object.entries(places)) {
      const chunk = read(`${place}.json`) as readonly CardDefinition[];
      expect(chunk.some((card) => names(card).includes(name))).toBe(true);
    }
  });

  it('has been read in full, and can be described', () => {
    for (const { faces } of cards) for (const face of faces) expect(face.unread).toBeUndefined();
    expect(() => cards.map(({ faces }) => faces.map((face) => describeCard(face)))).not.toThrow();
  });

  it('is found by whole names and by the names of faces', () => {
    for (const card of cards) expect(find(card.name)?.name).toBe(card.name);
  });
});

const names = ({ name, faces }: CardDefinition): readonly string[] => [
  name,
  ...faces.map((face) => face.name),
];
