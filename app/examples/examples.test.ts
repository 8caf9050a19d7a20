import { describe, expect, test } from 'vitest';
import { compilingReader, libraryCard, playHistory, printBoard } from '../../engine/index.ts';
import { allMoreCards } from '../services/more-cards.ts';
import { EXAMPLES } from './examples.ts';
import { FIRST_EXAMPLE } from './first-example.ts';

const more = await allMoreCards();
const builtIn = (name: string) => libraryCard(name) ?? more.find((card) => card.name === name);

describe('example boards', () => {
  test('there are at least twelve, each with a name of its own and a sentence that says what to try', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    for (const { title, why } of EXAMPLES) {
      expect(title).toBeTruthy();
      expect(why).toBeTruthy();
    }
  });

  test.each(EXAMPLES.map((example) => [example.id ?? '', example] as const))(
    '%s plays without a problem',
    (_, example) => {
      expect(playHistory(example, builtIn, undefined, compilingReader).problems).toEqual([]);
    },
  );

  test.each(EXAMPLES.map((example) => [example.id ?? '', example] as const))(
    'steps of %s that are off can be turned on, if need be instead of the step before',
    (_, example) => {
      for (const [index, step] of example.steps.entries()) {
        if (step.off !== true) continue;
        const isOff = (at: number, alsoBefore: boolean): boolean =>
          at > index || (alsoBefore && at === index - 1);
        const played = [false, true].map((alsoBefore) => {
          const steps = example.steps.map(({ action }, at) => ({ action, off: isOff(at, alsoBefore) }));
          return playHistory({ ...example, steps }, builtIn, undefined, compilingReader).problems;
        });
        expect(played).toContainEqual([]);
      }
    },
  );

  test('the board of the first visit is the first of them', () => {
    expect(FIRST_EXAMPLE).toEqual(EXAMPLES[0]);
  });

  test('they can be saved', () => {
    for (const example of EXAMPLES) expect(printBoard(example)).toContain(example.title);
  });
});
