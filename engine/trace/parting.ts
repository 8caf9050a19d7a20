import type { AbilityInstance } from '../layers/evaluation.ts';
import type { AppliedEvent, Change, NotAppliedEvent } from '../layers/observer.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { layerIndex } from '../vocabulary/layers.ts';
import { type StartDifference, startDifference } from './parting-start.ts';
import { namesInFirst } from './same-effects.ts';
import type { Trace } from './trace.ts';

/** Where two evaluations part: before the layers, in one of them, or both; facts only, worded in `sentences/`. */
export interface Parting {
  readonly start: StartDifference | undefined;
  readonly inLayers: LayerParting | undefined;
}

/** The first place in the layers where two evaluations do something else. */
export type LayerParting =
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
      readonly why: NotAppliedEvent['why'] | Missing;
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
      readonly object: ObjectId | PlayerId;
      readonly what: Change['characteristic'];
      readonly first: Change | undefined;
      readonly second: Change | undefined;
    };

/** Why there is no such effect at all, or none that tells why it was not applied. */
export interface Missing {
  readonly kind: 'no-source' | 'no-ability' | 'no-status' | 'not-created' | 'no-part' | 'left-out';
}

/**
 * Where two evaluations part first; `undefined` if they start from the same and do the same in the same order. `leftOut`
 * are effects without which the second was asked for.
 */
export function partingOf(first: Trace, second: Trace, leftOut?: ReadonlySet<EffectId>): Parting | undefined {
  const start = startDifference(first.evaluation.state, second.evaluation.state);
  const found = layerParting(first, second);
  const isLeftOut = found?.kind === 'only-one' && found.appliedIn === 'first' && leftOut?.has(found.effect);
  const inLayers = isLeftOut ? { ...found, why: { kind: 'left-out' } as const } : found;
  return start === undefined && inLayers === undefined ? undefined : { start, inLayers };
}

/** Two traces whose effects are called as in the first. */
interface Pair {
  readonly first: Trace;
  readonly second: Trace;
  readonly nameOf: (event: AppliedEvent) => EffectId;
}

function layerParting(first: Trace, second: Trace): LayerParting | undefined {
  const inFirst = namesInFirst(first, second);
  const ofSecond = new Set(second.applied);
  const nameOf = (event: AppliedEvent) => (ofSecond.has(event) ? inFirst(event.effect.id) : event.effect.id);
  const length = Math.max(first.applied.length, second.applied.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [first.applied[index], second.applied[index]];
    const found = partingAt({ first, second, nameOf }, a, b);
    if (found !== undefined) return found;
  }
  return undefined;
}

function partingAt(
  pair: Pair,
  a: AppliedEvent | undefined,
  b: AppliedEvent | undefined,
): LayerParting | undefined {
  if (a === undefined || b === undefined || a.layer !== b.layer || pair.nameOf(a) !== pair.nameOf(b))
    return otherEffect(pair, a, b);
  const [layer, effect] = [a.layer, a.effect.id];
  const onlyFirst = a.affected.filter((id) => !b.affected.includes(id));
  const onlySecond = b.affected.filter((id) => !a.affected.includes(id));
  if (onlyFirst.length > 0 || onlySecond.length > 0)
    return { kind: 'objects', layer, effect, onlyFirst, onlySecond };
  return otherValues(a, b);
}

/** The earlier one in layer order is what the other lacks, or comes later in the other. */
function otherEffect(
  pair: Pair,
  a: AppliedEvent | undefined,
  b: AppliedEvent | undefined,
): LayerParting | undefined {
  const { first, second } = pair;
  const takesFirst = b === undefined || (a !== undefined && layerIndex(a.layer) <= layerIndex(b.layer));
  const event = takesFirst ? a : b;
  if (event === undefined) return undefined;
  const { layer } = event;
  if (a !== undefined && b !== undefined && a.layer === b.layer) {
    const [aLater, bLater] = [isAppliedIn(second, a, pair), isAppliedIn(first, b, pair)];
    if (aLater && bLater) return { kind: 'order', layer, first: a.effect.id, second: pair.nameOf(b) };
    if (aLater) return onlyOne(pair, b, 'second');
  }
  return onlyOne(pair, event, takesFirst ? 'first' : 'second');
}

const isAppliedIn = ({ applied }: Trace, event: AppliedEvent, { nameOf }: Pair): boolean =>
  applied.some((each) => each.layer === event.layer && nameOf(each) === nameOf(event));

function onlyOne(pair: Pair, event: AppliedEvent, appliedIn: 'first' | 'second'): LayerParting {
  const { layer, effect } = event;
  const other = appliedIn === 'first' ? pair.second : pair.first;
  const names = appliedIn === 'first' ? namesInFirst(pair.first, pair.second) : (id: EffectId) => id;
  const named = pair.nameOf(event);
  const told = other.steps.find(
    (step) => step.kind === 'not-applied' && step.layer === layer && names(step.effect.id) === named,
  );
  const why =
    told?.kind === 'not-applied'
      ? told.why
      : [...other.effects.keys()].some((id) => names(id) === named)
        ? ({ kind: 'no-part' } as const)
        : missing(other, event, appliedIn === 'first' ? pair.first : pair.second);
  return { kind: 'only-one', layer, effect: effect.id, appliedIn, why };
}

function missing(other: Trace, { effect }: AppliedEvent, own: Trace): Missing {
  if (effect.origin.kind === 'resolution') return { kind: 'not-created' };
  const zoneOn = ({ evaluation }: Trace) =>
    effect.source === undefined ? undefined : evaluation.state.objects.get(effect.source)?.zone;
  if (zoneOn(other) !== zoneOn(own)) return { kind: 'no-source' };
  return { kind: effect.origin.kind === 'static-ability' ? 'no-ability' : 'no-status' };
}

function otherValues(a: AppliedEvent, b: AppliedEvent): LayerParting | undefined {
  const isOfObjects = a.layer !== 'players' && a.layer !== 'rules';
  const all = isOfObjects ? a.affected : [...a.changes, ...b.changes].map(({ object }) => object);
  for (const object of new Set(all)) {
    const [changes, others] = [changesOf(a, object), changesOf(b, object)];
    for (const what of new Set([...changes, ...others].map(({ characteristic }) => characteristic))) {
      const first = changes.filter(({ characteristic }) => characteristic === what).at(-1);
      const second = others.filter(({ characteristic }) => characteristic === what).at(-1);
      if (resultOf(first) === resultOf(second)) continue;
      return { kind: 'values', layer: a.layer, effect: a.effect.id, object, what, first, second };
    }
  }
  return undefined;
}

const changesOf = (event: AppliedEvent, object: ObjectId | PlayerId): readonly Change[] =>
  event.layer === 'players' || event.layer === 'rules'
    ? event.changes.filter((change) => change.object === object)
    : event.changesOf(object as ObjectId);

/** What a change comes to; words in any order, abilities by what they say. */
const resultOf = (change: Change | undefined): string =>
  JSON.stringify(change === undefined ? null : (sayingsOf(change.after) ?? null));

const sayingsOf = (value: Change['after']): unknown =>
  Array.isArray(value)
    ? value
        .map((each: string | AbilityInstance) =>
          JSON.stringify(typeof each === 'string' ? each : each.ability),
        )
        .sort()
    : value;
