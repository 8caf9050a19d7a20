import { Heap } from './heap.ts';
import {
  cellKey,
  type EdgeRequest,
  type GridRoute,
  gridX,
  gridY,
  isNodeLine,
  type LaneGrid,
  loopAt,
  type Run,
} from './lane-grid.ts';

/** What the search weighs, in px of detour that one would rather make. */
const COST = {
  column: 104,
  row: 50,
  street: 20,
  bend: 45,
  /** The same stretch of a row is used by an edge of the same kind. */
  crowdedRow: 160,
  /** The same stretch of a gap or gutter is used by another edge. */
  crowdedStreet: 6,
  throughLoop: 150,
  /** A side from which this edge should not leave. */
  wrongSide: 300,
} as const;

const STEPS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
] as const;
const NO_DIRECTION = -1;

interface State {
  readonly x: number;
  readonly y: number;
  /** Index of the step that led here, or {@link NO_DIRECTION}. */
  readonly direction: number;
  readonly cost: number;
  readonly previous: State | undefined;
}

/** How often each stretch of street is used, by kind of edge. */
export type Traffic = Map<string, number>;

/**
 * The cheapest way from one node of a lane to another that crosses no node: along gutters, gaps and free cells of
 * rows, up and down only in gaps and in the columns of the two nodes. There is always one, because gutters and gaps
 * are never occupied. Adds the way to `traffic`.
 */
export function findRoute(grid: LaneGrid, request: EdgeRequest, traffic: Traffic): GridRoute {
  const start = { x: gridX(request.from.column), y: gridY(request.from.row) };
  const goal = { x: gridX(request.to.column), y: gridY(request.to.row) };
  const [left, right] = [Math.min(start.x, goal.x) - 1, Math.max(start.x, goal.x) + 1];
  const best = new Map<string, number>();
  const queue = new Heap<State>();
  queue.push(0, { ...start, direction: NO_DIRECTION, cost: 0, previous: undefined });

  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    if (state.x === goal.x && state.y === goal.y) {
      addTraffic(state, request, traffic);
      return { request, runs: runsOf(state) };
    }
    const known = best.get(`${cellKey(state.x, state.y)},${state.direction}`);
    if (known !== undefined && known < state.cost) continue;
    for (const [direction, { dx, dy }] of STEPS.entries()) {
      const [x, y] = [state.x + dx, state.y + dy];
      if (x < left || x > right || y < 0 || y > 2 * grid.rowCount) continue;
      const isGoal = x === goal.x && y === goal.y;
      if (!isGoal && grid.occupied.has(cellKey(x, y))) continue;
      if (!mayTurn(state, direction, start.x, goal.x)) continue;
      let cost = state.cost + lengthOf(x, y, dx !== 0) + crowding(x, y, request, traffic);
      if (state.direction === NO_DIRECTION) cost += sideCost(request, direction);
      else if (state.direction !== direction) cost += COST.bend;
      if (isGoal) cost += sideCost(request, opposite(direction));
      const loop = loopAt(grid, x, y);
      if (loop !== undefined && !isGoal && !request.isInLoop) cost += COST.throughLoop;
      const key = `${cellKey(x, y)},${direction}`;
      if (cost >= (best.get(key) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(key, cost);
      queue.push(cost, { x, y, direction, cost, previous: state });
    }
  }
  throw new Error(`There is no way for ${request.key}`);
}

const isVertical = (direction: number): boolean => direction >= 2;
const opposite = (direction: number): number => direction ^ 1;

/**
 * Up and down is for gaps, and for the columns of the two nodes: there only straight out of the first node, or from a
 * gutter straight into the second.
 */
function mayTurn(state: State, direction: number, startX: number, goalX: number): boolean {
  const isTurn = state.direction !== NO_DIRECTION && state.direction !== direction;
  if (state.direction === opposite(direction)) return false;
  if (!isNodeLine(state.x)) return true;
  if (!isVertical(direction)) return !isTurn || !isNodeLine(state.y);
  if (!isTurn) return state.direction !== NO_DIRECTION || state.x === startX;
  return state.x === goalX && !isNodeLine(state.y);
}

function lengthOf(x: number, y: number, isHorizontal: boolean): number {
  if (isHorizontal) return isNodeLine(x) ? COST.column : COST.street;
  return isNodeLine(y) ? COST.row : COST.street;
}

function sideCost({ kind, isInLoop, labelWidth, from, to }: EdgeRequest, direction: number): number {
  const isSide = !isVertical(direction);
  const isTop = direction === 3;
  if (kind === 'order') return isSide ? 0 : 25;
  if (isInLoop) return isTop ? 0 : COST.wrongSide;
  if (!isSide) return isTop ? 0 : 8;
  const between = (Math.abs(from.column - to.column) - 1) * (COST.column + COST.street) + COST.street;
  return between < labelWidth + 28 ? COST.wrongSide : 12;
}

const trafficKey = (x: number, y: number, kind: string): string =>
  isNodeLine(y) && isNodeLine(x) ? `${cellKey(x, y)},${kind}` : cellKey(x, y);

function crowding(x: number, y: number, request: EdgeRequest, traffic: Traffic): number {
  const used = traffic.get(trafficKey(x, y, request.kind)) ?? 0;
  return used * (isNodeLine(y) ? COST.crowdedRow : COST.crowdedStreet);
}

function addTraffic(last: State, request: EdgeRequest, traffic: Traffic): void {
  for (let state: State | undefined = last.previous; state?.previous; state = state.previous) {
    const key = trafficKey(state.x, state.y, request.kind);
    traffic.set(key, (traffic.get(key) ?? 0) + 1);
  }
}

function runsOf(last: State): readonly Run[] {
  const states: State[] = [];
  for (let state: State | undefined = last; state !== undefined; state = state.previous)
    states.unshift(state);
  const runs: Run[] = [];
  let from = states[0];
  states.forEach((state, index) => {
    const next = states[index + 1];
    if (index === 0 || from === undefined || next?.direction === state.direction) return;
    runs.push(
      isVertical(state.direction)
        ? { axis: 'vertical', line: state.x, from: from.y, to: state.y }
        : { axis: 'horizontal', line: state.y, from: from.x, to: state.x },
    );
    from = state;
  });
  return runs;
}
