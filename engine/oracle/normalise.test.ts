import { describe, expect, it } from 'vitest';
import { comparableWords, normalise } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['quotes and case', 'It has “Flying.”', 'it has flying'],
    ['dashes', 'Landfall — Draw', 'landfall draw'],
    ['minus of loyalty costs', '−2: Draw', '-2 draw'],
    ['reminder text', 'Flying (It flies.)', 'flying'],
    ['old wording of entering', 'When it enters the battlefield, draw', 'when it enters draw'],
    [
      'contractions',
      "It isn't black, it's red and can't block.",
      'it is not black it is red and can not block',
    ],
    ['number words', 'draw two cards', 'draw 2 cards'],
    ['symbols stay whole', '{2}, {T}: Add {G}.', '{2} {t} add {g}'],
  ])('%s', (_, text, expected) => expect(normalise(text)).toBe(expected));

  it('gives one token to the own name and to "this creature"', () => {
    const own = { names: ['Vesh, Keeper of Doors'] };
    for (const text of ['Vesh, Keeper of Doors enters', 'Vesh enters', 'This creature enters', '~ enters'])
      expect(normalise(text, own)).toBe('~ enters');
  });

  it('leaves "this turn" and "this way" alone', () =>
    expect(normalise('this turn, this way')).toBe('this turn this way'));
});

it('compares words without number and articles, but not without meaning', () => {
  const words = comparableWords('Each land is a Swamp in addition to its other types.');
  expect(words).toEqual(comparableWords('All lands are Swamps in addition to their other types.'));
  expect(words).not.toEqual(comparableWords('Each land is a Swamp.'));
  expect(comparableWords('Elves you control')).toEqual(comparableWords('Elf you control'));
});
