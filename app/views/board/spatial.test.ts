import { describe, expect, test } from 'vitest';
import { type Box, neighborOf } from './spatial.ts';

const box = (id: string, column: number, row: number): Box => ({
  id,
  x: column * 240,
  y: row * 150,
  width: 230,
  height: 128,
});
const BOXES = [box('a', 0, 0), box('b', 1, 0), box('c', 2, 0), box('d', 1, 1), box('e', 0, 3)];

describe('the neighbor in a direction', () => {
  test.each([
    ['a', 'right', 'b'],
    ['b', 'left', 'a'],
    ['b', 'down', 'd'],
    ['d', 'up', 'b'],
    ['a', 'down', 'e'],
    ['e', 'up', 'a'],
  ] as const)('of %s to the %s is %s', (from, direction, to) => {
    expect(neighborOf(BOXES, from, direction)).toBe(to);
  });

  test('is none at the edge, and the first box for an unknown one', () => {
    expect(neighborOf(BOXES, 'a', 'left')).toBeUndefined();
    expect(neighborOf(BOXES, 'gone', 'left')).toBe('a');
    expect(neighborOf([], 'gone', 'left')).toBeUndefined();
  });
});
