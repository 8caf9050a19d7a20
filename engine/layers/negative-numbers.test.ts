import { describe, expect, test } from 'vitest';
import { board } from '../testing/board.ts';
import { hear } from '../testing/heard.ts';

describe('numbers below zero (107.1b)', () => {
  test('count as 0 where an effect adds or takes as many', () => {
    const shadow = board().player('A', { life: -3 }).permanent("Death's Shadow");
    expect(hear(shadow.state()).size("Death's Shadow")).toBe('13/13');
    const alive = board().player('A', { life: 5 }).permanent("Death's Shadow");
    expect(hear(alive.state()).size("Death's Shadow")).toBe('8/8');
  });

  test('stay as they are where the effect says them, and as values of a creature', () => {
    const weak = board()
      .permanent('Grizzly Bears')
      .effect({
        id: 'e',
        affects: ['Grizzly Bears'],
        parts: [{ kind: 'modify-power-toughness', power: -3, toughness: 0 }],
      });
    expect(hear(weak.state()).size('Grizzly Bears')).toBe('-1/2');
  });
});

describe('a printed star (208.2)', () => {
  test('is 0 without the ability that defines it, also in a sum', () => {
    const heard = hear(board().permanent('Yixlid Jailer').card('Tarmogoyf', 'graveyard').state());
    expect(heard.size('Tarmogoyf')).toBe('0/1');
  });
});
