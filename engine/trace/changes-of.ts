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

const cache = new WeakMap<Trace, Map<ObjectId, readonly PlacedChange[]>>();

/** All changes of one object, in the order in which they were made. Worked out once for each object that is asked for. */
export function changesFor(trace: Trace, object: ObjectId): readonly PlacedChange[] {
  const known = cache.get(trace) ?? new Map<ObjectId, readonly PlacedChange[]>();
  cache.set(trace, known);
  const changes = known.get(object) ?? withoutPassingZeros(placedChanges(trace, object));
  known.set(object, changes);
  return changes;
}

function placedChanges(trace: Trace, object: ObjectId): readonly PlacedChange[] {
  return trace.applied.flatMap((event) =>
    event.changesOf(object).map((change) => ({
      order: event.order,
      event,
      change,
      isDifferent: !isSameValue(change.before, change.after),
    })),
  );
}

/** What an effect on players or on the game changed for players; no other effect has such changes (613.10–11). */
export const playerChanges = (
  event: AppliedEvent,
  players: readonly { readonly id: PlayerId }[],
): readonly Change[] =>
  event.layer === 'players' || event.layer === 'rules'
    ? event.changes.filter(({ object }) => players.some(({ id }) => id === object))
    : [];

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
