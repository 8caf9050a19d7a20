import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../layers/evaluate.ts';
import type { GameState } from '../state/game-state.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import { recordTrace } from '../trace/record.ts';
import { effectId, playerId } from '../vocabulary/ids.ts';
import { boardsOf } from './arbitraries.ts';
import { comparable } from './comparable.ts';
import { BOARD_SHAPES, largeBoard } from './large-boards.ts';
import { evaluateLiterally } from './oracle/evaluate-literally.ts';

/** About a thousand boards in all; `npm run soak` makes many more of each. */
const runs = (count: number) => ({ numRuns: Number(globalThis.process?.env.FUZZ_RUNS ?? count) });

/** The literal evaluation takes hundreds of times longer: one board in twenty, with small ones beside it. */
const literalRuns = (count: number) => ({
  numRuns: Math.ceil(Number(globalThis.process?.env.FUZZ_RUNS ?? count * 20) / 20),
});

const boards: fc.Arbitrary<GameState> = fc
  .record({
    shape: fc.constantFrom(...BOARD_SHAPES),
    objects: fc.integer({ min: 50, max: 70 }),
    effects: fc.integer({ min: 20, max: 26 }),
    seed: fc.nat(),
  })
  .map(({ shape, objects, effects, seed }) => largeBoard(shape, objects, effects, seed));

describe('large boards', () => {
  test('come to the same in whichever order their objects are stored', () => {
    fc.assert(
      fc.property(boards, fc.infiniteStream(fc.nat()), (state, numbers) => {
        const keys = new Map([...state.objects.keys()].map((id) => [id, numbers.next().value ?? 0]));
        const objects = [...state.objects].sort(([a], [b]) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        const shuffled: GameState = { ...state, objects: new Map(objects) };
        expect(comparable(evaluate(shuffled))).toEqual(comparable(evaluate(state)));
      }),
      runs(200),
    );
  });

  test('are the same whether somebody listens or not', () => {
    fc.assert(
      fc.property(boards, (state) => {
        expect(comparable(recordTrace(state).evaluation)).toEqual(comparable(evaluate(state)));
      }),
      runs(200),
    );
  });

  test('are done: each effect applies at most once in each layer, whatever it gives and takes', () => {
    fc.assert(
      fc.property(fc.oneof(boards, boardsOf(12)), (state) => {
        const applied: string[] = [];
        evaluate(state, { effectApplied: ({ layer, effect }) => applied.push(`${layer} ${effect.id}`) });
        expect(new Set(applied).size).toBe(applied.length);
      }),
      runs(200),
    );
  });

  test('are not changed by an effect that applies to nothing', () => {
    const nothing: ResolvedEffect = {
      id: effectId('nothing'),
      source: undefined,
      sourceName: 'Nothing',
      controller: playerId('A'),
      timestamp: { at: 1, order: 7 },
      affected: { kind: 'locked-in', objects: [] },
      condition: undefined,
      parts: [
        { kind: 'set-card-types', types: ['creature'] },
        { kind: 'lose-all-abilities' },
        { kind: 'set-base-power-toughness', power: 0, toughness: 1 },
      ],
      copied: [undefined, undefined, undefined],
      duration: { kind: 'until-end-of-game' },
      sinceStep: 0,
    };
    fc.assert(
      fc.property(boards, (state) => {
        const more = comparable(evaluate({ ...state, effects: [...state.effects, nothing] }));
        expect(without(more, 'nothing')).toEqual(comparable(evaluate(state)));
      }),
      runs(200),
    );
  });

  test('are what the literal evaluation makes of them', () => {
    fc.assert(
      fc.property(boards, (state) => {
        expect(comparable(evaluate(state))).toEqual(comparable(evaluateLiterally(state)));
      }),
      literalRuns(10),
    );
  });
});

function without(values: unknown, effect: string): unknown {
  if (typeof values !== 'object' || values === null || !('effects' in values)) return values;
  const effects = (values.effects as readonly { readonly id: string }[]).filter(({ id }) => id !== effect);
  return { ...values, effects };
}
