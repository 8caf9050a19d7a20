import { describe, expect, it } from 'vitest';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { playerId } from '../vocabulary/ids.ts';
import { factHolds, isModeChosen } from './told-facts.ts';

const A = playerId('A');
const state = { players: [{ id: A, designations: ['monarch'] }] } as unknown as GameState;
const object = (more: Partial<GameObject>) => ({ choices: {}, designations: [], ...more }) as GameObject;

describe('a fact that a text only tells', () => {
  it('is so of a player who is called so', () => {
    expect(factHolds(state, 'monarch', undefined, A)).toBe(true);
    expect(factHolds(state, 'monarch', undefined, playerId('B'))).toBe(false);
  });

  it('is so where the document says it among the modes', () => {
    const source = object({ choices: { mode: ['it was your turn', 'pay'] } });
    expect(factHolds(state, 'it was your turn', source, A)).toBe(true);
    expect(factHolds(state, 'it was their turn', source, A)).toBe(false);
  });

  it('is so by the way in which its source was cast (400.7d)', () => {
    const source = object({ designations: ['kicked'] });
    for (const words of ['it was kicked', '~ was kicked'])
      expect(factHolds(state, words, source, A)).toBe(true);
    expect(factHolds(state, 'it escaped', source, A)).toBe(false);
  });

  it('a mode is known in any case of letters', () => {
    expect(isModeChosen(object({ choices: { mode: 'Khans' } }), 'khans')).toBe(true);
    expect(isModeChosen(undefined, 'khans')).toBe(false);
  });
});
