import { describe, expect, it } from 'vitest';
import { placeRows } from './place-rows.ts';

const node = (key: string, column: number) => ({ key, column });

describe('placeRows', () => {
  it('stacks nodes of one column', () => {
    const { rowOf, rowCount } = placeRows([node('a', 0), node('b', 0), node('c', 1)], []);
    expect([...rowOf]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
    expect(rowCount).toBe(2);
  });

  it('keeps others out of the rows of a loop between its columns', () => {
    const nodes = [node('before', 0), node('a', 1), node('between', 2), node('b', 3), node('after', 4)];
    const { rowOf, loops } = placeRows(nodes, [['a', 'b']]);
    expect(Object.fromEntries(rowOf)).toEqual({ a: 0, b: 0, before: 0, between: 1, after: 0 });
    expect(loops).toEqual([{ nodes: ['a', 'b'], firstColumn: 1, lastColumn: 3, firstRow: 0, lastRow: 0 }]);
  });

  it('gives loops that overlap rows of their own', () => {
    const nodes = [node('a', 0), node('b', 2), node('c', 1), node('d', 3)];
    const { rowOf } = placeRows(nodes, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(Object.fromEntries(rowOf)).toEqual({ a: 0, b: 0, c: 1, d: 1 });
  });

  it('makes a loop as high as its fullest column', () => {
    const { loops } = placeRows([node('a', 0), node('b', 0), node('c', 1)], [['a', 'b', 'c']]);
    expect(loops[0]).toMatchObject({ firstRow: 0, lastRow: 1 });
  });

  it('has one empty row for no nodes', () => {
    expect(placeRows([], []).rowCount).toBe(1);
  });
});
