import { describe, expect, it } from 'vitest';
import { fitViewport, isAllVisible, READABLE_ZOOM } from './fit-viewport.ts';
import { GRAPH } from './graph-layout.ts';

describe('fitViewport', () => {
  it('shows a small graph at its own size, below the axis', () => {
    expect(fitViewport({ width: 400, height: 300 }, 1000, 700)).toEqual({ x: 0, y: GRAPH.axis, zoom: 1 });
  });

  it('makes a graph that is a little too large smaller', () => {
    const viewport = fitViewport({ width: 1100, height: 300 }, 1000, 700);
    expect(viewport.zoom).toBeCloseTo(0.898, 2);
    expect(isAllVisible({ width: 1100, height: 300 }, viewport, 1000, 700)).toBe(true);
  });

  it('shows the beginning of one that would be too small to read', () => {
    const viewport = fitViewport({ width: 9000, height: 300 }, 1000, 700);
    expect(viewport.zoom).toBe(READABLE_ZOOM);
    expect(isAllVisible({ width: 9000, height: 300 }, viewport, 1000, 700)).toBe(false);
  });
});
