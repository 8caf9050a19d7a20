import { describe, expect, test } from 'vitest';
import type { CompilableFace } from '../../../engine/index.ts';
import { readingView } from './reading.ts';
import { adviceFor } from './suggest.ts';

function adviceOn(text: string, more: Partial<CompilableFace> = {}) {
  const face: CompilableFace = { name: 'Own', text, cardTypes: ['enchantment'], ...more };
  const line = readingView(face).lines.find(({ unread }) => unread !== undefined);
  if (line === undefined) throw new Error('everything is read');
  return adviceFor(face, line);
}

describe('a misspelled word', () => {
  test.each([
    ['Creatures you contrl get +1/+1.', 'contrl', 'control'],
    ['Creatures you control have flyng.', 'flyng', 'flying'],
    ['Creatrues you control get +1/+1.', 'Creatrues', 'Creatures'],
    ['Flying\nCreatures you control hav trample.', 'hav', 'have'],
    ['Other goblins you control get +1/+1.', 'goblins', 'Goblins'],
    ['Al creatures lose all abilities.', 'Al', 'All'],
  ])('%s', (text, was, wanted) => {
    const { fixes } = adviceOn(text);
    expect(fixes.map((fix) => [fix.was, fix.text])).toContainEqual([was, wanted]);
    expect(fixes.every(({ start, end, was: word }) => text.slice(start, end) === word)).toBe(true);
  });

  test('with a second one behind it is found all the same', () =>
    expect(adviceOn('Creatures you contrl have flyng.').fixes[0]).toMatchObject({ text: 'control' }));

  test('of a spell', () =>
    expect(
      adviceOn('Target creature gets +2/+2 untl end of turn.', { cardTypes: ['instant'] }).fixes[0],
    ).toMatchObject({ was: 'untl', text: 'until' }));

  test('is not guessed where nothing near is read', () =>
    expect(adviceOn('Creatures you control hum quietly.').fixes).toEqual([]));
});

describe('where the reading stops', () => {
  test('what could follow is offered', () =>
    expect(adviceOn('Creatures you control', {}).goesOn?.phrases).toContain('get +1/+1'));
  test('also the end', () => {
    const { goesOn } = adviceOn('Target creature gets +2/+2 while it rains.', { cardTypes: ['instant'] });
    expect(goesOn?.start).toBe('Target creature gets +2/+2'.length);
    expect(goesOn?.phrases).toEqual(expect.arrayContaining(['.', 'until end of turn']));
  });
});
