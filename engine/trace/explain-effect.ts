import type { EffectInfo } from '../layers/evaluation.ts';
import type { AppliedEvent, NotAppliedReason } from '../layers/observer.ts';
import { compareTimestamps } from '../state/timestamp.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { EffectExplanation, EffectInLayer, WhyNot, WhyThen } from './explanation.ts';
import { madeTrueFor } from './made-true.ts';
import { areSimultaneous, isOwnAgainstBringer } from './origin.ts';
import type { Trace } from './trace.ts';
import { whyNotsOfEffect } from './why-not.ts';

const explanations = new WeakMap<Trace, Map<EffectId, EffectExplanation>>();

/**
 * What one effect did in each of its layers, why then (613.3, 613.7, 613.8), to what, and to what not and why.
 * Throws a RangeError for an effect that the trace doesn't have.
 */
export function explainEffect(trace: Trace, effect: EffectId): EffectExplanation {
  const known = explanations.get(trace) ?? new Map<EffectId, EffectExplanation>();
  explanations.set(trace, known);
  const explanation = known.get(effect) ?? explain(trace, effect);
  known.set(effect, explanation);
  return explanation;
}

function explain(trace: Trace, id: EffectId): EffectExplanation {
  const effect = trace.effects.get(id);
  if (effect === undefined) throw new RangeError(`There is no effect ${id} in this trace.`);
  const whyNots = whyNotsOfEffect(trace, id);
  const layers = effect.layers
    .map((layer) => inLayer(trace, effect, layer, whyNots))
    .filter((each) => each !== undefined);
  return { effect, layers };
}

function inLayer(
  trace: Trace,
  effect: EffectInfo,
  layer: Layer,
  whyNots: readonly WhyNot[],
): EffectInLayer | undefined {
  const { id } = effect;
  const notTo = whyNots.filter((each) => each.layer === layer);
  const event = trace.applied.find((each) => each.layer === layer && each.effect.id === id);
  if (event !== undefined) {
    const didTo = event.affected.map((object) => ({
      object,
      changes: event.changesOf(object),
    }));
    const isFirstOwn = event.startedIn === undefined;
    const isFirst = trace.applied.find((each) => each.layer === layer) === event;
    return {
      layer,
      outcome: { kind: 'applied', event, isFirst },
      whyThen: whyThen(trace, event),
      madeTrue: isFirstOwn ? madeTrueFor(trace, effect) : [],
      didTo,
      notTo,
    };
  }
  const why = notAppliedWhy(trace, id, layer);
  if (why === undefined) return undefined;
  const waitedFor = trace.dependencies.find(
    (each) =>
      each.layer === layer && each.dependent === id && why.kind === 'ability-gone' && each.on === why.by,
  );
  const waited: readonly WhyThen[] =
    waitedFor === undefined ? [] : [{ kind: 'waited-for', effect: waitedFor.on, dependency: waitedFor }];
  return {
    layer,
    outcome: { kind: 'not-applied', why, waitedFor },
    whyThen: waited,
    madeTrue: [],
    didTo: [],
    notTo,
  };
}

function notAppliedWhy(trace: Trace, id: EffectId, layer: Layer): NotAppliedReason | undefined {
  const step = trace.steps.find(
    (each) => each.kind === 'not-applied' && each.layer === layer && each.effect.id === id,
  );
  return step?.kind === 'not-applied' ? step.why : undefined;
}

/** Why its turn came when it did, in relation to each other effect of the layer. */
function whyThen(trace: Trace, event: AppliedEvent): readonly WhyThen[] {
  const { layer, effect } = event;
  const others = trace.applied.filter((each) => each.layer === layer && each.effect.id !== effect.id);
  const dependencies = trace.dependencies.filter((each) => each.layer === layer);
  const dependencyOf = (dependent: EffectId, on: EffectId) =>
    dependencies.find((each) => each.dependent === dependent && each.on === on);
  const loop = trace.loops.find((each) => each.layer === layer && each.effects.includes(effect.id));
  const inLoop = new Set(loop?.effects);
  const reasons: WhyThen[] = [];
  if (event.chosenBecause === 'characteristic-defining') reasons.push({ kind: 'characteristic-defining' });
  for (const older of event.passedOver)
    if (!inLoop.has(older))
      reasons.push({
        kind: 'older-waits',
        effect: older,
        dependency: dependencyOf(older, effect.id) ?? dependencies.find((each) => each.dependent === older),
      });
  for (const on of event.waitedFor) {
    const dependency = dependencyOf(effect.id, on);
    if (dependency !== undefined && !inLoop.has(on))
      reasons.push({ kind: 'waited-for', effect: on, dependency });
  }
  if (loop !== undefined)
    reasons.push({
      kind: 'loop',
      effects: loop.effects,
      dependencies: trace.dependencies.filter(
        (each) => each.layer === layer && inLoop.has(each.dependent) && inLoop.has(each.on),
      ),
    });
  const named = new Set([...event.passedOver, ...event.waitedFor, ...inLoop]);
  for (const other of others.filter((each) => !named.has(each.effect.id))) {
    if (other.effect.isCharacteristicDefining !== effect.isCharacteristicDefining) {
      if (!effect.isCharacteristicDefining) reasons.push({ kind: 'defining-first', effect: other.effect.id });
      continue;
    }
    const isYounger = compareTimestamps(other.effect.timestamp, effect.timestamp) > 0;
    if (isYounger !== other.order > event.order) continue;
    const settledBy = settledAtOnce(trace, effect, other.effect);
    reasons.push({
      kind: isYounger ? 'younger' : 'older',
      effect: other.effect.id,
      ...(settledBy === undefined ? {} : { settledBy }),
    });
  }
  return reasons.length === 0 && others.length === 0 ? [{ kind: 'alone' }] : reasons;
}

function settledAtOnce(trace: Trace, one: EffectInfo, other: EffectInfo) {
  if (isOwnAgainstBringer(trace, one, other)) return 'own-ability-first';
  return areSimultaneous(one, other) ? 'players-order' : undefined;
}
