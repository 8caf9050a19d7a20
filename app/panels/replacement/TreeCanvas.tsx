import '@xyflow/react/dist/base.css';
import {
  type Edge,
  type EdgeTypes,
  type Node,
  type NodeTypes,
  Position,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ARROW_KEYS } from '../../components/arrow-keys.ts';
import { READ_ONLY_FLOW } from '../../components/read-only-flow.ts';
import type { Point } from '../../views/graph/geometry.ts';
import type { LabChoice } from '../../views/lab/lab.ts';
import { type TreeDirection, treeLayout, treeNeighbor } from '../../views/lab/tree-layout.ts';
import type { LabTree, TreeNode, TreeOutcome } from '../../views/lab/tree-view.ts';
import { curveOf } from '../../views/lab/tree-ways.ts';
import { OperationEdge } from './OperationEdge.tsx';
import css from './Outcomes.module.css';
import { OutcomeCard, SituationNode } from './TreeNodes.tsx';
import { TreeContext } from './tree-context.ts';
import { TreeZoom, useTreeView } from './use-tree-view.tsx';

const NODE_TYPES: NodeTypes = { situation: SituationNode, outcome: OutcomeCard };
const EDGE_TYPES: EdgeTypes = { operation: OperationEdge };

const DIRECTION_OF: Readonly<Record<string, TreeDirection>> = ARROW_KEYS;

interface TreeCanvasProps {
  readonly tree: LabTree;
  /** The choices that were made: the way they take is marked. */
  readonly path: readonly LabChoice[];
  readonly onGo: (path: readonly LabChoice[]) => void;
}

/** The tree of all orders; arrow keys go about in it, Enter goes on from a situation. */
export function TreeCanvas(props: TreeCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas({ tree, path, onGo }: TreeCanvasProps) {
  const { t } = useTranslation('lab');
  const help = useId();
  const canvas = useRef<HTMLElement>(null);
  const layout = useMemo(() => treeLayout(tree), [tree]);
  const onPath = useMemo(() => idsAlong(tree, path), [tree, path]);
  const [focused, setFocused] = useState<string>();
  const tabStop = focused !== undefined && layout.boxes.has(focused) ? focused : (onPath.at(-1) ?? 'n0');
  const view = useTreeView(layout);
  const nodes = useMemo(() => nodesOf(tree, layout), [tree, layout]);
  const edges = useMemo(() => edgesOf(layout, onPath), [layout, onPath]);
  const context = useMemo(
    () => ({ tree, onPath: new Set(onPath), tabStop, onGo, onFocus: setFocused }),
    [tree, onPath, tabStop, onGo],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTION_OF[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset.situation : undefined;
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = treeNeighbor(layout, from, direction);
    const box = to === undefined ? undefined : layout.boxes.get(to);
    if (to === undefined || box === undefined) return;
    view.reveal(box);
    canvas.current?.querySelector<HTMLElement>(`[data-situation="${to}"]`)?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={canvas}
      className={css.canvas}
      style={{ '--tree-height': `${Math.min(560, Math.max(200, layout.height + 40))}px` }}
      aria-label={t('tree.canvas')}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      <p id={help} className="visually-hidden">
        {t('tree.help')}
      </p>
      <TreeContext value={context}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          onMoveStart={view.onMoveStart}
          minZoom={0.2}
          maxZoom={1.6}
          panOnScroll={false}
          zoomOnScroll={false}
          preventScrolling={false}
          {...READ_ONLY_FLOW}
        />
      </TreeContext>
      <TreeZoom onAll={view.showAll} />
    </section>
  );
}

/** The situations through which the choices lead, the beginning first. */
function idsAlong(tree: LabTree, path: readonly LabChoice[]): readonly string[] {
  const ids = ['n0'];
  for (const { key, isApplied } of path) {
    const node = tree.nodes.find(({ id }) => id === ids.at(-1));
    const edge = node?.edges.find((each) => each.key === key && each.isApplied === isApplied);
    if (edge === undefined) break;
    ids.push(edge.to);
  }
  return ids;
}

export type FlowSituation = Node<{ readonly node: TreeNode }, 'situation'>;
export type FlowOutcome = Node<{ readonly outcome: TreeOutcome }, 'outcome'>;
export type FlowOperation = Edge<
  {
    readonly source: string;
    readonly operation: string;
    readonly path: string;
    readonly label: Point | undefined;
    readonly isBest: boolean;
    readonly isTaken: boolean;
  },
  'operation'
>;

function nodesOf(tree: LabTree, layout: ReturnType<typeof treeLayout>): (FlowSituation | FlowOutcome)[] {
  const given = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = layout.boxes.get(id) ?? {};
    const port = { y: height / 2, width: 1, height: 1 };
    return {
      id,
      position: { x, y },
      width,
      height,
      measured: { width, height },
      handles: [
        { type: 'source' as const, position: Position.Right, x: width, ...port },
        { type: 'target' as const, position: Position.Left, x: 0, ...port },
      ],
    };
  };
  return [
    ...tree.nodes.map((node): FlowSituation => ({ ...given(node.id), type: 'situation', data: { node } })),
    ...tree.outcomes.map(
      (outcome): FlowOutcome => ({ ...given(outcome.id), type: 'outcome', data: { outcome } }),
    ),
  ];
}

function edgesOf(layout: ReturnType<typeof treeLayout>, onPath: readonly string[]): FlowOperation[] {
  return layout.edges
    .map(({ id, from, to, source, operation, isApplied, isBest, way, label }): FlowOperation => {
      const index = onPath.indexOf(from);
      const isTaken = index !== -1 && onPath[index + 1] === to;
      return {
        id,
        type: 'operation',
        source: from,
        target: to,
        data: { source, operation: isApplied ? operation : '–', path: curveOf(way), label, isBest, isTaken },
        selectable: false,
        // The nodes and the table say in words what may be chosen.
        domAttributes: { 'aria-hidden': true },
      };
    })
    .sort((a, b) => Number(a.data?.isBest) - Number(b.data?.isBest));
}
