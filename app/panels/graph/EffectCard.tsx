import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { layerColor } from '../../components/LayerBadge.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { useActions, useSentences, useStrata, useTrace } from '../../store/hooks.ts';
import css from './EffectCard.module.css';
import type { FlowNode } from './flow-elements.ts';
import { TabStop } from './use-graph-keys.ts';

/** A node: who acts, what it does, and as which number; struck out with the reason if it never came to act. */
export const EffectCard = memo(function EffectCard({ id, data }: NodeProps<FlowNode>) {
  const { t } = useTranslation();
  const { node, words } = data;
  const { select, hover } = useActions();
  const effect = node.effect.id;
  const isSelected = useStrata(({ selection }) => selection?.kind === 'effect' && selection.id === effect);
  const isHovered = useStrata(({ hovered }) => hovered?.kind === 'effect' && hovered.id === effect);
  const isToCome = useStrata(({ position }) => position !== undefined && (node.order ?? 0) > position);
  const isCurrent = useStrata(({ position }) => position !== undefined && node.order === position);
  const relation = useRelation(data);
  const isTabStop = useContext(TabStop) === id;
  const isGhost = node.notApplied !== undefined;
  const { before, after } = useHiddenWords(data, isToCome);
  return (
    <>
      <Handle type="source" position={Position.Right} isConnectable={false} className={css.handle ?? ''} />
      <Handle type="target" position={Position.Left} isConnectable={false} className={css.handle ?? ''} />
      {node.notApplied !== undefined && (
        <span className={css.gone} aria-hidden="true">
          <Icon name="ban" size={12} />
          {t(`graph.gone.${node.notApplied.kind}`)}
        </span>
      )}
      <button
        type="button"
        data-node={id}
        className={cx(
          css.node,
          isGhost && css.ghost,
          isSelected && css.selected,
          isHovered && css.hovered,
          isToCome && css.toCome,
          isCurrent && css.current,
          relation !== undefined && css[relation],
        )}
        style={{ '--c': layerColor(node.layer) }}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        onClick={() => select({ kind: 'effect', id: effect })}
        onPointerEnter={() => hover({ kind: 'effect', id: effect })}
        onPointerLeave={() => hover(undefined)}
      >
        <span className={css.source}>{words.source}</span>
        <span className={css.summary}>
          <RulesText text={words.summary} />
        </span>
        <span className="visually-hidden">{before}</span>
        <span className={css.order}>{node.order ?? '–'}</span>
        <span className="visually-hidden">{after}</span>
      </button>
    </>
  );
});

/** What the node has to do with the selected object: it comes from it, or it did something to it. */
function useRelation({ node }: FlowNode['data']): 'fromSelected' | 'toSelected' | undefined {
  const trace = useTrace();
  return useStrata(({ selection }) => {
    if (selection?.kind !== 'object') return undefined;
    if (node.effect.source === selection.id && node.effect.origin.kind === 'static-ability')
      return 'fromSelected';
    const event = node.order === undefined ? undefined : trace.applied[node.order - 1];
    return event?.affected.includes(selection.id) ? 'toSelected' : undefined;
  });
}

/** What the node's place and look say, for those who don't see them: before its number, and after it. */
function useHiddenWords(
  { node, waits }: FlowNode['data'],
  isToCome: boolean,
): { readonly before: string; readonly after: string } {
  const { t } = useTranslation();
  const say = useSentences();
  const after = [
    t('graph.node.place', {
      layer: t(`layer.number.${node.layer}`),
      time: say.timestampLabel(node.effect.timestamp),
    }),
    ...(node.notApplied === undefined ? [] : [t(`graph.gone.${node.notApplied.kind}`)]),
    ...(isToCome ? [t('graph.node.toCome')] : []),
    ...waits.map((on) => t('graph.node.waits', { on })),
  ];
  return {
    before: `, ${t(node.notApplied === undefined ? 'graph.node.number' : 'graph.node.notApplied')} `,
    after: `, ${after.join('; ')}`,
  };
}
