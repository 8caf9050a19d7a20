import { expect, test } from 'vitest';
import { tooLong } from './check-lengths.ts';

const lines = (count: number): string => 'x\n'.repeat(count);

test('a file of 401 lines is too long, one of 400 is not', () => {
  expect(tooLong([{ path: 'engine/layers/evaluate.ts', text: lines(400) }])).toEqual([]);
  expect(tooLong([{ path: 'engine/layers/evaluate.ts', text: lines(401) }])).toEqual([
    expect.stringContaining('engine/layers/evaluate.ts: 401 lines'),
  ]);
});

test('data may be long', () => {
  expect(tooLong([{ path: 'engine/cards/library/lands.ts', text: lines(2000) }])).toEqual([]);
});
