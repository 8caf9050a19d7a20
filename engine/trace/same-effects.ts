import type { EffectInfo } from '../layers/evaluation.ts';
import { type EffectId, effectId } from '../vocabulary/ids.ts';
import type { Trace } from './trace.ts';

/**
 * What the effects of the second trace are called in the first. An effect that nobody named is called after its step,
 * so that it has another name where the step comes elsewhere, and another effect may have its name there: then it is
 * known by its source and by what it says. One that says something else under the same name was changed.
 */
export function namesInFirst(first: Trace, second: Trace): (id: EffectId) => EffectId {
  const isSame = (id: EffectId): boolean => {
    const [one, other] = [first.effects.get(id), second.effects.get(id)];
    return one !== undefined && other !== undefined && looksOf(one) === looksOf(other);
  };
  const free = new Map<string, EffectId[]>();
  for (const effect of first.effects.values()) {
    if (isSame(effect.id)) continue;
    const known = free.get(looksOf(effect));
    if (known === undefined) free.set(looksOf(effect), [effect.id]);
    else known.push(effect.id);
  }
  const names = new Map<EffectId, EffectId>();
  for (const effect of second.effects.values()) {
    const same = isSame(effect.id) ? undefined : free.get(looksOf(effect))?.shift();
    if (same !== undefined) names.set(effect.id, same);
  }
  const taken = new Set(names.values());
  return (id) => names.get(id) ?? (taken.has(id) ? effectId(`${id} there`) : id);
}

const looksOf = ({ origin, sourceName, controller, parts, condition }: EffectInfo): string =>
  JSON.stringify([origin.kind, sourceName, controller, parts, condition]);
