import { layerOf } from '../abilities/modification.ts';
import type { EndedEffect } from '../history/history.ts';
import { evaluate } from '../layers/evaluate.ts';
import type { EffectInfo } from '../layers/evaluation.ts';
import type { GameObject } from '../state/game-object.ts';
import { objectsIn } from '../state/game-state.ts';
import type { EffectId, ObjectId } from '../vocabulary/ids.ts';
import { type Layer, layerIndex } from '../vocabulary/layers.ts';
import type { WhyNot, WhyNotReason } from './explanation.ts';
import { interestOf } from './interest.ts';
import { rulesOfWhyNot } from './rules-of.ts';
import type { Trace } from './trace.ts';
import { type RawWhyNot, whyNotCollector } from './why-not-collector.ts';
import { wouldDiffer } from './would-differ.ts';
import { writesOf } from './writes.ts';

/** Every effect that did nothing to the object in a layer, the most surprising first. Evaluates once more. */
export function whyNotsOfObject(
  trace: Trace,
  object: GameObject,
  ended: readonly EndedEffect[] = [],
): readonly WhyNot[] {
  const collector = whyNotCollector({ objects: [object], isAskedAbout: () => true });
  evaluate(trace.evaluation.state, collector.observer);
  const latest = Math.max(...ended.map(({ endedAt }) => endedAt));
  const over = ended.map((each) => endedWhyNot(each, object, each.endedAt === latest));
  return bySurprise([...completed(trace, collector.finish()), ...over]);
}

/** Every object of the battlefield to which the effect did nothing in a layer, the most surprising first. */
export function whyNotsOfEffect(trace: Trace, effect: EffectId): readonly WhyNot[] {
  const objects = objectsIn(trace.evaluation.state, 'battlefield');
  const collector = whyNotCollector({ objects, isAskedAbout: (id) => id === effect });
  evaluate(trace.evaluation.state, collector.observer);
  return bySurprise(completed(trace, collector.finish()));
}

const bySurprise = (whyNots: readonly WhyNot[]): readonly WhyNot[] =>
  [...whyNots].sort((a, b) => b.interest - a.interest || layerIndex(a.layer) - layerIndex(b.layer));

/** Puts equal reasons of later layers together with the first, and adds what the trace knows. */
function completed(trace: Trace, raw: readonly RawWhyNot[]): readonly WhyNot[] {
  const groups = new Map<string, RawWhyNot[]>();
  for (const each of raw) {
    const key = `${each.effect.id} ${each.object.id}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => mergeLayers(group)).map((merged) => complete(trace, merged));
}

interface Merged extends RawWhyNot {
  readonly alsoIn: readonly Layer[];
}

/**
 * An effect that does not match in its first layer has its set frozen (613.6): its later layers say nothing new,
 * unless the object would match by then; then the first layer's reason explains the frozen set.
 */
function mergeLayers(group: readonly RawWhyNot[]): readonly Merged[] {
  const merged: Merged[] = [];
  for (const each of group) {
    const last = merged.at(-1);
    if (last !== undefined && last.reason.kind === each.reason.kind)
      merged[merged.length - 1] = { ...last, alsoIn: [...last.alsoIn, each.layer] };
    else if (last?.reason.kind === 'not-matched' && each.reason.kind === 'frozen-set') {
      const { failed, becameTrueBy } = last.reason;
      const reason = { ...each.reason, failed, ...(becameTrueBy === undefined ? {} : { becameTrueBy }) };
      merged[merged.length - 1] = { ...each, reason, alsoIn: [] };
    } else merged.push({ ...each, alsoIn: [] });
  }
  return merged;
}

function complete(trace: Trace, { effect, object, layer, alsoIn, reason, wouldMatch }: Merged): WhyNot {
  const waitedFor =
    reason.kind === 'ability-gone'
      ? trace.dependencies.find(
          (each) => each.dependent === effect.id && each.on === reason.by && each.layer === reason.inLayer,
        )
      : undefined;
  const layers = [layer, ...alsoIn];
  const parts = effect.parts.filter((part) =>
    layers.includes(layerOf(part, effect.isCharacteristicDefining)),
  );
  return {
    effect: effect.id,
    object: object.id,
    sourceName: effect.sourceName,
    timestamp: effect.timestamp,
    layer,
    alsoIn,
    reason,
    waitedFor,
    wouldMatch,
    wouldWrite: [...new Set(parts.flatMap(writesOf).map(({ characteristic }) => characteristic))],
    rules: rulesOfWhyNot(reason, waitedFor !== undefined, effect.origin),
    interest: interestOf({
      effect,
      object,
      reason,
      wouldMatch,
      waited: waitedFor !== undefined,
      hasSister: hasSister(trace, effect, object),
      wouldDiffer: wouldDiffer(parts, trace.evaluation.object(object.id)),
    }),
  };
}

/** Another effect of the same source applies to the object: one of its sentences is for it, the other is not. */
const hasSister = (trace: Trace, { id, source }: EffectInfo, object: GameObject): boolean =>
  source !== undefined &&
  trace.applied.some(
    ({ effect, affected }) => effect.source === source && effect.id !== id && affected.includes(object.id),
  );

/** An effect that is over, or never began, as far as it would have concerned the object. */
function endedWhyNot({ effect, because }: EndedEffect, object: GameObject, isLatest: boolean): WhyNot {
  const layers = [...new Set(effect.parts.map((part) => layerOf(part, false)))].sort(
    (a, b) => layerIndex(a) - layerIndex(b),
  );
  const reason: WhyNotReason = { kind: 'expired', neverBegan: because === 'never-began' };
  const wouldMatch = effect.affected.kind === 'open' || effect.affected.objects.includes(object.id);
  return {
    effect: effect.id,
    object: object.id,
    sourceName: effect.sourceName,
    timestamp: effect.timestamp,
    layer: layers[0] ?? 'rules',
    alsoIn: layers.slice(1),
    reason,
    waitedFor: undefined,
    wouldMatch,
    wouldWrite: [...new Set(effect.parts.flatMap(writesOf).map(({ characteristic }) => characteristic))],
    rules: rulesOfWhyNot(reason, false),
    // What ended long ago nobody asks about.
    interest: !wouldMatch ? 0 : because === 'never-began' ? 55 : isLatest ? 50 : 20,
  };
}

/** For {@link whyNotsOfObject} by id; throws for an object that the state doesn't hold. */
export function objectOf(trace: Trace, id: ObjectId): GameObject {
  const object = trace.evaluation.state.objects.get(id);
  if (object === undefined) throw new RangeError(`There is no object ${id} in this state.`);
  return object;
}
