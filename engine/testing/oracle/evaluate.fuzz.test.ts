import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../layers/evaluate.ts';
import type { DependencyInstead } from '../../layers/evaluator.ts';
import type { GameState } from '../../state/game-state.ts';
import { recordInstead } from '../../trace/record.ts';
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

  test('give the same values where dependencies are ignored, or kept to, from outside', () => {
    let altered = 0;
    fc.assert(
      fc.property(boardsOf(6), fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (state, numbers) => {
        const dependencies = decisionsOn(state, numbers);
        const found = comparable(evaluate(state, undefined, { dependencies }));
        expect(found).toEqual(comparable(evaluateLiterally(state, undefined, dependencies)));
        expect(comparable(recordInstead(state, { dependencies }).evaluation)).toEqual(found);
        if (JSON.stringify(found) !== JSON.stringify(comparable(evaluate(state)))) altered += 1;
      }),
      runs(80),
    );
    // Otherwise nothing was compared that is not compared above.
    expect(altered).toBeGreaterThan(0);
  });
});

/** Dependencies that were found on the board, ignored; and pairs of its effects, kept to. */
function decisionsOn(state: GameState, numbers: readonly number[]): readonly DependencyInstead[] {
  const next = numbers[Symbol.iterator]();
  const draw = (below: number): number => (next.next().value ?? 0) % below;
  const found: DependencyInstead[] = [];
  const evaluation = evaluate(state, {
    dependencyFound: ({ layer, dependent, on }) => {
      if (draw(2) === 0) found.push({ layer, dependent, on, holds: false });
    },
  });
  for (let times = 0; times < 4; times += 1) {
    const a = evaluation.effects[draw(evaluation.effects.length || 1)];
    const b = evaluation.effects[draw(evaluation.effects.length || 1)];
    const layer = a?.layers.find((each) => b?.layers.includes(each));
    if (a === undefined || b === undefined || a === b || layer === undefined) continue;
    if (found.some((each) => each.layer === layer && each.dependent === a.id && each.on === b.id)) continue;
    found.push({ layer, dependent: a.id, on: b.id, holds: true });
  }
  return found;
}
