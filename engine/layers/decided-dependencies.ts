import type { EffectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { EffectNode } from './effect-node.ts';
import type { EvaluateInstead } from './evaluator.ts';

/** What is decided from outside about who waits for whom in one layer. */
export interface DecidedDependencies {
  /** Whether the one waits for the other; `undefined` where 613.8a is asked. */
  holds(dependent: EffectId, on: EffectId): boolean | undefined;
  /** The effects of which it must be asked whether this one waits for them. */
  candidatesOf(dependent: EffectId, nodes: readonly EffectNode[]): readonly EffectNode[];
}

/** What is decided in this layer; `undefined` if all is as the rules say, so that nothing else is looked at. */
export function decidedIn(
  layer: Layer,
  { withoutDependency, dependencies }: EvaluateInstead,
): DecidedDependencies | undefined {
  if (withoutDependency === true) return { holds: () => false, candidatesOf: () => [] };
  const decided = new Map<EffectId, Map<EffectId, boolean>>();
  for (const { dependent, on, holds } of (dependencies ?? []).filter((each) => each.layer === layer))
    decided.set(dependent, (decided.get(dependent) ?? new Map()).set(on, holds));
  if (decided.size === 0) return undefined;
  return {
    holds: (dependent, on) => decided.get(dependent)?.get(on),
    candidatesOf: (_, nodes) => nodes,
  };
}
