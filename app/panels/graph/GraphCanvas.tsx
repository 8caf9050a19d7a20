import '@xyflow/react/dist/base.css';
import { type EdgeTypes, type NodeTypes, ReactFlow, ViewportPortal } from '@xyflow/react';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { READ_ONLY_FLOW } from '../../components/read-only-flow.ts';
import type { GraphView } from '../../views/graph/graph-view.ts';
import { EffectCard } from './EffectCard.tsx';
import { edgesOf, nodesOf } from './flow-elements.ts';
import css from './Graph.module.css';
import { LaneFields, LaneTitles, TimeAxis } from './Lanes.tsx';
import { LoopFrames, Ribbons } from './Overlays.tsx';
import { Overview } from './Overview.tsx';
import { RoutedEdge } from './RoutedEdge.tsx';
import { useFit } from './use-fit.ts';
import { TabStop, useGraphKeys, useRevealSelected, useTabStop } from './use-graph-keys.ts';

const NODE_TYPES: NodeTypes = { effect: EffectCard };
const EDGE_TYPES: EdgeTypes = { routed: RoutedEdge };

/** From this number of nodes on only what is in sight is drawn. */
const MANY = 300;

/** The graph itself. What nodes and edges need of the selection they read themselves, so that it draws only them. */
export function GraphCanvas({ view }: { readonly view: GraphView }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLDivElement>(null);
  const help = useId();
  const nodes = useMemo(() => nodesOf(view), [view]);
  const edges = useMemo(() => edgesOf(view), [view]);
  const { layout } = view;
  const fit = useFit(layout, canvas);
  const onKeyDown = useGraphKeys(layout, canvas);
  const tabStop = useTabStop(layout);
  useRevealSelected(layout);
  return (
    <section
      ref={canvas}
      className={css.canvas}
      aria-label={t('graph.canvas')}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      <p id={help} className="visually-hidden">
        {t('graph.help')}
      </p>
      <LaneFields layout={layout} />
      <TabStop value={tabStop}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          defaultViewport={fit.initial}
          onMoveStart={fit.onMoveStart}
          minZoom={0.15}
          maxZoom={2}
          translateExtent={fit.extent}
          panOnScroll
          {...READ_ONLY_FLOW}
          onlyRenderVisibleElements={nodes.length > MANY}
        >
          <ViewportPortal>
            <Ribbons layout={layout} />
            <LoopFrames layout={layout} />
          </ViewportPortal>
        </ReactFlow>
      </TabStop>
      <LaneTitles layout={layout} />
      <TimeAxis layout={layout} />
      {fit.hasOverview && <Overview layout={layout} />}
    </section>
  );
}
