import type { AbilityInstance } from '../layers/evaluation.ts';
import type { AppliedEvent, Change, ChangeValue } from '../layers/observer.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Trace } from './trace.ts';
import { writesOf } from './writes.ts';

/** A change with the effect that made it. */
export interface PlacedChange {
  readonly order: number;
  readonly event: AppliedEvent;
  readonly change: Change;
  readonly isDifferent: boolean;
}

const cache = new WeakMap<Trace, ReadonlyMap<ObjectId | PlayerId, readonly PlacedChange[]>>();

/** All changes of a trace, by object or player, in the order in which they were made. */
export function changesByObject(trace: Trace): ReadonlyMap<ObjectId | PlayerId, readonly PlacedChange[]> {
  const known = cache.get(trace);
  if (known !== undefined) return known;
  const changes = new Map<ObjectId | PlayerId, PlacedChange[]>();
  for (const event of trace.applied)
    for (const change of event.changes) {
      const list = changes.get(change.object) ?? [];
      changes.set(change.object, list);
      const isDifferent = !isSameValue(change.before, change.after);
      list.push({ order: event.order, event, change, isDifferent });
    }
  for (const [object, list] of changes) changes.set(object, withoutPassingZeros(list));
  cache.set(trace, changes);
  return changes;
}

/**
 * What becomes a creature in layer 4 has power and toughness 0 until layer 7 sets them (208.5). That is true and in the
 * way: before something is set, the value counts as missing here.
 */
function withoutPassingZeros(changes: readonly PlacedChange[]): PlacedChange[] {
  const pending = new Set<string>();
  return changes.flatMap((placed): PlacedChange[] => {
    const { change, event } = placed;
    const { characteristic } = change;
    if (characteristic !== 'power' && characteristic !== 'toughness') return [placed];
    const isWritten = (other: PlacedChange): boolean =>
      other.change.characteristic === characteristic &&
      other.event.parts.flatMap(writesOf).some((write) => write.characteristic === characteristic);
    const isPassing = change.before === undefined && change.after === 0 && !isWritten(placed);
    if (isPassing && changes.some((other) => other.order > event.order && isWritten(other))) {
      pending.add(characteristic);
      return [];
    }
    if (!pending.delete(characteristic) || change.before !== 0) return [placed];
    return [{ ...placed, change: { ...change, before: undefined }, isDifferent: change.after !== undefined }];
  });
}

/** A characteristic after `position` effects, given all changes of its object and the final value. */
export function valueAt(
  changes: readonly PlacedChange[],
  characteristic: Change['characteristic'],
  position: number,
  final: ChangeValue,
): ChangeValue {
  const own = changes.filter(({ change }) => change.characteristic === characteristic);
  const last = own.filter(({ order }) => order <= position).at(-1);
  if (last !== undefined) return last.change.after;
  return own[0] === undefined ? final : own[0].change.before;
}

/** Whether two values are the same; lists are compared as sets, abilities by instance and text. */
export function isSameValue(a: ChangeValue, b: ChangeValue): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return a.length === b.length && a.every((item) => b.some((other) => isSameItem(item, other)));
}

/** What is in the first list and not in the second. */
export function without<Item extends string | AbilityInstance>(
  items: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  return items.filter((item) => !others.some((other) => isSameItem(item, other)));
}

function isSameItem(a: string | AbilityInstance, b: string | AbilityInstance): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string' || a.id !== b.id) return false;
  return a.ability === b.ability || JSON.stringify(a.ability) === JSON.stringify(b.ability);
}
