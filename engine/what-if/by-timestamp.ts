import { evaluate } from '../layers/evaluate.ts';
import type { DependencyInstead, EvaluateInstead } from '../layers/evaluator.ts';
import type { Dependency } from '../layers/observer.ts';
import type { Trace } from '../trace/trace.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { type BoardDifference, compareBoards, comparePlayers, fingerprint } from './compare-boards.ts';
import { ordersOf } from './order-steps.ts';

/** The board evaluated without some dependencies, and what of it is not what the rules give. */
export interface Instead {
  readonly instead: EvaluateInstead;
  readonly differences: readonly BoardDifference[];
  /** Also where only a player differs. */
  readonly isSame: boolean;
}

export type DependencyPair = Pick<Dependency, 'layer' | 'dependent' | 'on'>;

/**
 * The same board with this dependency ignored, so that the timestamps of the two decide as they do where no dependency
 * exists (613.7); all others are found as ever (613.8). With `'all'` none is kept to.
 */
export function withoutDependency(trace: Trace, pair: DependencyPair | 'all'): Instead {
  if (pair === 'all') return evaluatedInstead(trace, { withoutDependency: true });
  const { layer, dependent, on } = pair;
  return evaluatedInstead(trace, { dependencies: [{ layer, dependent, on, holds: false }] });
}

/** What the orders of the effects of a dependency loop come to (613.8b: by the rules, timestamps decide). */
export interface LoopOutcome extends Instead {
  readonly orders: readonly (readonly EffectId[])[];
  /** The order of timestamps leads here: this is what the rules give. */
  readonly isByRules: boolean;
  /** Dependencies of the loop of which each, ignored alone, leads here, since the others then leave no loop. */
  readonly broken: readonly DependencyPair[];
}

export interface LoopOutcomes {
  /** What the rules give first. */
  readonly outcomes: readonly LoopOutcome[];
  readonly tried: number;
  /** False if there are too many orders, and only some were tried. */
  readonly isAll: boolean;
}

/** So many orders of a loop are tried at most. */
const MOST_ORDERS = 24;

/**
 * A dependency loop in every order of its effects, and without each of its dependencies. An order to which something
 * outside the loop does not let them come is left out.
 */
export function loopOutcomes(
  trace: Trace,
  { layer, effects }: { readonly layer: Layer; readonly effects: readonly EffectId[] },
): LoopOutcomes {
  const { orders, isAll } = ordersOf(effects.length, MOST_ORDERS);
  const found = new Map<string, LoopOutcome & { readonly key: string }>();
  const byRules = fingerprint(trace.evaluation);
  for (const order of orders) {
    const wanted = order.flatMap((place) => effects[place] ?? []);
    const instead = { dependencies: kept(layer, wanted) };
    if (!comesAbout(trace, layer, wanted, instead)) continue;
    const result = evaluatedInstead(trace, instead);
    const { key } = result;
    const known = found.get(key);
    found.set(key, {
      ...(known ?? { ...result, isByRules: key === byRules, broken: [] }),
      orders: [...(known?.orders ?? []), wanted],
    });
  }
  for (const { dependent, on } of loopDependencies(trace, layer, effects)) {
    const pair = { layer, dependent, on };
    const { key } = evaluatedInstead(trace, { dependencies: [{ ...pair, holds: false }] });
    const outcome = found.get(key);
    if (outcome !== undefined) found.set(key, { ...outcome, broken: [...outcome.broken, pair] });
  }
  const outcomes = [...found.values()].sort((a, b) => Number(b.isByRules) - Number(a.isByRules));
  return { outcomes, tried: orders.length, isAll };
}

function loopDependencies(
  { dependencies }: Trace,
  layer: Layer,
  effects: readonly EffectId[],
): readonly DependencyPair[] {
  const pairs = new Map<string, DependencyPair>();
  for (const each of dependencies)
    if (each.layer === layer && effects.includes(each.dependent) && effects.includes(each.on))
      pairs.set(`${each.dependent} ${each.on}`, each);
  return [...pairs.values()];
}

/** Each of them waits for those before it, and for no other of them. */
const kept = (layer: Layer, order: readonly EffectId[]): readonly DependencyInstead[] =>
  order.flatMap((dependent, place) =>
    order.flatMap((on, other) => (on === dependent ? [] : [{ layer, dependent, on, holds: other < place }])),
  );

/** Whether those that are applied in the layer are applied in this order. */
function comesAbout(
  { evaluation }: Trace,
  layer: Layer,
  wanted: readonly EffectId[],
  instead: EvaluateInstead,
): boolean {
  const applied: EffectId[] = [];
  const effectApplied = (event: { readonly layer: Layer; readonly effect: { readonly id: EffectId } }) => {
    if (event.layer === layer && wanted.includes(event.effect.id)) applied.push(event.effect.id);
  };
  evaluate(evaluation.state, { effectApplied }, instead);
  return wanted.filter((id) => applied.includes(id)).join() === applied.join();
}

function evaluatedInstead(
  { evaluation }: Trace,
  instead: EvaluateInstead,
): Instead & { readonly key: string } {
  const other = evaluate(evaluation.state, undefined, instead);
  const differences = compareBoards(evaluation, other);
  return {
    instead,
    differences,
    isSame: differences.length === 0 && comparePlayers(evaluation, other).length === 0,
    key: fingerprint(other),
  };
}
