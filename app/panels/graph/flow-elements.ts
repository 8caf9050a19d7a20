import type { Edge, Node } from '@xyflow/react';
import { Position } from '@xyflow/react';
import type { EffectNode } from '../../views/graph/effect-nodes.ts';
import { GRAPH, type GraphEdge } from '../../views/graph/graph-layout.ts';
import type { GraphView, NodeWords } from '../../views/graph/graph-view.ts';

export type FlowNode = Node<
  { readonly node: EffectNode; readonly words: NodeWords; readonly waits: readonly string[] },
  'effect'
>;
export type FlowEdge = Edge<{ readonly edge: GraphEdge }, 'routed'>;

const { width, height } = GRAPH.node;

/** Sizes and handles are given, so nothing waits to be measured and what is out of sight need not exist. */
const GIVEN = {
  width,
  height,
  measured: { width, height },
  handles: [
    { type: 'source' as const, position: Position.Right, x: width / 2, y: height / 2, width: 1, height: 1 },
    { type: 'target' as const, position: Position.Left, x: width / 2, y: height / 2, width: 1, height: 1 },
  ],
};

/** Nodes in the order in which one reads them: by layer, then time. */
export const nodesOf = ({ layout, words }: GraphView): FlowNode[] =>
  layout.nodes.map(({ node, box }) => ({
    ...GIVEN,
    id: node.key,
    type: 'effect',
    position: { x: box.x, y: box.y },
    data: {
      node,
      words: words.get(node.key) ?? { source: node.effect.sourceName, summary: '' },
      waits: layout.edges
        .filter(({ kind, from }) => kind === 'depends' && from === node.key)
        .map(({ to, label }) => `${words.get(to)?.source ?? to}: ${label?.full ?? ''}`),
    },
  }));

/** Thin edges first, so that the thick ones lie on them. */
export const edgesOf = ({ layout }: GraphView): FlowEdge[] =>
  [...layout.edges]
    .sort((a, b) => Number(a.kind === 'depends') - Number(b.kind === 'depends'))
    .map((edge) => ({
      id: edge.key,
      type: 'routed',
      source: edge.from,
      target: edge.to,
      data: { edge },
      selectable: false,
      // The nodes and the list say in words who waits for whom.
      domAttributes: { 'aria-hidden': true },
    }));
