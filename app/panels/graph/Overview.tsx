import { useReactFlow, useStore } from '@xyflow/react';
import type { PointerEvent } from 'react';
import { cx } from '../../components/cx.ts';
import { layerColor } from '../../components/LayerBadge.tsx';
import { GRAPH, type GraphLayout } from '../../views/graph/graph-layout.ts';
import css from './Overview.module.css';

/** In a small picture a node must keep some width to be seen at all: this part of the whole. */
const SMALLEST = 1 / 60;

/** The whole graph in small, stretched to fit, with the part that is in sight; dragging in it moves the graph. */
export function Overview({ layout }: { readonly layout: GraphLayout }) {
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const [x, y, zoom] = useStore((state) => state.transform);
  const shown = {
    x: -x / zoom,
    y: (GRAPH.axis - y) / zoom,
    width: width / zoom,
    height: (height - GRAPH.axis) / zoom,
  };

  const moveTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    const middle = {
      x: ((event.clientX - box.x) / box.width) * layout.width,
      y: ((event.clientY - box.y) / box.height) * layout.height,
    };
    flow.setViewport({ x: width / 2 - middle.x * zoom, y: height / 2 - middle.y * zoom, zoom });
  };
  return (
    <div className={css.overview} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        preserveAspectRatio="none"
        onPointerDown={moveTo}
        onPointerMove={moveTo}
      >
        {layout.lanes.map(
          (lane) =>
            lane.kind === 'lane' && (
              <rect
                key={lane.y}
                className={css.lane}
                x={0}
                y={lane.y}
                width={layout.width}
                height={lane.height}
              />
            ),
        )}
        {layout.nodes.map(({ node, box }) => (
          <rect
            key={node.key}
            className={cx(node.order === undefined && css.ghost)}
            x={box.x}
            y={box.y + 6}
            width={Math.max(box.width, layout.width * SMALLEST)}
            height={box.height - 12}
            rx={8}
            fill={layerColor(node.layer)}
          />
        ))}
        <rect className={css.shown} {...shown} rx={10} />
      </svg>
    </div>
  );
}
