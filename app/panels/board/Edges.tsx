import { type RefObject, useEffect, useState } from 'react';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { type EdgePath, edgePath } from '../../views/board/edge-path.ts';
import type { BoardEdge } from '../../views/board/edges.ts';
import css from './Edges.module.css';

interface EdgesProps {
  readonly edges: readonly BoardEdge[];
  readonly field: RefObject<HTMLDivElement | null>;
  /** Anything whose change moves tiles. */
  readonly dependsOn: unknown;
}

interface PlacedEdge extends BoardEdge {
  readonly path: EdgePath;
}

/** Arrows from the sources of effects to what they touch, over the tiles. */
export function Edges({ edges, field, dependsOn }: EdgesProps) {
  const [placed, setPlaced] = useState<readonly PlacedEdge[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles move when what they show changes
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    const place = () => setPlaced(placeEdges(edges, element));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [edges, field, dependsOn]);

  return (
    <>
      <svg className={css.edges} aria-hidden="true">
        {placed.map(({ from, to, layer, path }) => (
          <g key={`${from} ${to}`} style={{ '--c': layerColor(layer) }}>
            <path d={path.d} pathLength={1} className={css.line} markerEnd={`url(#arrow-${layer})`} />
          </g>
        ))}
        <defs>
          {[...new Set(placed.map(({ layer }) => layer))].map((layer) => (
            <marker
              key={layer}
              id={`arrow-${layer}`}
              viewBox="0 0 8 8"
              refX="6.5"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M1 1l5.5 3L1 7" fill="none" stroke={layerColor(layer)} strokeWidth="1.6" />
            </marker>
          ))}
        </defs>
      </svg>
      {placed.map(
        ({ from, to, layer, label, path }) =>
          label !== undefined && (
            <span
              key={`${from} ${to}`}
              className={css.label}
              style={{ insetInlineStart: path.label.x, insetBlockStart: path.label.y }}
              aria-hidden="true"
            >
              <LayerBadge layer={layer} look="solid" />
              <span className={css.text}>{label}</span>
            </span>
          ),
      )}
    </>
  );
}

/** Tiles as they lie in the field now. An edge with an end that is not to be seen is left out. */
function placeEdges(edges: readonly BoardEdge[], field: HTMLElement): readonly PlacedEdge[] {
  const origin = field.getBoundingClientRect();
  const boxOf = (id: string) => {
    const element = field.querySelector(`[data-object="${CSS.escape(id)}"]`);
    if (element === null) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { id, x: x - origin.x, y: y - origin.y, width, height };
  };
  return edges.flatMap((edge) => {
    const [from, to] = [boxOf(edge.from), boxOf(edge.to)];
    return from === undefined || to === undefined ? [] : [{ ...edge, path: edgePath(from, to) }];
  });
}
