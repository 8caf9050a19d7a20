import { useReactFlow, useStore } from '@xyflow/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { fitViewport, isAllVisible } from '../../views/graph/fit-viewport.ts';
import type { GraphLayout } from '../../views/graph/graph-layout.ts';

const NARROW = 560;

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
  const box = canvas.current;
  return {
    initial: fitViewport(layout, box?.clientWidth ?? 1000, box?.clientHeight ?? 700),
    onMoveStart,
    hasMiniMap: width >= NARROW && !isAllInSight,
  };
}
