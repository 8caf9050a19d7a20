import { EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { cx } from '../../components/cx.ts';
import css from './Tree.module.css';
import type { FlowOperation } from './TreeCanvas.tsx';

/** From one situation to the next: which effect is applied, and what it does. */
export function OperationEdge({
  data,
  sourceX,
  sourceY,
  targetX,
  targetY,
  sourcePosition,
  targetPosition,
}: EdgeProps<FlowOperation>) {
  const [path, x, y] = getBezierPath({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition });
  if (data === undefined) return null;
  return (
    <>
      <path className={cx(css.line, data.isBest && css.hot, data.isTaken && css.way)} d={path} />
      {data.source !== '' && (
        <EdgeLabelRenderer>
          <span
            className={cx(css.label, data.isBest && css.hotLabel)}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            aria-hidden="true"
          >
            <span className={css.source}>{data.source}</span> <b>{data.operation}</b>
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
