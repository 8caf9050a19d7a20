import type { Condition } from '../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import type { Modification } from '../abilities/modification.ts';
import type { AffectedObjects } from '../state/resolved-effect.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { type PreparedSelector, prepareSelector } from './columns/selector-plan.ts';
import { Footprint, readsOfCondition, USES } from './footprint.ts';
import { layersOf, type NumberedPart, partsIn } from './layer-parts.ts';
import { choiceBinding, rewriteWords } from './rewrite-words.ts';
import { endsAbilities, readsOfApplication, readsOfPart, writesOf } from './writes.ts';

/** What is worked out of an effect's text once, for all boards. */
export interface EffectPlan {
  /** The parts with chosen words put in. */
  readonly parts: readonly Modification[];
  readonly condition: Condition | undefined;
  /** `undefined` where the objects are fixed. */
  readonly selector: PreparedSelector | undefined;
  readonly layers: readonly Layer[];
  readonly inLayer: ReadonlyMap<Layer, LayerPlan>;
  readonly conditionReads: Footprint;
  /** Two such effects with the same "you" are the same in all that is worked out of them: none speaks of its source. */
  readonly isShared: boolean;
}

/** The effect in one layer: the unit of dependency. */
export interface LayerPlan {
  readonly parts: readonly NumberedPart[];
  /** The parts of which what they do may change (613.8a). */
  readonly varying: readonly NumberedPart[];
  /** What they do is not the same for every object. */
  readonly variesByObject: boolean;
  readonly writes: Footprint;
  /** On what it hangs what exactly is written, beside objects and parameters. */
  readonly applicationReads: Footprint;
  readonly parameterReads: Footprint;
  /** What decides existence, objects and parameters as long as the effect hasn't started. */
  readonly reads: Footprint;
  /** May take abilities from objects, or change their texts. */
  readonly endsAbilities: boolean;
}

/** What an effect says, wherever it comes from. */
export interface EffectWords {
  readonly appliesTo: AffectedObjects;
  readonly condition: Condition | undefined;
  readonly parts: readonly Modification[];
}

type Plans = { defining?: EffectPlan; other?: EffectPlan };
const plans = new WeakMap<ContinuousEffectDefinition, Plans>();
const bindings = new WeakMap<ContinuousEffectDefinition, WeakMap<Choices, ContinuousEffectDefinition>>();

/** The plan of a definition, with what its source remembers as chosen (607.2d). */
export function planOfDefinition(
  definition: ContinuousEffectDefinition,
  isCharacteristicDefining: boolean,
  choices: Choices | undefined,
): EffectPlan {
  const bound = boundDefinition(definition, choices);
  const known = plans.get(bound) ?? {};
  plans.set(bound, known);
  const key = isCharacteristicDefining ? 'defining' : 'other';
  known[key] ??= planOf(
    {
      appliesTo: { kind: 'open', selector: bound.appliesTo },
      condition: bound.condition,
      parts: bound.parts,
    },
    isCharacteristicDefining,
  );
  return known[key];
}

/** The plan of words that are used by one effect only. */
export function planOf(words: EffectWords, isCharacteristicDefining: boolean): EffectPlan {
  const { appliesTo, condition, parts } = words;
  const selector = appliesTo.kind === 'open' ? prepareSelector(appliesTo.selector) : undefined;
  const conditionReads = new Footprint();
  if (condition !== undefined) readsOfCondition(condition, conditionReads);
  const layers = layersOf(parts, isCharacteristicDefining);
  const inLayer = new Map(
    layers.map((layer) => [
      layer,
      layerPlanOf(partsIn(parts, layer, isCharacteristicDefining), selector, conditionReads),
    ]),
  );
  return {
    parts,
    condition,
    selector,
    layers,
    conditionReads,
    inLayer,
    isShared:
      selector !== undefined && [...inLayer.values()].every(({ reads }) => (reads.uses & USES.source) === 0),
  };
}

function layerPlanOf(
  parts: readonly NumberedPart[],
  selector: PreparedSelector | undefined,
  conditionReads: Footprint,
): LayerPlan {
  const writes = new Footprint();
  const applicationReads = new Footprint();
  const parameterReads = new Footprint();
  const varying: NumberedPart[] = [];
  for (const numbered of parts) {
    writesOf(numbered.part, writes);
    readsOfApplication(numbered.part, applicationReads);
    const own = readsOfPart(numbered.part, new Footprint());
    if (own.families !== 0) varying.push(numbered);
    parameterReads.join(own);
  }
  const reads = new Footprint().join(parameterReads).join(conditionReads);
  if (selector !== undefined) reads.join(selector.reads);
  return {
    parts,
    varying,
    variesByObject: (parameterReads.uses & USES.affected) !== 0,
    writes,
    applicationReads: applicationReads.join(writes),
    parameterReads,
    reads,
    endsAbilities: parts.some(({ part }) => endsAbilities(part)),
  };
}

function boundDefinition(
  definition: ContinuousEffectDefinition,
  choices: Choices | undefined,
): ContinuousEffectDefinition {
  if (choices === undefined || isNothing(choices)) return definition;
  const known = bindings.get(definition) ?? new WeakMap<Choices, ContinuousEffectDefinition>();
  bindings.set(definition, known);
  let bound = known.get(choices);
  if (bound === undefined) {
    bound = rewriteWords(definition, choiceBinding(choices));
    known.set(choices, bound);
  }
  return bound;
}

const isNothing = (choices: Choices): boolean => Object.keys(choices).length === 0;
