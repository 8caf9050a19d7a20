import { GRAPH } from '../graph-layout.ts';
import { isNodeLine } from './lane-grid.ts';
import type { PlacedRun } from './lane-streets.ts';

const SPACING = 18;
const WIDEST = 76;

/**
 * Where on the node's width the runs up and down its column stand, in px from its left. Runs that share a stretch are
 * spread out: those that turn left stand left, nearer turns further out, so that nested edges don't cross.
 */
export function portPositions(
  runs: readonly PlacedRun[],
  horizontalY: (run: PlacedRun) => number,
  nodeTop: readonly number[],
): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  const byColumn = new Map<number, PlacedRun[]>();
  for (const run of runs)
    if (run.axis === 'vertical' && isNodeLine(run.line))
      byColumn.set(run.line, [...(byColumn.get(run.line) ?? []), run]);

  for (const column of byColumn.values())
    for (const group of groupsThatMeet(column)) {
      const sorted = group
        .map((run) => ({ run, ...turnOf(run, horizontalY, nodeTop) }))
        .sort((a, b) => a.side - b.side || (a.side > 0 ? b.distance - a.distance : a.distance - b.distance));
      const spacing = Math.min(SPACING, WIDEST / Math.max(1, sorted.length - 1));
      sorted.forEach(({ run }, index) => {
        positions.set(run.key, GRAPH.node.width / 2 + (index - (sorted.length - 1) / 2) * spacing);
      });
    }
  return positions;
}

function groupsThatMeet(column: readonly PlacedRun[]): readonly (readonly PlacedRun[])[] {
  const sorted = column
    .map((run) => ({ run, ...stretch(run) }))
    .sort((a, b) => a.low - b.low || a.high - b.high);
  const groups: { runs: PlacedRun[]; high: number }[] = [];
  for (const { run, low, high } of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && low <= last.high) {
      last.runs.push(run);
      last.high = Math.max(last.high, high);
    } else groups.push({ runs: [run], high });
  }
  return groups.map((group) => group.runs);
}

/** The cells of a run without those of the nodes at its ends. */
function stretch(run: PlacedRun): { readonly low: number; readonly high: number } {
  const step = Math.sign(run.to - run.from);
  const isFirst = run.index === 0;
  const isLast = run.index === run.route.runs.length - 1;
  const [from, to] = [isFirst ? run.from + step : run.from, isLast ? run.to - step : run.to];
  return { low: Math.min(from, to), high: Math.max(from, to) };
}

/** To which side the edge turns at the far end of the run, and how far away that is. */
function turnOf(
  run: PlacedRun,
  horizontalY: (run: PlacedRun) => number,
  nodeTop: readonly number[],
): { readonly side: number; readonly distance: number } {
  const leaves = run.index === 0;
  const index = leaves ? 1 : run.index - 1;
  const turn = run.route.runs[index];
  if (turn === undefined || turn.axis === 'vertical') return { side: 0, distance: 0 };
  const placed: PlacedRun = { ...turn, key: `${run.route.request.key} ${index}`, route: run.route, index };
  const row = ((leaves ? run.from : run.to) - 1) / 2;
  return {
    side: Math.sign(leaves ? turn.to - turn.from : turn.from - turn.to),
    distance: Math.abs(horizontalY(placed) - (nodeTop[row] ?? 0)),
  };
}
