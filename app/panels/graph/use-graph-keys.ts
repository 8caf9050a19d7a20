import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { createContext, type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';
import { ARROW_KEYS } from '../../components/arrow-keys.ts';
import { useStrata } from '../../store/hooks.ts';
import type { Box } from '../../views/graph/geometry.ts';
import { GRAPH, type GraphLayout } from '../../views/graph/graph-layout.ts';
import { type Direction, neighborOf } from '../../views/graph/navigate.ts';

const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ...ARROW_KEYS,
  Home: 'first',
  End: 'last',
};
const MARGIN = 24;

/** Moves the graph so far that a box of it is in sight, beside the lanes' titles and below the times. */
function useReveal(): (box: Box) => void {
  const flow = useReactFlow();
  const store = useStoreApi();
  return useCallback(
    (box) => {
      const { width, height } = store.getState();
      const { x, y, zoom } = flow.getViewport();
      const left = x + box.x * zoom;
      const top = y + box.y * zoom;
      const dx = shift(left, left + box.width * zoom, GRAPH.laneTitle, width - MARGIN);
      const dy = shift(top, top + box.height * zoom, GRAPH.axis + MARGIN, height - MARGIN);
      if (width > 0 && (dx !== 0 || dy !== 0)) flow.setViewport({ x: x + dx, y: y + dy, zoom });
    },
    [flow, store],
  );
}

/** How far to move so that the stretch from `start` to `end` lies between `from` and `to`. */
function shift(start: number, end: number, from: number, to: number): number {
  if (start < from) return from - start;
  return end > to ? to - end : 0;
}

/** Arrow keys go from node to node, and the graph follows. Enter and Space press the node, as on any button. */
export function useGraphKeys(layout: GraphLayout, canvas: RefObject<HTMLElement | null>) {
  const reveal = useReveal();
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
      reveal(target.box);
      const focus = () => {
        const node = canvas.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`);
        node?.focus({ preventScroll: true });
        return node;
      };
      // The next key may come before the next frame; but what was out of sight is drawn only after the graph has moved.
      if (!focus()) requestAnimationFrame(focus);
    },
    [reveal, layout, canvas],
  );
}

/** Brings the selected effect into sight when it is selected elsewhere. */
export function useRevealSelected(layout: GraphLayout): void {
  const reveal = useReveal();
  const effect = useStrata(({ selection }) => (selection?.kind === 'effect' ? selection.id : undefined));
  const isReady = useStore(({ width }) => width > 0);
  useEffect(() => {
    const own = layout.nodes.filter(({ node }) => node.effect.id === effect);
    const [first] = own;
    if (isReady && first !== undefined) reveal(first.box);
  }, [reveal, layout, effect, isReady]);
}

/** Key of the node that Tab reaches: one of the selected effect, or the first of all. */
export const TabStop = createContext<string | undefined>(undefined);

/** Which node that is. */
export function useTabStop(layout: GraphLayout): string | undefined {
  const chosen = useStrata(({ selection }) => (selection?.kind === 'effect' ? selection.id : undefined));
  const own = layout.nodes.find(({ node }) => node.effect.id === chosen);
  return (own ?? layout.nodes[0])?.node.key;
}
