import type { Layer } from '../../../engine/index.ts';
import { type EffectGraph, type EffectNode, nodesByLayer } from './effect-nodes.ts';
import type { Box } from './geometry.ts';
import { GRAPH, type GraphLane, type GraphLayout, type GraphLoop, type GraphWords } from './graph-layout.ts';
import { type LaneSequence, laneSequence } from './lane-sequence.ts';
import { placeColumns, timestampsOf } from './place-columns.ts';
import { placeRibbons, type RibbonPlacement } from './place-ribbons.ts';
import { type ColumnGeometry, type LaneGeometry, laneGeometry } from './route/lane-geometry.ts';
import { type LanePlan, planLane } from './route/lane-plan.ts';
import { missingLength, placeLabels } from './route/place-labels.ts';
import { textWidth } from './text-width.ts';

const MOST_PASSES = 6;

/**
 * Places the graph: rows are layers, columns are timestamps, edges go by rule. Nodes, labels, frames and titles never
 * overlap; an edge crosses no node. The same graph gives the same layout.
 */
export function layoutGraph(graph: EffectGraph, words: GraphWords): GraphLayout {
  const timestamps = timestampsOf(graph.nodes);
  const columnOf = new Map(timestamps.map(({ at }, index) => [at, index]));
  const byLayer = nodesByLayer(graph.nodes);
  const sequence = laneSequence((layer) => byLayer.has(layer));
  const plans = new Map(
    [...byLayer].map(([layer, nodes]) => [
      layer,
      planLane(
        nodes,
        ({ effect }) => columnOf.get(effect.timestamp.at) ?? 0,
        timestamps.length,
        graph.dependencies
          .filter(({ dependency }) => dependency.layer === layer)
          .sort((a, b) => Number(a.dependency.isInLoop) - Number(b.dependency.isInLoop)),
        graph.loops.filter((loop) => loop.layer === layer).map((loop) => loop.nodes),
        words,
      ),
    ]),
  );

  const columns = columnsForLabels(timestamps.length, [...plans.values()]);
  const headroom = new Map<Layer, number>();
  let placed = placeLanes(graph.nodes, sequence, plans, columns, headroom);
  for (let pass = 0; pass < MOST_PASSES && placed.ribbons.cramped.length > 0; pass += 1) {
    for (const node of placed.ribbons.cramped) headroom.set(node.layer, GRAPH.ribbon.goneLabel + 10);
    placed = placeLanes(graph.nodes, sequence, plans, columns, headroom);
  }
  const { lanes, boxes, geometries, height, ribbons } = placed;
  return {
    width: (columns.gapLeft.at(-1) ?? 0) + (columns.gapWidth.at(-1) ?? 0),
    height,
    columns: timestamps.map((timestamp, index) => ({
      ...timestamp,
      x: (columns.left[index] ?? 0) + GRAPH.node.width / 2,
    })),
    lanes,
    nodes: graph.nodes.flatMap((node) => {
      const box = boxes.get(node.key);
      const row = plans.get(node.layer)?.placement.rowOf.get(node.key) ?? 0;
      return box === undefined
        ? []
        : [{ node, box, column: columnOf.get(node.effect.timestamp.at) ?? 0, row }];
    }),
    edges: [...geometries.values()].flatMap((geometry) => edgesOf(geometry)),
    ribbons: ribbons.ribbons,
    loops: [...geometries].flatMap(([layer, geometry]) => loopsOf(plans.get(layer), geometry, words)),
  };
}

/** Widens gaps until every label fits on its edge. */
function columnsForLabels(count: number, plans: readonly LanePlan[]): ColumnGeometry {
  const extra = Array.from({ length: count + 1 }, () => 0);
  let columns = placeColumns(count, plans, extra);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const missing = new Map<number, number>();
    for (const edge of plans.flatMap((plan) => laneGeometry(plan, 0, 0, columns).edges)) {
      const { from, to } = edge.planned.request;
      const gap = Math.ceil((from.column + to.column + 1) / 2);
      missing.set(gap, Math.max(missing.get(gap) ?? 0, missingLength(edge, columns)));
    }
    if ([...missing.values()].every((length) => length <= 0)) break;
    for (const [gap, length] of missing) extra[gap] = (extra[gap] ?? 0) + Math.ceil(length);
    columns = placeColumns(count, plans, extra);
  }
  return columns;
}

interface PlacedLanes {
  readonly lanes: readonly GraphLane[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly geometries: ReadonlyMap<Layer, LaneGeometry>;
  readonly height: number;
  readonly ribbons: RibbonPlacement;
}

function placeLanes(
  nodes: readonly EffectNode[],
  sequence: LaneSequence,
  plans: ReadonlyMap<Layer, LanePlan>,
  columns: ColumnGeometry,
  headroom: ReadonlyMap<Layer, number>,
): PlacedLanes {
  const lanes: GraphLane[] = [];
  const geometries = new Map<Layer, LaneGeometry>();
  const boxes = new Map<string, Box>();
  let y = 0;
  for (const lane of sequence) {
    const plan = lane.kind === 'lane' ? plans.get(lane.layer) : undefined;
    if (lane.kind === 'empty' || plan === undefined) {
      const layers = lane.kind === 'empty' ? lane.layers : [lane.layer];
      lanes.push({ kind: 'empty', layers, y, height: GRAPH.emptyLane });
      y += GRAPH.emptyLane;
      continue;
    }
    const geometry = laneGeometry(plan, y, headroom.get(lane.layer) ?? 0, columns);
    geometries.set(lane.layer, geometry);
    for (const [key, box] of geometry.nodeBoxes) boxes.set(key, box);
    const { hiddenDependencies } = plan;
    lanes.push({ kind: 'lane', layer: lane.layer, y, height: geometry.height, hiddenDependencies });
    y += geometry.height;
  }
  const obstacles = obstaclesOf(nodes, lanes, boxes, geometries);
  return { lanes, boxes, geometries, height: y, ribbons: placeRibbons(nodes, boxes, obstacles) };
}

function obstaclesOf(
  nodes: readonly EffectNode[],
  lanes: readonly GraphLane[],
  boxes: ReadonlyMap<string, Box>,
  geometries: ReadonlyMap<Layer, LaneGeometry>,
): Parameters<typeof placeRibbons>[2] {
  const blocks = nodes.flatMap((node): Box[] => {
    const box = boxes.get(node.key);
    if (box === undefined) return [];
    const above = node.notApplied === undefined ? 0 : GRAPH.ghostLabel;
    return [{ ...box, y: box.y - above, height: box.height + above }];
  });
  const titles = lanes.flatMap((lane): Box[] =>
    lane.kind === 'empty'
      ? [{ x: 0, y: lane.y, width: 110 + 23 * lane.layers.length, height: lane.height }]
      : [],
  );
  const edges = [...geometries.values()].map((geometry) => geometry.edges);
  const labels = edges.flatMap((lane) => [...placeLabels(lane).values()]);
  const tags = [...geometries.values()].flatMap(({ frames }) =>
    frames.map((frame) => ({ ...frame, y: frame.y - 11, height: 22 })),
  );
  return {
    boxes: [...blocks, ...titles, ...labels, ...tags],
    lines: edges.flat().map(({ points }) => points),
  };
}

function edgesOf({ edges }: LaneGeometry): GraphLayout['edges'] {
  const labels = placeLabels(edges);
  return edges.map(({ planned, points }) => {
    const box = labels.get(planned.request.key);
    return {
      key: planned.request.key,
      kind: planned.request.kind,
      from: planned.from,
      to: planned.to,
      points,
      label: box && { text: planned.label, full: planned.fullLabel, box },
      dependency: planned.dependency,
    };
  });
}

function loopsOf(
  plan: LanePlan | undefined,
  geometry: LaneGeometry,
  words: GraphWords,
): readonly GraphLoop[] {
  return (plan?.placement.loops ?? []).flatMap(({ nodes: keys }, index): GraphLoop[] => {
    const box = geometry.frames[index];
    if (box === undefined) return [];
    const members = plan?.nodes.filter(({ key }) => keys.includes(key)) ?? [];
    const { height, fontSize, around } = GRAPH.loopTag;
    const sentences = words.loop(members);
    const width = (text: string) => textWidth(text, fontSize) + around;
    const text = sentences.find((one) => width(one) <= box.width - 28) ?? sentences.at(-1) ?? '';
    return [
      {
        nodes: keys,
        box,
        tag: { text, box: { x: box.x + 14, y: box.y - height / 2, width: width(text), height } },
      },
    ];
  });
}
