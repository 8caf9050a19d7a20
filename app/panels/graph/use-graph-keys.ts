import { useReactFlow, useStore } from '@xyflow/react';
import { createContext, type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';
import { useStrata } from '../../store/hooks.ts';
import { GRAPH, type GraphLayout } from '../../views/graph/graph-layout.ts';
import { type Direction, neighborOf } from '../../views/graph/navigate.ts';

const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const MARGIN = 24;

/** Arrow keys go from node to node, and the graph follows. Enter and Space press the node, as on any button. */
export function useGraphKeys(layout: GraphLayout, canvas: RefObject<HTMLElement | null>) {
  const flow = useReactFlow();
  const size = useRef({ width: 0, height: 0 });
  size.current.width = useStore((state) => state.width);
  size.current.height = useStore((state) => state.height);
  return useCallback(
    (event: KeyboardEvent) => {
      const direction = DIRECTION_OF[event.key];
      const from = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
      if (direction === undefined || from === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const key = neighborOf(layout, from, direction);
      const target = layout.nodes.find(({ node }) => node.key === key);
      if (key === undefined || target === undefined) return;
      const { x, y, zoom } = flow.getViewport();
      const { width, height } = size.current;
      const left = x + target.box.x * zoom;
      const top = y + target.box.y * zoom;
      const right = left + target.box.width * zoom;
      const bottom = top + target.box.height * zoom;
      const dx = shift(left, right, GRAPH.laneTitle, width - MARGIN);
      const dy = shift(top, bottom, GRAPH.axis + MARGIN, height - MARGIN);
      if (dx !== 0 || dy !== 0) flow.setViewport({ x: x + dx, y: y + dy, zoom });
      requestAnimationFrame(() => {
        canvas.current
          ?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)
          ?.focus({ preventScroll: true });
      });
    },
    [flow, layout, canvas],
  );
}

/** How far to move so that the stretch from `start` to `end` lies between `from` and `to`. */
function shift(start: number, end: number, from: number, to: number): number {
  if (start < from) return from - start;
  return end > to ? Math.min(to - end, 0) : 0;
}

/** Key of the node that Tab reaches: one of the selected effect, or the first of all. */
export const TabStop = createContext<string | undefined>(undefined);

/** Which node that is. */
export function useTabStop(layout: GraphLayout): string | undefined {
  const chosen = useStrata(({ selection }) => (selection?.kind === 'effect' ? selection.id : undefined));
  const own = layout.nodes.find(({ node }) => node.effect.id === chosen);
  return (own ?? layout.nodes[0])?.node.key;
}
