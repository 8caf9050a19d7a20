import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../cards/card-definition.ts';
import { LIBRARY_CARDS } from '../cards/library/index.ts';
import { readOfficialCards } from './check-library.ts';
import { compareCard } from './compare-card.ts';

const wurm: CardDefinition = {
  name: 'Test Wurm',
  layout: 'normal',
  faces: [
    {
      name: 'Test Wurm',
      manaCost: '{2}{G}',
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: ['Wurm'],
      power: 3,
      toughness: 4,
      abilities: [{ kind: 'keyword', keyword: 'trample' }],
    },
  ],
};
const official = {
  name: 'Test Wurm',
  layout: 'normal',
  mana_cost: '{2}{G}',
  type_line: 'Creature — Wurm',
  power: '3',
  toughness: '4',
  oracle_text: 'Trample (It tramples.)',
};

describe('one card', () => {
  it('is the same but for reminder text', () =>
    expect(compareCard(wurm, official)).toEqual({
      name: 'Test Wurm',
      similarity: 1,
      likeness: 1,
      wrong: [],
      texts: [],
    }));
  it('differs in what is printed', () =>
    expect(compareCard(wurm, { ...official, power: '2', type_line: 'Creature — Snake' }).wrong).toEqual([
      'types is Creature — Wurm, officially Creature — Snake',
      'power is 3, officially 2',
    ]));
  it('differs in its text', () => {
    const { similarity, texts } = compareCard(wurm, { ...official, oracle_text: 'Trample\nReach' });
    expect(similarity).toBe(0.5);
    expect(texts[0]?.diff).toBe('trample [-reach-]');
  });
  it('is unknown to the file', () => expect(compareCard(wurm, undefined).wrong).toHaveLength(1));
});

const file = process.env.STRATA_CARDS;
describe.skipIf(file === undefined)('the library against the card file in STRATA_CARDS', async () => {
  const names = new Set(LIBRARY_CARDS.map(({ name }) => name));
  // The body of a skipped suite is run all the same.
  const cards = file === undefined ? new Map<string, never>() : await readOfficialCards(file, names);
  const reports = LIBRARY_CARDS.map((card) => compareCard(card, cards.get(card.name)));

  it('has the printed values of every card', () =>
    expect(
      reports.filter(({ wrong }) => wrong.length > 0).map(({ name, wrong }) => [name, ...wrong]),
    ).toEqual([]));
  it('tells texts in nearly the official words', () => {
    const mean = reports.reduce((sum, { likeness }) => sum + likeness, 0) / reports.length;
    expect(mean).toBeGreaterThan(0.95);
  });
});
