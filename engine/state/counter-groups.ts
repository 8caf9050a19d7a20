import type { CounterKind } from '../vocabulary/counters.ts';
import type { CounterGroup } from './game-object.ts';
import type { Timestamp } from './timestamp.ts';

/** Adds counters; all counters of that kind get the new timestamp (CR 613.7c). Order of kinds stays. */
export function addCounters(
  groups: readonly CounterGroup[],
  kind: CounterKind,
  count: number,
  timestamp: Timestamp,
): readonly CounterGroup[] {
  if (count <= 0) return groups;
  const before = countOf(groups, kind);
  const group = { kind, count: before + count, timestamp };
  if (before === 0) return [...groups, group];
  return groups.map((each) => (each.kind === kind ? group : each));
}

/** Takes counters off, as many as there are at most; the rest keep their timestamp. */
export function removeCounters(
  groups: readonly CounterGroup[],
  kind: CounterKind,
  count: number,
): readonly CounterGroup[] {
  return groups
    .map((each) => (each.kind === kind ? { ...each, count: Math.max(0, each.count - count) } : each))
    .filter((each) => each.count > 0);
}

export const countOf = (groups: readonly CounterGroup[], kind: CounterKind): number =>
  groups.find((each) => each.kind === kind)?.count ?? 0;
