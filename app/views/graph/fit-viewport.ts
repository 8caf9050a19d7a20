import { GRAPH, type GraphLayout } from './graph-layout.ts';

export interface ViewportOf {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Below this zoom the nodes can't be read: then only a part of the graph is shown, from its beginning. */
export const READABLE_ZOOM = 0.8;
const MARGIN = 12;

/** Shows all of the graph if it can be read so, at its own size at most; else its upper left part. */
export function fitViewport(
  layout: Pick<GraphLayout, 'width' | 'height'>,
  width: number,
  height: number,
): ViewportOf {
  const whole = Math.min(
    1,
    (width - MARGIN) / Math.max(1, layout.width),
    (height - GRAPH.axis - MARGIN) / Math.max(1, layout.height),
  );
  return { x: 0, y: GRAPH.axis, zoom: Math.max(READABLE_ZOOM, whole) };
}

/** Whether the whole graph lies inside the canvas. */
export function isAllVisible(
  layout: Pick<GraphLayout, 'width' | 'height'>,
  { x, y, zoom }: ViewportOf,
  width: number,
  height: number,
): boolean {
  const isWide = x >= -1 && x + layout.width * zoom <= width + 1;
  return isWide && y >= GRAPH.axis - 1 && y + layout.height * zoom <= height + 1;
}
