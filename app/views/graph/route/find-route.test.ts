import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { cellKey, type EdgeRequest, type GridPlace, gridX, gridY, type LaneGrid } from './lane-grid.ts';

const grid = (rowCount: number, ...nodes: readonly GridPlace[]): LaneGrid => ({
  columnCount: 5,
  rowCount,
  occupied: new Set(nodes.map(({ column, row }) => cellKey(gridX(column), gridY(row)))),
  loops: [],
});
const at = (column: number, row = 0): GridPlace => ({ column, row });
const edge = (from: GridPlace, to: GridPlace, more: Partial<EdgeRequest> = {}): EdgeRequest => ({
  key: 'edge',
  kind: 'order',
  from,
  to,
  isInLoop: false,
  labelWidth: 0,
  ...more,
});
const shape = (lane: LaneGrid, request: EdgeRequest) =>
  findRoute(lane, request, new Map()).runs.map(
    ({ axis, line, from, to }) => `${axis[0]}${line}:${from}-${to}`,
  );

describe('findRoute', () => {
  it('goes straight where nothing is between', () => {
    expect(shape(grid(1, at(0), at(3)), edge(at(0), at(3)))).toEqual(['h1:1-7']);
  });

  it('goes through a gutter around a node', () => {
    expect(shape(grid(1, at(0), at(1), at(2)), edge(at(0), at(2)))).toEqual(['v1:1-2', 'h2:1-5', 'v5:2-1']);
  });

  it('leaves at the top in a loop, so that both ways lie over each other', () => {
    const lane = grid(1, at(0), at(2));
    const request = edge(at(0), at(2), { kind: 'depends', isInLoop: true });
    expect(shape(lane, request)).toEqual(['v1:1-0', 'h0:1-5', 'v5:0-1']);
  });

  it('takes a gutter where the label has no room on the straight way', () => {
    const lane = grid(1, at(0), at(1));
    expect(shape(lane, edge(at(0), at(1), { kind: 'depends', labelWidth: 90 }))[0]).toMatch(/^v/);
    expect(shape(grid(1, at(0), at(3)), edge(at(0), at(3), { kind: 'depends', labelWidth: 90 }))).toEqual([
      'h1:1-7',
    ]);
  });

  it('goes straight down to the row below', () => {
    expect(shape(grid(2, at(1), at(1, 1)), edge(at(1), at(1, 1)))).toEqual(['v3:1-3']);
  });

  it('keeps out of a stretch that another edge of its kind uses', () => {
    const lane = grid(2, at(0), at(4), at(0, 1), at(4, 1));
    const traffic = new Map<string, number>();
    const first = findRoute(lane, edge(at(0), at(4)), traffic);
    const second = findRoute(lane, edge(at(4), at(0)), traffic);
    expect(first.runs).toHaveLength(1);
    expect(second.runs.length).toBeGreaterThan(1);
  });
});
