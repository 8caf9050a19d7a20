import { EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { cx } from '../../components/cx.ts';
import css from './Tree.module.css';
import type { FlowOperation } from './TreeCanvas.tsx';

/** From one situation to the next: which effect is applied, and what it does. */
export function OperationEdge({ data }: EdgeProps<FlowOperation>) {
  if (data === undefined) return null;
  const { label } = data;
  return (
    <>
      <path className={cx(css.line, data.isBest && css.hot, data.isTaken && css.way)} d={data.path} />
      {label !== undefined && (
        <EdgeLabelRenderer>
          <span
            className={cx(css.label, data.isBest && css.hotLabel)}
            style={{ transform: `translate(-50%, -50%) translate(${label.x}px, ${label.y}px)` }}
            aria-hidden="true"
          >
            <span className={css.source}>{data.source}</span> <b>{data.operation}</b>
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
