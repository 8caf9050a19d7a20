import type { EffectInfo, Evaluation } from '../layers/evaluation.ts';
import type { AppliedEvent, Dependency, EndedDependency, NotAppliedEvent } from '../layers/observer.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';

/** Everything that one evaluation did, in order. Positions 0…`applied.length` are where the ladder can stand. */
export interface Trace {
  readonly evaluation: Evaluation;
  readonly steps: readonly TraceStep[];
  /** Only the applied ones, in order; `applied[n].order` is n + 1. */
  readonly applied: readonly AppliedEvent[];
  readonly dependencies: readonly Dependency[];
  /** Dependencies that were gone when the order was worked out anew (613.8c). */
  readonly endedDependencies: readonly EndedDependency[];
  readonly loops: readonly { readonly layer: Layer; readonly effects: readonly EffectId[] }[];
  readonly effects: ReadonlyMap<EffectId, EffectInfo>;
}

export type TraceStep =
  /** Its changes are in {@link Trace.applied}, worked out when somebody wants them. */
  | ({ readonly kind: 'applied' } & Omit<
      AppliedEvent,
      'changes' | 'changesOf' | 'valuesBefore' | 'valuesAfter'
    >)
  | ({ readonly kind: 'not-applied' } & NotAppliedEvent)
  | { readonly kind: 'loop'; readonly layer: Layer; readonly effects: readonly EffectId[] }
  | {
      readonly kind: 'appeared';
      readonly layer: Layer;
      readonly effect: EffectInfo;
      readonly missedLayers: readonly Layer[];
    };
