import type { AppliedEvent, Change, NotAppliedEvent } from '../layers/observer.ts';
import type { EffectId, ObjectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { layerIndex } from '../vocabulary/layers.ts';
import type { Trace } from './trace.ts';

/** The first place where two evaluations do something else; facts only, worded in `sentences/`. */
export type Parting =
  /** Both apply both effects, in another order. `first` is the one that the first evaluation applies there. */
  | {
      readonly kind: 'order';
      readonly layer: Layer;
      readonly first: EffectId;
      readonly second: EffectId;
    }
  /** One of them applies the effect in this layer, the other does not: with the reason, or without any such effect. */
  | {
      readonly kind: 'only-one';
      readonly layer: Layer;
      readonly effect: EffectId;
      readonly appliedIn: 'first' | 'second';
      readonly why: NotAppliedEvent['why'] | undefined;
    }
  /** The same effect is applied to other objects. */
  | {
      readonly kind: 'objects';
      readonly layer: Layer;
      readonly effect: EffectId;
      readonly onlyFirst: readonly ObjectId[];
      readonly onlySecond: readonly ObjectId[];
    }
  /** The same effect does something else to the same objects. */
  | {
      readonly kind: 'values';
      readonly layer: Layer;
      readonly effect: EffectId;
      readonly object: ObjectId;
      readonly first: Change | undefined;
      readonly second: Change | undefined;
    };

/** Where two evaluations part first; `undefined` if they do the same in the same order. */
export function partingOf(first: Trace, second: Trace): Parting | undefined {
  const length = Math.max(first.applied.length, second.applied.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [first.applied[index], second.applied[index]];
    const found = partingAt(first, second, a, b);
    if (found !== undefined) return found;
  }
  return undefined;
}

function partingAt(
  first: Trace,
  second: Trace,
  a: AppliedEvent | undefined,
  b: AppliedEvent | undefined,
): Parting | undefined {
  if (a === undefined || b === undefined || a.layer !== b.layer || a.effect.id !== b.effect.id)
    return otherEffect(first, second, a, b);
  const [layer, effect] = [a.layer, a.effect.id];
  const onlyFirst = a.affected.filter((id) => !b.affected.includes(id));
  const onlySecond = b.affected.filter((id) => !a.affected.includes(id));
  if (onlyFirst.length > 0 || onlySecond.length > 0)
    return { kind: 'objects', layer, effect, onlyFirst, onlySecond };
  return otherValues(a, b);
}

/** The earlier one in layer order is what the other lacks, or comes later in the other. */
function otherEffect(
  first: Trace,
  second: Trace,
  a: AppliedEvent | undefined,
  b: AppliedEvent | undefined,
): Parting | undefined {
  const takesFirst = b === undefined || (a !== undefined && layerIndex(a.layer) <= layerIndex(b.layer));
  const event = takesFirst ? a : b;
  if (event === undefined) return undefined;
  const { layer } = event;
  if (a !== undefined && b !== undefined && a.layer === b.layer) {
    const [aLater, bLater] = [appliedIn(second, a), appliedIn(first, b)];
    if (aLater && bLater) return { kind: 'order', layer, first: a.effect.id, second: b.effect.id };
    if (aLater) return onlyOne(first, b, 'second');
  }
  return onlyOne(takesFirst ? second : first, event, takesFirst ? 'first' : 'second');
}

const appliedIn = ({ applied }: Trace, { layer, effect }: AppliedEvent): boolean =>
  applied.some((each) => each.layer === layer && each.effect.id === effect.id);

function onlyOne(other: Trace, { layer, effect }: AppliedEvent, appliedWhere: 'first' | 'second'): Parting {
  const missing = other.steps.find(
    (step) => step.kind === 'not-applied' && step.layer === layer && step.effect.id === effect.id,
  );
  const why = missing?.kind === 'not-applied' ? missing.why : undefined;
  return { kind: 'only-one', layer, effect: effect.id, appliedIn: appliedWhere, why };
}

function otherValues(a: AppliedEvent, b: AppliedEvent): Parting | undefined {
  for (const object of a.affected) {
    const [before, after] = [a.changesOf(object), b.changesOf(object)];
    const length = Math.max(before.length, after.length);
    for (let index = 0; index < length; index += 1) {
      const [first, second] = [before[index], after[index]];
      if (resultOf(first) === resultOf(second)) continue;
      return { kind: 'values', layer: a.layer, effect: a.effect.id, object, first, second };
    }
  }
  return undefined;
}

/** What a change comes to; abilities by their instances' names. */
const resultOf = (change: Change | undefined): string =>
  JSON.stringify(change === undefined ? null : [change.characteristic, namesOf(change.after) ?? null]);

const namesOf = (value: Change['after']): unknown =>
  Array.isArray(value)
    ? value.map((each: string | { readonly id: string }) => (typeof each === 'string' ? each : each.id))
    : value;
