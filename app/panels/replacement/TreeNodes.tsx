import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { OutcomeBody } from './OutcomeBody.tsx';
import css from './Tree.module.css';
import type { FlowOutcome, FlowSituation } from './TreeCanvas.tsx';
import { TreeContext } from './tree-context.ts';

function Ports() {
  return (
    <>
      <Handle type="source" position={Position.Right} isConnectable={false} className={css.handle ?? ''} />
      <Handle type="target" position={Position.Left} isConnectable={false} className={css.handle ?? ''} />
    </>
  );
}

/** A situation in which something is chosen: how large the event is now. Double-framed where several ways meet. */
export const SituationNode = memo(function SituationNode({ id, data: { node } }: NodeProps<FlowSituation>) {
  const { t } = useTranslation('lab');
  const context = useContext(TreeContext);
  const words = node.depth === 0 ? t('tree.nodeBegin', { words: node.words }) : node.words;
  return (
    <>
      <Ports />
      <button
        type="button"
        data-situation={id}
        className={cx(
          css.situation,
          node.label.length > 3 && css.wide,
          node.depth === 0 && css.root,
          node.isMerged && css.merged,
          context?.onPath.has(id) && css.taken,
        )}
        tabIndex={context?.tabStop === id ? 0 : -1}
        title={node.words}
        aria-label={t('tree.node', { words, count: node.edges.length })}
        onClick={() => context?.onGo(node.path)}
        onFocus={() => context?.onFocus(id)}
      >
        {node.label}
      </button>
    </>
  );
});

/** What comes of it: the number in question, what happens, and in how many orders. */
export const OutcomeCard = memo(function OutcomeCard({ id, data: { outcome } }: NodeProps<FlowOutcome>) {
  const context = useContext(TreeContext);
  if (context === undefined) return null;
  return (
    <>
      <Ports />
      <button
        type="button"
        data-situation={id}
        data-outcome={outcome.mark ?? ''}
        className={cx(css.outcome, outcome.mark === 'best' && css.best, context.onPath.has(id) && css.taken)}
        tabIndex={context.tabStop === id ? 0 : -1}
        onClick={() => context.onGo(outcome.path)}
        onFocus={() => context.onFocus(id)}
      >
        <OutcomeBody outcome={outcome} tree={context.tree} />
      </button>
    </>
  );
});
