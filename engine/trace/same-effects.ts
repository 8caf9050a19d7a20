import type { EffectInfo } from '../layers/evaluation.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import type { Trace } from './trace.ts';

/**
 * What the effects of the second trace are called in the first. An effect that nobody named is called after its step,
 * so that it has another name where the step comes elsewhere: then it is known by its source and by what it says.
 */
export function namesInFirst(first: Trace, second: Trace): (id: EffectId) => EffectId {
  const free = new Map<string, EffectId[]>();
  for (const effect of first.effects.values()) {
    if (second.effects.has(effect.id)) continue;
    const known = free.get(looksOf(effect));
    if (known === undefined) free.set(looksOf(effect), [effect.id]);
    else known.push(effect.id);
  }
  const names = new Map<EffectId, EffectId>();
  for (const effect of second.effects.values()) {
    if (first.effects.has(effect.id)) continue;
    const same = free.get(looksOf(effect))?.shift();
    if (same !== undefined) names.set(effect.id, same);
  }
  return (id) => names.get(id) ?? id;
}

const looksOf = ({ origin, sourceName, controller, parts, condition }: EffectInfo): string =>
  JSON.stringify([origin.kind, sourceName, controller, parts, condition]);
