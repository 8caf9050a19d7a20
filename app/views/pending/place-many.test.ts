import { expect, test } from 'vitest';
import { applyCommand, type CardDefinition, libraryCard } from '../../../engine/index.ts';
import { game, played } from '../testing.ts';
import { MANY, placeMany } from './place-many.ts';

const builtIn = (name: string): CardDefinition => {
  const card = libraryCard(name);
  if (card === undefined) throw new Error(`No card ${name}`);
  return card;
};
const own: CardDefinition = { ...builtIn('Grizzly Bears'), name: 'Own Bears' };

test('cards are put on the board by one edit, each under a name of its own', () => {
  const before = game('Swamp');
  const placing = placeMany(
    before,
    [
      { card: builtIn('Grizzly Bears'), count: 2, isBrought: false },
      { card: own, count: 1, isBrought: true },
      { card: builtIn('Giant Growth'), count: 1, isBrought: false },
      { card: builtIn('Rancor'), count: 1, isBrought: false },
    ],
    'B',
    'battlefield',
    1,
  );
  expect(placing).toMatchObject({ steps: 5, toHand: ['Giant Growth', 'Rancor'] });
  const after = applyCommand(before, placing.command);
  expect(after.cards).toEqual([own]);
  expect(after.steps.slice(1).map(({ action }) => action)).toMatchObject([
    { kind: 'enter', entries: [{ id: 'grizzly-bears', controller: 'B' }] },
    { kind: 'enter', entries: [{ id: 'grizzly-bears-2' }] },
    { kind: 'enter', entries: [{ card: 'Own Bears' }] },
    { kind: 'place', zone: 'hand', owner: 'B' },
    { kind: 'place', zone: 'hand' },
  ]);
  expect(played(after).history.problems).toEqual([]);
});

test('there is a limit', () => {
  const card = builtIn('Swamp');
  const cards = [1, 2, 3].map(() => ({ card, count: 99, isBrought: false }));
  expect(placeMany(game(), cards, 'A', 'battlefield', 0).steps).toBe(MANY);
});
