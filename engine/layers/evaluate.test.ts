import { describe, expect, test } from 'vitest';
import { board } from '../testing/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { evaluate } from './evaluate.ts';

const seen = (state: Parameters<typeof evaluate>[0], id: string) => evaluate(state).object(objectId(id));

describe('type-changing effects (613.1d, 305.7)', () => {
  test.each([
    ['Blood Moon', 'Urborg, Tomb of Yawgmoth'],
    ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
  ])('%s, then %s: Urborg is only a Mountain', (first, second) => {
    const state = board().permanent('Island').permanent(first).permanent(second).state();
    expect(seen(state, 'Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain']);
    expect(seen(state, 'Urborg, Tomb of Yawgmoth').abilities).toHaveLength(1);
    expect(seen(state, 'Island').subtypes).toEqual(['Island']);
  });
});
