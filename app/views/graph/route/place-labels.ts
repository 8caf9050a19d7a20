import type { Box } from '../geometry.ts';
import { GRAPH } from '../graph-layout.ts';
import type { ColumnGeometry, RoutedEdge } from './lane-geometry.ts';
import { labelWidth } from './lane-plan.ts';

const ROOM_FOR_ARROW = 28;
const ROOM_FOR_CORNERS = 16;

/** How much wider a column gap must become for an edge's label; 0 if it has room. */
export function missingLength(edge: RoutedEdge, columns: ColumnGeometry): number {
  const { label, request } = edge.planned;
  if (label === '') return 0;
  const span = labelSpan(edge);
  if (span === undefined) {
    const { column } = request.from;
    const around = (columns.gapWidth[column] ?? 0) + (columns.gapWidth[column + 1] ?? 0);
    return Math.max(0, labelWidth(label) - GRAPH.node.width - around);
  }
  const ends = edge.points.length === 2 ? ROOM_FOR_ARROW : ROOM_FOR_CORNERS;
  return Math.max(0, labelWidth(label) + ends - (span.right - span.left));
}

/**
 * Labels lie on their edge's longest horizontal run, as near to its middle as the other edges that cross it allow.
 */
export function placeLabels(edges: readonly RoutedEdge[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  for (const edge of edges) {
    const { planned } = edge;
    if (planned.label === '') continue;
    const width = labelWidth(planned.label);
    const span = labelSpan(edge) ?? verticalSpan(edge);
    if (span === undefined) continue;
    const crossings = edges.filter((other) => other !== edge).flatMap((other) => crossingsOf(other, span));
    const x = freePlace(span, width, crossings);
    boxes.set(planned.request.key, {
      x,
      y: span.y - GRAPH.label.height / 2,
      width,
      height: GRAPH.label.height,
    });
  }
  return boxes;
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

function labelSpan({ points, labelIndex }: RoutedEdge): Span | undefined {
  const [from, to] = [points[labelIndex], points[labelIndex + 1]];
  if (from === undefined || to === undefined || from.y !== to.y) return undefined;
  return { left: Math.min(from.x, to.x), right: Math.max(from.x, to.x), y: from.y };
}

/** For an edge straight down: around its line. */
function verticalSpan({ points, labelY }: RoutedEdge): Span | undefined {
  const [from] = points;
  return from === undefined || labelY === undefined ? undefined : { left: from.x, right: from.x, y: labelY };
}

function crossingsOf({ points }: RoutedEdge, span: Span): readonly number[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const isCrossing =
      from.x === to.x &&
      from.x > span.left &&
      from.x < span.right &&
      Math.min(from.y, to.y) < span.y + GRAPH.label.height / 2 &&
      Math.max(from.y, to.y) > span.y - GRAPH.label.height / 2;
    return isCrossing ? [from.x] : [];
  });
}

function freePlace(span: Span, width: number, crossings: readonly number[]): number {
  const middle = (span.left + span.right - width) / 2;
  const [first, last] = [span.left + 8, span.right - 8 - width];
  const candidates = [middle, ...crossings.flatMap((x) => [x + 4, x - 4 - width])]
    .filter((x) => x === middle || (x >= first && x <= last))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const isFree = (x: number) => crossings.every((at) => at <= x || at >= x + width);
  return candidates.find(isFree) ?? middle;
}
