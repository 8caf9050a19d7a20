import type { EffectNode, GraphDependency } from '../effect-nodes.ts';
import { GRAPH, type GraphWords } from '../graph-layout.ts';
import { type PlacedColumn, placeRows, type RowPlacement } from '../place-rows.ts';
import { fitText, textWidth } from '../text-width.ts';
import { findRoute, type Traffic } from './find-route.ts';
import { cellKey, type EdgeRequest, type GridRoute, gridX, gridY, type LaneGrid } from './lane-grid.ts';
import { type LaneStreets, laneStreets } from './lane-streets.ts';

/** More dependencies than this in one lane are a hairball: the rest is told by the list alone. */
const MOST_DEPENDENCIES = 48;

/** An edge with its words, before it has a place in px. */
export interface PlannedEdge {
  readonly request: EdgeRequest;
  readonly from: string;
  readonly to: string;
  readonly dependency: GraphDependency | undefined;
  readonly label: string;
  readonly fullLabel: string;
}

/** A lane's rows, edges and streets; only lengths are missing. */
export interface LanePlan {
  readonly nodes: readonly EffectNode[];
  readonly columnOf: ReadonlyMap<string, number>;
  readonly placement: RowPlacement;
  readonly edges: readonly PlannedEdge[];
  readonly routes: readonly GridRoute[];
  readonly streets: LaneStreets;
  readonly hiddenDependencies: number;
}

/** Plans one lane: rows for its nodes, a way for each edge, a track for each way. */
export function planLane(
  nodes: readonly EffectNode[],
  columnOf: (node: EffectNode) => number,
  columnCount: number,
  dependencies: readonly GraphDependency[],
  loops: readonly (readonly string[])[],
  words: GraphWords,
): LanePlan {
  const columns = nodes.map((node): PlacedColumn => ({ key: node.key, column: columnOf(node) }));
  const placement = placeRows(columns, loops);
  const places = new Map(
    columns.map(({ key, column }) => [key, { column, row: placement.rowOf.get(key) ?? 0 }]),
  );
  const grid: LaneGrid = {
    columnCount,
    rowCount: placement.rowCount,
    occupied: new Set([...places.values()].map(({ column, row }) => cellKey(gridX(column), gridY(row)))),
    loops: placement.loops,
  };
  const shown = dependencies.slice(0, MOST_DEPENDENCIES);
  const wanted = [
    ...shown.map((dependency) => ({ ...dependency, kind: 'depends' as const, dependency })),
    ...orderPairs(nodes).map((pair) => ({ ...pair, kind: 'order' as const, dependency: undefined })),
  ];
  const edges = wanted.flatMap((edge): PlannedEdge[] => {
    const [from, to] = [places.get(edge.from), places.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const fullLabel = edge.dependency === undefined ? '' : words.reason(edge.dependency.dependency);
    const label = fitText(fullLabel, GRAPH.label.fontSize, GRAPH.label.maxWidth);
    const isInLoop =
      edge.kind === 'depends' &&
      placement.loops.some((loop) => loop.nodes.includes(edge.from) && loop.nodes.includes(edge.to));
    const request = { key: edge.key, kind: edge.kind, from, to, isInLoop, labelWidth: labelWidth(label) };
    return [{ request, from: edge.from, to: edge.to, dependency: edge.dependency, label, fullLabel }];
  });
  const traffic: Traffic = new Map();
  const routes = edges.map(({ request }) => findRoute(grid, request, traffic));
  return {
    nodes,
    columnOf: new Map(columns.map(({ key, column }) => [key, column])),
    placement,
    edges,
    routes,
    streets: laneStreets(routes, grid, placement.loops),
    hiddenDependencies: dependencies.length - shown.length,
  };
}

/** Width of a label with its padding; 0 for none. */
export const labelWidth = (label: string): number =>
  label === '' ? 0 : textWidth(label, GRAPH.label.fontSize) + 2 * GRAPH.label.padding;

/** Each applied effect of a lane with the one that was applied next in it. */
function orderPairs(nodes: readonly EffectNode[]): readonly { key: string; from: string; to: string }[] {
  const applied = nodes
    .filter(({ order }) => order !== undefined)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return applied.slice(1).flatMap((node, index) => {
    const before = applied[index];
    return before === undefined ? [] : [{ key: `${before.key}+${node.key}`, from: before.key, to: node.key }];
  });
}
