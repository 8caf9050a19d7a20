import { describe, expect, it } from 'vitest';
import { graphForTest, nodeForTest } from '../graph-testing.ts';
import { layoutGraph } from './layout-graph.ts';
import { type Direction, neighborOf } from './navigate.ts';

const layout = layoutGraph(
  graphForTest([
    nodeForTest('Moon', '4', 2, 1),
    nodeForTest('Opalescence', '4', 5, 2),
    nodeForTest('Humility', '6', 1, 3),
    nodeForTest('Rancor', '6', 6, 4),
    nodeForTest('Opalescence', '7b', 5, 5),
    nodeForTest('Humility', '7b', 1, 6),
  ]),
  { reason: () => '', loop: () => [] },
);
const go = (key: string, ...directions: readonly Direction[]) =>
  directions.reduce((at: string, direction) => neighborOf(layout, at, direction) ?? at, key);

describe('neighborOf', () => {
  it('goes through the times of a layer', () => {
    expect(go('4/Moon', 'right')).toBe('4/Opalescence');
    expect(go('4/Opalescence', 'left')).toBe('4/Moon');
    expect(go('6/Rancor', 'first')).toBe('6/Humility');
    expect(go('6/Humility', 'last')).toBe('6/Rancor');
  });

  it('goes to the same effect in the next layer, else to the nearest in time', () => {
    expect(go('6/Humility', 'down')).toBe('7b/Humility');
    expect(go('4/Opalescence', 'down')).toBe('6/Rancor');
    expect(go('7b/Opalescence', 'up')).toBe('6/Rancor');
  });

  it('stays at the edge', () => {
    expect(neighborOf(layout, '4/Moon', 'up')).toBeUndefined();
    expect(neighborOf(layout, '4/Moon', 'left')).toBeUndefined();
    expect(neighborOf(layout, '7b/Humility', 'down')).toBeUndefined();
    expect(neighborOf(layout, 'nothing', 'down')).toBeUndefined();
  });
});
