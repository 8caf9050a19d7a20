import type { Box, Point } from '../geometry.ts';
import { GRAPH } from '../graph-layout.ts';
import type { LanePlan, PlannedEdge } from './lane-plan.ts';
import type { PlacedRun } from './lane-streets.ts';
import { labelRun, loopBottomKey, loopTopKey } from './lane-streets.ts';
import { portPositions } from './ports.ts';

/** Where the columns stand, shared by all lanes. Gap n lies left of column n. */
export interface ColumnGeometry {
  readonly left: readonly number[];
  readonly gapLeft: readonly number[];
  readonly gapWidth: readonly number[];
}

export interface RoutedEdge {
  readonly planned: PlannedEdge;
  readonly points: readonly Point[];
  /** The label lies between this point and the next. */
  readonly labelIndex: number;
  /** Height at which the label of an edge straight down has its track. */
  readonly labelY: number | undefined;
}

export interface LaneGeometry {
  readonly height: number;
  readonly nodeBoxes: ReadonlyMap<string, Box>;
  readonly edges: readonly RoutedEdge[];
  readonly frames: readonly Box[];
}

/** How far a loop's frame stands off its members. */
export const FRAME_MARGIN = 13;
const SMALLEST_LANE = 62;

/** Turns a plan into px, with the lane's upper edge at `top` and `headroom` px kept free under it. */
export function laneGeometry(
  plan: LanePlan,
  top: number,
  headroom: number,
  columns: ColumnGeometry,
): LaneGeometry {
  const { placement, streets, nodes } = plan;
  const isGhost = new Set(nodes.filter(({ notApplied }) => notApplied).map(({ key }) => key));
  const gutterTop: number[] = [];
  const nodeTop: number[] = [];
  let y = top + headroom;
  for (let row = 0; row <= placement.rowCount; row += 1) {
    gutterTop.push(y);
    y += streets.gutters[row]?.height ?? 0;
    if (row === placement.rowCount) break;
    if (nodes.some(({ key }) => placement.rowOf.get(key) === row && isGhost.has(key))) y += GRAPH.ghostLabel;
    nodeTop.push(y);
    y += GRAPH.node.height;
  }
  const nodeBoxes = new Map<string, Box>();
  const boxAt = (column: number, row: number): Box => ({
    x: columns.left[column] ?? 0,
    y: nodeTop[row] ?? top,
    ...GRAPH.node,
  });
  for (const { key } of nodes) {
    const row = placement.rowOf.get(key) ?? 0;
    nodeBoxes.set(key, boxAt(plan.columnOf.get(key) ?? 0, row));
  }

  const gutterY = (run: PlacedRun | undefined): number | undefined => {
    if (run?.axis !== 'vertical') return undefined;
    const gutter = (Math.min(run.from, run.to) + 1) / 2;
    return (gutterTop[gutter] ?? top) + (streets.gutters[gutter]?.offsetOf.get(run.key) ?? 0);
  };
  const horizontalY = (run: PlacedRun): number =>
    run.line % 2 === 0
      ? (gutterTop[run.line / 2] ?? top) + (streets.gutters[run.line / 2]?.offsetOf.get(run.key) ?? 0)
      : (nodeTop[(run.line - 1) / 2] ?? top) +
        GRAPH.node.height / 2 +
        (streets.rowOffsetOf.get(run.key) ?? 0);
  const ports = portPositions(streets.runs, horizontalY, nodeTop);
  const verticalX = (run: PlacedRun): number =>
    run.line % 2 === 1
      ? (columns.left[(run.line - 1) / 2] ?? 0) + (ports.get(run.key) ?? GRAPH.node.width / 2)
      : gapX(plan, columns, run);

  const byRoute = new Map<string, PlacedRun[]>();
  for (const run of streets.runs) {
    const key = run.route.request.key;
    byRoute.set(key, [...(byRoute.get(key) ?? []), run]);
  }
  const edges = plan.edges.map((planned): RoutedEdge => {
    const runs = byRoute.get(planned.request.key) ?? [];
    const line = runs.map((run) => (run.axis === 'horizontal' ? horizontalY(run) : verticalX(run)));
    const [fromBox, toBox] = [nodeBoxes.get(planned.from), nodeBoxes.get(planned.to)];
    const route = runs[0]?.route;
    if (route === undefined || fromBox === undefined || toBox === undefined)
      return { planned, points: [], labelIndex: 0, labelY: undefined };
    const corners = runs.slice(1).map((run, index) => {
      const [before, after] = [line[index] ?? 0, line[index + 1] ?? 0];
      return run.axis === 'vertical' ? { x: after, y: before } : { x: before, y: after };
    });
    const first = port(runs[0], line[0], fromBox, isGhost.has(planned.from), 'from');
    const last = port(runs.at(-1), line.at(-1), toBox, isGhost.has(planned.to), 'to');
    const labelIndex = labelRun(route);
    const labelY = gutterY(runs[labelIndex]);
    return { planned, points: [first, ...corners, last], labelIndex, labelY };
  });

  const frames = placement.loops.map((loop): Box => {
    const x = (columns.left[loop.firstColumn] ?? 0) - FRAME_MARGIN;
    const upper =
      (gutterTop[loop.firstRow] ?? top) +
      (streets.gutters[loop.firstRow]?.offsetOf.get(loopTopKey(loop)) ?? 0);
    const lower =
      (gutterTop[loop.lastRow + 1] ?? y) +
      (streets.gutters[loop.lastRow + 1]?.offsetOf.get(loopBottomKey(loop)) ?? 0);
    const right = (columns.left[loop.lastColumn] ?? 0) + GRAPH.node.width + FRAME_MARGIN;
    return { x, y: upper, width: right - x, height: lower - upper };
  });
  return { height: Math.max(SMALLEST_LANE, y - top), nodeBoxes, edges, frames };
}

/** The end of an edge at a node's side; above a node that was not applied stands the reason, so it ends above that. */
function port(
  run: PlacedRun | undefined,
  line: number | undefined,
  box: Box,
  isGhost: boolean,
  end: 'from' | 'to',
): Point {
  if (run === undefined || line === undefined) return box;
  const away = end === 'from' ? run.to - run.from : run.from - run.to;
  if (run.axis === 'horizontal') return { x: away > 0 ? box.x + box.width : box.x, y: line };
  return { x: line, y: away > 0 ? box.y + box.height : box.y - (isGhost ? GRAPH.ghostLabel : 0) };
}

/** Tracks share the gap's width evenly, but for the margin that a loop's frame takes. */
function gapX(plan: LanePlan, columns: ColumnGeometry, run: PlacedRun): number {
  const gap = run.line / 2;
  const tracks = plan.streets.gaps[gap];
  const isAfterLoop = plan.placement.loops.some(({ lastColumn }) => lastColumn + 1 === gap);
  const isBeforeLoop = plan.placement.loops.some(({ firstColumn }) => firstColumn === gap);
  const left = (columns.gapLeft[gap] ?? 0) + (isAfterLoop ? FRAME_MARGIN : 0);
  const right =
    (columns.gapLeft[gap] ?? 0) + (columns.gapWidth[gap] ?? 0) - (isBeforeLoop ? FRAME_MARGIN : 0);
  const track = tracks?.trackOf.get(run.key) ?? 0;
  return left + ((track + 1) * (right - left)) / ((tracks?.sizes.length ?? 0) + 1);
}
