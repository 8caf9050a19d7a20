import type { Point } from '../graph/geometry.ts';
import type { LabTree, TreeEdge } from './tree-view.ts';
import { placeLabels, wayBetween } from './tree-ways.ts';

/** Where nodes and outcomes of the tree stand, in px. */
export interface TreeLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, TreeBox>;
  readonly edges: readonly (TreeEdge & {
    readonly id: string;
    readonly from: string;
    readonly isBest: boolean;
    /** Through which points it goes; past the situations that lie between. */
    readonly way: readonly Point[];
    /** Where its label stands; `undefined` where it has none. */
    readonly label: Point | undefined;
  })[];
}

export interface TreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Column from the left; that of the outcomes is the last. */
  readonly column: number;
}

const TREE = {
  node: 40,
  wide: 132,
  outcome: { width: 252, height: 92 },
  column: 230,
  gap: 22,
} as const;

/** Columns by the number of choices, outcomes in the last; rows so that edges stay short. */
export function treeLayout({ nodes, outcomes }: LabTree): TreeLayout {
  const last = Math.max(0, ...nodes.map(({ depth }) => depth)) + 1;
  const columns: string[][] = Array.from({ length: last + 1 }, () => []);
  for (const { id, depth } of nodes) columns[depth]?.push(id);
  columns[last]?.push(...outcomes.map(({ id }) => id));
  const parents = new Map<string, string[]>();
  for (const { id, edges } of nodes)
    for (const { to } of edges) parents.set(to, [...(parents.get(to) ?? []), id]);
  const children = new Map(nodes.map(({ id, edges }) => [id, edges.map(({ to }) => to)]));
  const place = new Map<string, number>();
  const spread = (column: readonly string[]): void => {
    for (const [index, id] of column.entries()) place.set(id, (index + 0.5) / column.length);
  };
  columns.forEach(spread);
  const mean = (ids: readonly string[] | undefined, otherwise: number): number =>
    ids === undefined || ids.length === 0
      ? otherwise
      : ids.reduce((sum, id) => sum + (place.get(id) ?? 0.5), 0) / ids.length;
  const sortBy = (column: string[], near: ReadonlyMap<string, readonly string[]>): void => {
    const keys = new Map(column.map((id) => [id, mean(near.get(id), place.get(id) ?? 0.5)]));
    column.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    spread(column);
  };
  // Sweeping to and fro a few times is enough for trees of this size.
  for (let round = 0; round < 4; round++) {
    for (const column of columns.slice(1)) sortBy(column, parents);
    for (const column of [...columns].reverse().slice(1)) sortBy(column, children);
  }
  const isWide = new Map(nodes.map(({ id, label }) => [id, label.length > 3]));
  const step = [...isWide.values()].includes(true) ? TREE.column + TREE.wide - TREE.node : TREE.column;
  const height = Math.max(
    ...columns.map(
      (column, index) => column.length * ((index === last ? TREE.outcome.height : TREE.node) + TREE.gap),
    ),
    TREE.outcome.height + TREE.gap,
  );
  const boxes = new Map<string, TreeBox>();
  columns.forEach((column, index) => {
    for (const id of column) {
      const isOutcome = index === last;
      const size = isOutcome
        ? TREE.outcome
        : { width: isWide.get(id) === true ? TREE.wide : TREE.node, height: TREE.node };
      const y = (place.get(id) ?? 0.5) * height - size.height / 2;
      boxes.set(id, { x: index * step, y, ...size, column: index });
    }
  });
  const best = leadingTo(
    nodes,
    outcomes.filter(({ mark }) => mark === 'best').map(({ id }) => id),
  );
  const edges = nodes.flatMap(({ id, edges: out }) =>
    out.map((edge, index) => ({ ...edge, id: `${id} ${index}`, from: id, isBest: best.has(edge.to) })),
  );
  const all = [...boxes.values()];
  const ways = new Map(
    edges.map(({ id, from, to }) => {
      const [one, other] = [boxes.get(from), boxes.get(to)];
      return [id, one === undefined || other === undefined ? [] : wayBetween(all, one, other)] as const;
    }),
  );
  const labels = placeLabels(
    edges.map(({ id, source, operation }) => ({
      id,
      way: ways.get(id) ?? [],
      text: source === '' ? '' : `${source} ${operation}`,
    })),
    all,
  );
  return {
    width: last * step + TREE.outcome.width,
    height,
    boxes,
    edges: edges.map((edge) => ({ ...edge, way: ways.get(edge.id) ?? [], label: labels.get(edge.id) })),
  };
}

/** Everything from which one of the targets can still be reached, and the targets. */
function leadingTo(nodes: LabTree['nodes'], targets: readonly string[]): ReadonlySet<string> {
  const found = new Set(targets);
  for (const { id, edges } of [...nodes].sort((a, b) => b.depth - a.depth))
    if (edges.some(({ to }) => found.has(to))) found.add(id);
  return found;
}

export type TreeDirection = 'left' | 'right' | 'up' | 'down';

/** Where an arrow key leads from a node or outcome; `undefined` if nowhere. */
export function treeNeighbor(
  { boxes, edges }: TreeLayout,
  from: string,
  direction: TreeDirection,
): string | undefined {
  const box = boxes.get(from);
  if (box === undefined) return undefined;
  if (direction === 'right') return edges.find((edge) => edge.from === from)?.to;
  if (direction === 'left') return edges.find((edge) => edge.to === from)?.from;
  const sign = direction === 'down' ? 1 : -1;
  const ahead = [...boxes]
    .filter(([, other]) => other.column === box.column && (other.y - box.y) * sign > 0)
    .sort(([, a], [, b]) => (a.y - b.y) * sign);
  return ahead[0]?.[0];
}
