import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../layers/evaluate.ts';
import { boardsOf } from '../arbitraries.ts';
import { comparable, story } from '../comparable.ts';
import { evaluateLiterally } from './evaluate-literally.ts';

const runs = (count: number) => ({ numRuns: Number(globalThis.process?.env.FUZZ_RUNS ?? count) });

describe('evaluate and the literal evaluation', () => {
  test('give the same values', () => {
    fc.assert(
      fc.property(boardsOf(7), (state) => {
        expect(comparable(evaluate(state))).toEqual(comparable(evaluateLiterally(state)));
      }),
      runs(300),
    );
  });

  test('tell the same story', () => {
    fc.assert(
      fc.property(boardsOf(6), (state) => {
        expect(story(evaluate, state)).toEqual(story(evaluateLiterally, state));
      }),
      runs(200),
    );
  });
});
