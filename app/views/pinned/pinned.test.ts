import { describe, expect, it } from 'vitest';
import {
  compilingReader,
  libraryCard,
  parseNotation,
  playHistory,
  sentencesIn,
} from '../../../engine/index.ts';
import { pinnedView } from './pinned-view.ts';
import { readExpected } from './read-expected.ts';

const PLAYERS = ['A', 'B'];

describe('what somebody expects', () => {
  it.each([
    ['power-toughness', ' 4 / -1', { power: 4, toughness: -1 }],
    ['power-toughness', 'none', { power: null, toughness: null }],
    ['power-toughness', 'four', undefined],
    [
      'types',
      'Legendary Land — Swamp Mountain',
      { supertypes: ['legendary'], types: ['land'], subtypes: ['Swamp', 'Mountain'] },
    ],
    ['types', 'Legendary Lnad', undefined],
    ['colors', 'white and blue', { colors: ['W', 'U'] }],
    ['colors', 'GW', { colors: ['W', 'G'] }],
    ['colors', 'colorless', { colors: [] }],
    ['colors', 'pink', undefined],
    ['abilities', 'flying; no trample', { has: ['flying'], hasNot: ['trample'] }],
    ['abilities', 'none', { abilities: 0 }],
    ['controller', 'Player B', { controller: 'B' }],
    ['controller', 'C', undefined],
    ['name', ' ', undefined],
  ] as const)('%s “%s”', (group, text, fields) => {
    expect(readExpected(group, text, PLAYERS)).toEqual(fields);
  });

  it('stands beside what there is, at its moment', () => {
    const { document } = parseNotation(
      'A: Grizzly Bears #bears; !counter bears +1/+1 1; !expect bears [power=2, toughness=2, after=0]; ' +
        '!expect bears [power=2, toughness=2]; !expect bears [hasNot=trample]; !expect nobody [power=1]',
    );
    if (document === undefined) throw new Error('The line is no board');
    const history = playHistory(document, libraryCard, undefined, compilingReader);
    const found = pinnedView(document, history, sentencesIn('en'));
    expect(found.map(({ moment, expected, found: is, holds }) => [moment, expected, is, holds])).toEqual([
      [1, '2/2', '2/2', true],
      [2, '2/2', '3/3', false],
      [2, 'not trample', '–', true],
      [2, '1/?', 'no such object', false],
    ]);
  });
});
