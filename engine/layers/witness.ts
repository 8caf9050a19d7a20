import type { ObjectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { type Bits, bitsOf, hasBit } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { layerPlan, resolvedOn, trialOf } from './dependency-on-board.ts';
import type { EffectNode } from './effect-node.ts';
import { contextOf, objectsFound, objectsOf } from './existence.ts';
import type { DependencyReason, DependencyWitness, ParameterValue } from './observer.ts';
import type { ResolvedModification } from './resolved-modification.ts';

/** What would be otherwise for `a` if `b` were applied first: the evidence of a dependency. */
export function witnessOf(
  board: Board,
  a: EffectNode,
  b: EffectNode,
  layer: Layer,
  because: DependencyReason,
): DependencyWitness {
  switch (because) {
    case 'existence':
      return { kind: 'existence', source: a.source, wouldExist: false };
    case 'text':
      return { kind: 'text' };
    case 'what-it-applies-to': {
      const now = objectsOf(board, a);
      const later = trialOf(board, b, layer).tryOut(() => objectsFound(board, a));
      return { kind: 'set', enters: only(board, later, now), leaves: only(board, now, later) };
    }
    case 'what-it-does':
      return differingValue(board, a, b, layer);
  }
}

const only = (board: Board, set: Bits, without: Bits): ObjectId[] =>
  bitsOf(set).flatMap((index) => (hasBit(without, index) ? [] : (board.objects[index]?.id ?? [])));

function differingValue(board: Board, a: EffectNode, b: EffectNode, layer: Layer): DependencyWitness {
  const indexes = bitsOf(objectsOf(board, a));
  const { varying } = layerPlan(a, layer);
  const resolve = (index: number) =>
    varying.flatMap((part) => resolvedOn(board, a, part, { ...contextOf(board, a), affected: index }) ?? []);
  for (const index of indexes) {
    const before = resolve(index);
    const after = trialOf(board, b, layer).tryOut(() => resolve(index));
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    return valueWitness(board.objects[index]?.id, before, after);
  }
  return valueWitness(undefined, [], []);
}

/** The first value that would be another one. */
export function valueWitness(
  object: ObjectId | undefined,
  before: readonly ResolvedModification[],
  after: readonly ResolvedModification[],
): DependencyWitness {
  for (const [index, part] of before.entries()) {
    const other = Object.entries(after[index] ?? {});
    for (const [field, now] of Object.entries(part)) {
      const later = other.find(([key]) => key === field)?.[1];
      if (JSON.stringify(now) !== JSON.stringify(later)) return values(object, shown(now), shown(later));
    }
  }
  return values(object, undefined, undefined);
}

const values = (
  object: ObjectId | undefined,
  now: ParameterValue,
  later: ParameterValue,
): DependencyWitness => ({
  kind: 'value',
  object,
  now,
  // biome-ignore lint/suspicious/noThenProperty: the word of the contract; nobody awaits a witness.
  then: later,
});

function shown(value: unknown): ParameterValue {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(', ') : undefined;
  const names = typeof value === 'object' && value !== null && 'names' in value ? value.names : undefined;
  return Array.isArray(names) ? names.join(', ') : undefined;
}
