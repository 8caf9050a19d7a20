import type { EffectNode } from './effect-nodes.ts';
import { GRAPH, type GraphColumn } from './graph-layout.ts';
import { type ColumnGeometry, FRAME_MARGIN } from './route/lane-geometry.ts';
import type { LanePlan } from './route/lane-plan.ts';

/** The timestamps that have effects, in order, with the players whose effects they are. */
export function timestampsOf(nodes: readonly EffectNode[]): readonly Omit<GraphColumn, 'x'>[] {
  const columns = new Map<number, Set<GraphColumn['players'][number]>>();
  for (const { effect } of nodes) {
    const players = columns.get(effect.timestamp.at) ?? new Set();
    columns.set(effect.timestamp.at, players.add(effect.controller));
  }
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([at, players]) => ({ at, players: [...players].sort() }));
}

const NARROW_GAP = 14;
const OUTER_GAP = 12;
const TRACK = 11;

/**
 * Gaps between columns are as wide as the lane with the most edges in them needs, and `extra` wider where a label
 * needs it.
 */
export function placeColumns(
  count: number,
  plans: readonly LanePlan[],
  extra: readonly number[],
): ColumnGeometry {
  const left: number[] = [];
  const gapLeft: number[] = [];
  const gapWidth: number[] = [];
  let x: number = GRAPH.laneTitle;
  for (let gap = 0; gap <= count; gap += 1) {
    const width = Math.max(...plans.map((plan) => widthOf(plan, gap)), 0) + (extra[gap] ?? 0);
    const base = Math.max(width, gap === 0 || gap === count ? OUTER_GAP : NARROW_GAP);
    gapLeft.push(x);
    gapWidth.push(base);
    x += base;
    if (gap < count) left.push(x);
    x += GRAPH.node.width;
  }
  return { left, gapLeft, gapWidth };
}

function widthOf({ streets, placement }: LanePlan, gap: number): number {
  const tracks = streets.gaps[gap]?.sizes.length ?? 0;
  const frames = placement.loops.filter(
    ({ firstColumn, lastColumn }) => firstColumn === gap || lastColumn + 1 === gap,
  ).length;
  return (tracks === 0 ? 0 : (tracks + 1) * TRACK) + frames * (FRAME_MARGIN + 4);
}
