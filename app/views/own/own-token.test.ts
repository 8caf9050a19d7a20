import { describe, expect, test } from 'vitest';
import { compilingReader } from '../../../engine/index.ts';
import { draftOfToken, EMPTY_TOKEN, isTokenRead, makeToken, withValues } from './own-token.ts';

const draft = {
  ...EMPTY_TOKEN,
  indicator: 'WB',
  typeLine: 'Legendary Creature — Cat Soldier',
  text: 'Flying',
};

describe('an own token', () => {
  test('has what its step says of it, and no name of its own unless one is written', () => {
    const made = makeToken(draft);
    expect(made.problems).toEqual([]);
    expect(made.made.face.name).toBe('Cat Soldier Token');
    expect(made.token).toEqual({
      types: ['creature'],
      subtypes: ['Cat', 'Soldier'],
      supertypes: ['legendary'],
      colors: ['W', 'B'],
      power: 1,
      toughness: 1,
      text: 'Flying',
    });
    expect(makeToken({ ...draft, name: 'Tom' }).token.name).toBe('Tom');
  });

  test('is the same draft again', () => {
    const token = { id: 't', controller: 'A', ...makeToken(draft).token };
    expect(draftOfToken(token)).toEqual(draft);
  });

  test('keeps what else its step says when it is changed', () => {
    const before = { id: 't', controller: 'B', tapped: true, text: 'Flying', colors: ['W'] };
    expect(withValues(before, makeToken({ ...draft, text: '', indicator: '' }).token)).toEqual({
      id: 't',
      controller: 'B',
      tapped: true,
      types: ['creature'],
      subtypes: ['Cat', 'Soldier'],
      supertypes: ['legendary'],
      power: 1,
      toughness: 1,
    });
  });

  test('is not read if a line is not understood; a star is no number', () => {
    expect(isTokenRead(makeToken(draft), compilingReader)).toBe(true);
    expect(isTokenRead(makeToken({ ...draft, text: 'Flying\nIt zorbles.' }), compilingReader)).toBe(false);
    expect(makeToken({ ...draft, power: '*' }).problems).toMatchObject([{ field: 'power', found: '*' }]);
  });
});
