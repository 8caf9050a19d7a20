import type { LoopBlock } from '../place-rows.ts';
import { type GridRoute, gridX, gridY, type Run } from './lane-grid.ts';
import { shareTracks, type Tracks, type TrackUser } from './tracks.ts';

/** A run with the place that it got. Its key is the edge's key and the run's number. */
export interface PlacedRun extends Run {
  readonly key: string;
  readonly route: GridRoute;
  readonly index: number;
}

/** A gutter's height, and where in it each user's track has its middle, from the top. */
export interface Gutter {
  readonly height: number;
  readonly offsetOf: ReadonlyMap<string, number>;
}

export interface LaneStreets {
  readonly runs: readonly PlacedRun[];
  /** One per gutter, from above the first row to below the last. */
  readonly gutters: readonly Gutter[];
  /** Shift from the row's middle of runs that go along a row. */
  readonly rowOffsetOf: ReadonlyMap<string, number>;
  /** One per gap, from left of the first column to right of the last. */
  readonly gaps: readonly Tracks[];
}

const LABEL_TRACK = 20;
const LINE_TRACK = 11;
const LOOP_TOP_TRACK = 24;
const LOOP_BOTTOM_TRACK = 18;
const OUTER_GUTTER = 14;
const INNER_GUTTER = 22;
const GUTTER_PADDING = 9;

/** Users of gutters that are no edges: the upper and lower side of a loop's frame. */
export const loopTopKey = (loop: LoopBlock): string => `loop-top ${loop.nodes.join(' ')}`;
export const loopBottomKey = (loop: LoopBlock): string => `loop-bottom ${loop.nodes.join(' ')}`;

/** Gives every run of a lane's edges a track of its street, with labels and loop frames counted in. */
export function laneStreets(
  routes: readonly GridRoute[],
  size: { readonly rowCount: number; readonly columnCount: number },
  loops: readonly LoopBlock[],
): LaneStreets {
  const runs = routes.flatMap((route) =>
    route.runs.map(
      (run, index): PlacedRun => ({
        ...run,
        key: `${route.request.key} ${index}`,
        route,
        index,
      }),
    ),
  );
  const on = (axis: Run['axis'], line: number) =>
    runs.filter((run) => run.axis === axis && run.line === line);
  const gutters = Array.from({ length: size.rowCount + 1 }, (_, row) =>
    gutter(on('horizontal', 2 * row), runs, row, size.rowCount, loops),
  );
  const rowOffsetOf = new Map<string, number>();
  for (let row = 0; row < size.rowCount; row += 1)
    for (const [key, offset] of rowOffsets(on('horizontal', gridY(row)))) rowOffsetOf.set(key, offset);
  const gaps = Array.from({ length: size.columnCount + 1 }, (_, column) =>
    shareTracks(on('vertical', 2 * column).map((run) => ({ ...run, size: LINE_TRACK, rank: 0 }))),
  );
  return { runs, gutters, rowOffsetOf, gaps };
}

/** The run that carries an edge's label: the longest horizontal one, or the middle of a straight vertical edge. */
export function labelRun(route: GridRoute): number {
  let best = 0;
  route.runs.forEach((run, index) => {
    const current = route.runs[best];
    if (run.axis !== 'horizontal') return;
    const isLonger =
      current === undefined ||
      current.axis === 'vertical' ||
      Math.abs(run.to - run.from) > Math.abs(current.to - current.from);
    if (isLonger) best = index;
  });
  return best;
}

function gutter(
  own: readonly PlacedRun[],
  all: readonly PlacedRun[],
  row: number,
  rowCount: number,
  loops: readonly LoopBlock[],
): Gutter {
  const upper: TrackUser[] = [];
  const middle: TrackUser[] = [];
  const lower: TrackUser[] = [];
  for (const run of own) {
    const user = { key: run.key, from: run.from, to: run.to, size: sizeOf(run), rank: rankOf(run) };
    const sides = [run.route.runs[run.index - 1], run.route.runs[run.index + 1]].map((side) =>
      side === undefined ? 0 : Math.sign((side.from === 2 * row ? side.to : side.from) - 2 * row),
    );
    if (sides.every((side) => side < 0)) upper.push(user);
    else if (sides.every((side) => side > 0)) lower.push(user);
    else middle.push(user);
  }
  for (const run of all)
    if (isLabelledVertical(run) && Math.min(run.from, run.to) + 1 === 2 * row)
      middle.push({ key: run.key, from: run.line - 1, to: run.line + 1, size: LABEL_TRACK, rank: 0 });
  for (const loop of loops) {
    const [from, to] = [gridX(loop.firstColumn) - 1, gridX(loop.lastColumn) + 1];
    if (loop.firstRow === row) lower.push({ key: loopTopKey(loop), from, to, size: LOOP_TOP_TRACK, rank: 1 });
    if (loop.lastRow + 1 === row)
      upper.push({ key: loopBottomKey(loop), from, to, size: LOOP_BOTTOM_TRACK, rank: 1 });
  }
  return stack(
    [
      { tracks: shareTracks(upper), isReversed: false },
      { tracks: shareTracks(middle), isReversed: false },
      { tracks: shareTracks(lower), isReversed: true },
    ],
    row === 0 || row === rowCount,
  );
}

function stack(
  groups: readonly { readonly tracks: Tracks; readonly isReversed: boolean }[],
  isOuter: boolean,
): Gutter {
  const offsetOf = new Map<string, number>();
  let top = GUTTER_PADDING;
  for (const { tracks, isReversed } of groups) {
    const sizes = isReversed ? [...tracks.sizes].reverse() : tracks.sizes;
    const middles = sizes.map((size, index) => top + sum(sizes.slice(0, index)) + size / 2);
    for (const [key, track] of tracks.trackOf)
      offsetOf.set(key, middles[isReversed ? sizes.length - 1 - track : track] ?? top);
    top += sum(sizes);
  }
  const smallest = isOuter ? OUTER_GUTTER : INNER_GUTTER;
  return { height: offsetOf.size === 0 ? smallest : Math.max(smallest, top + GUTTER_PADDING), offsetOf };
}

/** Dependencies lie a little above the middle of a row, the order of application a little below. */
function rowOffsets(own: readonly PlacedRun[]): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (const kind of ['depends', 'order'] as const) {
    const users = own.filter(({ route }) => route.request.kind === kind);
    const { trackOf } = shareTracks(
      users.map((run) => ({ ...run, ...inside(run), size: LINE_TRACK, rank: 0 })),
    );
    for (const [key, track] of trackOf) offsets.set(key, kind === 'order' ? 8 + 7 * track : -8 - 7 * track);
  }
  return offsets;
}

/** Runs that end on two sides of one node don't touch. */
function inside({ from, to }: Run): Pick<Run, 'from' | 'to'> {
  const step = Math.sign(to - from) / 2;
  return { from: from + step, to: to - step };
}

function isLabelledVertical(run: PlacedRun): boolean {
  const { request } = run.route;
  return request.labelWidth > 0 && run.axis === 'vertical' && labelRun(run.route) === run.index;
}

function sizeOf(run: PlacedRun): number {
  const { request } = run.route;
  return request.labelWidth > 0 && labelRun(run.route) === run.index ? LABEL_TRACK : LINE_TRACK;
}

const rankOf = (run: PlacedRun): number => (run.route.request.isInLoop ? 0 : 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
