import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compilingReader,
  libraryCard,
  parseNotation,
  playHistory,
  sentencesIn,
  unreadExpectations,
} from '../../../engine/index.ts';
import { PINNABLE } from './is-pinnable.ts';
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

  it('is read from any expectation or not, and told in words', { timeout: 600_000 }, () => {
    const groups = fc.constantFrom(...PINNABLE);
    const words = fc.oneof(
      fc.string(),
      fc
        .array(
          fc.constantFrom(
            ...'4/-9 ',
            'Legendary',
            'Land',
            ' — ',
            'Swamp',
            'flying',
            '; ',
            'no ',
            'white',
            ',',
          ),
        )
        .map((parts) => parts.join('')),
    );
    const { document } = parseNotation('A: Grizzly Bears #bears; Blood Moon');
    if (document === undefined) throw new Error('The line is no board');
    const history = playHistory(document, libraryCard, undefined, compilingReader);
    const say = sentencesIn('en');
    const given = fc.oneof(
      fc.tuple(groups, words).map(([group, text]) => {
        const fields = readExpected(group, text, PLAYERS);
        return fields === undefined ? undefined : { object: 'bears', ...fields };
      }),
      fc.jsonValue(),
      fc.record({ object: fc.constantFrom('bears', 'x'), power: fc.jsonValue(), after: fc.integer() }),
      fc.record({ event: fc.string(), outcome: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(given, (expectation) => {
        const expecting = { ...document, expect: expectation === undefined ? [] : [expectation] };
        const told = pinnedView(expecting, history, say);
        for (const each of told) expect(typeof each.expected + typeof each.found).toBe('stringstring');
        // What nobody can read is told apart from what holds.
        if (unreadExpectations(expecting).length > 0) expect(told).toEqual([]);
      }),
      { seed: 12, numRuns: Number(process.env.FUZZ_RUNS ?? 300) },
    );
  });
});
