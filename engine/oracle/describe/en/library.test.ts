import { expect, it } from 'vitest';
import { LIBRARY_CARDS } from '../../../cards/library/index.ts';
import { describeCard } from './describe.ts';

const LINES = LIBRARY_CARDS.flatMap((card) =>
  card.faces.flatMap((face) => describeCard(face).map((line) => [face.name, line] as const)),
);

it('tells every built-in card in well-formed sentences', () => {
  expect(LINES.length).toBeGreaterThan(100);
  const wrong = LINES.filter(
    ([, line]) =>
      /undefined|null|NaN|\[object| {2}| [,.]|\.\.|,,|^[a-z]/.test(line) ||
      // A sentence ends; a line of keywords does not.
      (/\b(?:gets?|has|have|is|are|enters)\b/.test(line) && !/[.!)’”"']$/.test(line)),
  );
  expect(wrong).toEqual([]);
});

it('says the same of the same data', () => {
  const again = LIBRARY_CARDS.flatMap((card) => card.faces.flatMap((face) => describeCard(face)));
  expect(again).toEqual(LINES.map(([, line]) => line));
});
