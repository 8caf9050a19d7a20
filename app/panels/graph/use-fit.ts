import { useReactFlow, useStore } from '@xyflow/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { fitViewport, isAllVisible } from '../../views/graph/fit-viewport.ts';
import { GRAPH, type GraphLayout } from '../../views/graph/graph-layout.ts';

const NARROW = 560;
/** How far beyond its edge the graph can be moved. */
const MARGIN = 160;

/**
 * Keeps the graph in sight: fits it when it or the canvas changes its size, until the user has moved it; then it stays
 * where the user put it.
 */
export function useFit(layout: GraphLayout, canvas: RefObject<HTMLElement | null>) {
  const flow = useReactFlow();
  const isMovedByUser = useRef(false);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isAllInSight = useStore(({ transform: [x, y, zoom] }) =>
    isAllVisible(layout, { x, y, zoom }, width, height),
  );
  const { width: graphWidth, height: graphHeight } = layout;
  useEffect(() => {
    if (width === 0 || height === 0 || isMovedByUser.current) return;
    flow.setViewport(fitViewport({ width: graphWidth, height: graphHeight }, width, height));
  }, [flow, width, height, graphWidth, graphHeight]);
  const onMoveStart = useCallback((event: unknown) => {
    if (event !== null) isMovedByUser.current = true;
  }, []);
  const zoom = useStore((state) => state.transform[2]);
  // Never smaller than what is in sight, or the library would move the graph to the middle of it.
  const extent = useMemo(
    (): [[number, number], [number, number]] => [
      [-MARGIN, -MARGIN - GRAPH.axis / zoom],
      [Math.max(graphWidth, width / zoom) + MARGIN, Math.max(graphHeight, height / zoom) + MARGIN],
    ],
    [graphWidth, graphHeight, width, height, zoom],
  );
  const box = canvas.current;
  return {
    initial: fitViewport(layout, box?.clientWidth ?? 1000, box?.clientHeight ?? 700),
    onMoveStart,
    extent,
    hasOverview: width >= NARROW && !isAllInSight,
  };
}
