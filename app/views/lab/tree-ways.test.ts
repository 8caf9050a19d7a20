import { describe, expect, it } from 'vitest';
import { curveOf, placeLabels, wayBetween } from './tree-ways.ts';

const box = (column: number, y: number, width = 40) => ({
  x: column * 230,
  y,
  width,
  height: 40,
  column,
});

describe('ways of the tree', () => {
  it('lead past a box that lies between', () => {
    const [from, between, to] = [box(0, 100), box(1, 100), box(2, 100)];
    const way = wayBetween([from, between, to], from, to);
    expect(way).toHaveLength(3);
    const y = way[1]?.y ?? 0;
    expect(y < between.y || y > between.y + between.height).toBe(true);
    expect(curveOf(way)).toMatch(/^M40 120C.*460 120$/);
  });

  it('carry labels that cover neither boxes nor one another', () => {
    const froms = [box(0, 0), box(0, 160)];
    const tos = [box(1, 0), box(1, 160)];
    const boxes = [...froms, ...tos];
    // All four cross in the same middle.
    const ways = froms.flatMap((from, a) =>
      tos.map((to, b) => ({ id: `${a}${b}`, way: wayBetween(boxes, from, to), text: 'Scales +1' })),
    );
    const points = [...placeLabels(ways, boxes).values()];
    expect(points).toHaveLength(4);
    for (const [index, one] of points.entries())
      for (const other of points.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 18).toBe(true);
  });

  it('have no label where nothing is applied', () => {
    const boxes = [box(0, 0), box(1, 0)] as const;
    expect(placeLabels([{ id: 'a', way: wayBetween(boxes, ...boxes), text: '' }], boxes).size).toBe(0);
  });
});
