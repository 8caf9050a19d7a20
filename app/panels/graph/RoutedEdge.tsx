import { EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { useStrata } from '../../store/hooks.ts';
import { type Point, roundedPath } from '../../views/graph/geometry.ts';
import { GRAPH } from '../../views/graph/graph-layout.ts';
import css from './Edges.module.css';
import type { FlowEdge } from './flow-elements.ts';

const ROUND = { order: 9, depends: 14 } as const;
/** How far before the node the arrow ends, and how far before its tip the line. */
const GAP = { order: 1, depends: 4 } as const;
const TIP = { order: 1, depends: 7 } as const;

/** An edge along the way that the layout found, with the reason on it. */
export const RoutedEdge = memo(function RoutedEdge({ data }: EdgeProps<FlowEdge>) {
  const { t } = useTranslation();
  const edge = data?.edge;
  const dependency = edge?.dependency?.dependency;
  const isHot = useStrata(
    ({ selection }) =>
      selection?.kind === 'effect' &&
      dependency !== undefined &&
      (dependency.dependent === selection.id || dependency.on === selection.id),
  );
  if (edge === undefined) return null;
  const { kind, label } = edge;
  const points = shortened(edge.points, GAP[kind]);
  return (
    <g className={cx(css[kind], isHot && css.hot)}>
      <path className={css.line} d={roundedPath(shortened(points, TIP[kind]), ROUND[kind])} />
      <ArrowHead kind={kind} points={points} />
      {label !== undefined && (
        <EdgeLabelRenderer>
          <span
            className={cx(css.why, isHot && css.hot)}
            title={label.full === label.text ? undefined : label.full}
            aria-hidden="true"
            style={{
              transform: `translate(${label.box.x}px, ${label.box.y}px)`,
              inlineSize: label.box.width,
              blockSize: GRAPH.label.height,
            }}
          >
            <span>{label.text || t('graph.legend.depends')}</span>
          </span>
        </EdgeLabelRenderer>
      )}
    </g>
  );
});

function ArrowHead({
  kind,
  points,
}: {
  readonly kind: 'order' | 'depends';
  readonly points: readonly Point[];
}) {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return null;
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return (
    <path
      className={css.head}
      d={kind === 'depends' ? 'M-10 -4.5L0 0L-10 4.5Z' : 'M-5.5 -3.2L-0.5 0L-5.5 3.2'}
      transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
    />
  );
}

/** The same line, ending so many px earlier. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return points;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const part = length === 0 ? 0 : Math.min(1, by / length);
  const end = { x: tip.x + (before.x - tip.x) * part, y: tip.y + (before.y - tip.y) * part };
  return [...points.slice(0, -1), end];
}
