import type { EffectId } from '../vocabulary/ids.ts';
import { chainsOf } from './chains.ts';
import type { Trace } from './trace.ts';

/** Of effects on more objects than this it is not worked out what they override. */
const MOST_OBJECTS = 40;

const cache = new WeakMap<Trace, ReadonlyMap<number, ReadonlySet<EffectId>>>();

/**
 * Effects of which one's values replaced everything that they had written on some object (613.9), by the place of the
 * one that did so (`AppliedEvent.order`).
 */
export function overriddenAt(trace: Trace, order: number): readonly EffectId[] {
  const known = cache.get(trace) ?? overrides(trace);
  cache.set(trace, known);
  return [...(known.get(order) ?? [])];
}

function overrides(trace: Trace): ReadonlyMap<number, ReadonlySet<EffectId>> {
  const found = new Map<number, Set<EffectId>>();
  const few = trace.applied.filter(({ affected }) => affected.length <= MOST_OBJECTS);
  for (const object of new Set(few.flatMap(({ affected }) => affected)))
    for (const { links } of chainsOf(trace, object))
      for (const [place, link] of links.entries()) {
        if (link.overwrittenBy === undefined || link.overwrittenBy === link.effect) continue;
        const by = links.slice(place + 1).find(({ effect }) => effect === link.overwrittenBy);
        if (by === undefined) continue;
        const overridden = found.get(by.order) ?? new Set();
        overridden.add(link.effect);
        found.set(by.order, overridden);
      }
  return found;
}
