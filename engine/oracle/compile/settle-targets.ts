import type { TargetRequirement } from '../../abilities/target.ts';
import { PENDING } from './targets.ts';

/**
 * While an ability is read, one target is named by the place of its requirement, all targets of one by a mark. Once all
 * requirements are known, single targets get their place among all (115.1) and a lone requirement's are all there are.
 * `undefined` if a place can't be told because a requirement before asks for any number.
 */
export function settleTargets<T>(tree: T, requirements: readonly TargetRequirement[]): T | undefined {
  const places = placesOf(requirements);
  let isLost = false;
  let isWithin = false;
  const settle = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(settle);
    if (typeof node !== 'object' || node === null) return node;
    const fields = node as Readonly<Record<string, unknown>>;
    // An ability that is given away has targets of its own, which are in their places already.
    if (isWithin && (fields.kind === 'activated' || fields.kind === 'triggered' || fields.kind === 'spell'))
      return node;
    isWithin = true;
    if (fields.kind === 'is') {
      const marked = markOf(fields.object);
      if (marked === undefined && isSingle(fields.object) && requirements.length === 1)
        return { kind: 'targets' };
      if (marked !== undefined) {
        const all = allOfRequirement(marked, requirements, places);
        if (all === undefined) isLost = true;
        return all;
      }
    }
    if (fields.kind === 'target' && typeof fields.index === 'number') {
      const isNth = fields.index >= 2 * PENDING;
      const index = isNth
        ? Math.floor((fields.index - 2 * PENDING) / 10)
        : fields.index >= PENDING
          ? fields.index - PENDING
          : fields.index;
      const first = places[index];
      const place = first === undefined || !isNth ? first : first + ((fields.index - 2 * PENDING) % 10);
      if (place === undefined) isLost = true;
      return { kind: 'target', index: place ?? 0 };
    }
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, settle(value)]));
  };
  const settled = settle(tree) as T;
  return isLost ? undefined : settled;
}

const isSingle = (object: unknown): boolean => (object as { kind?: unknown } | undefined)?.kind === 'target';

function markOf(object: unknown): number | undefined {
  const fields = object as Readonly<Record<string, unknown>> | undefined;
  return fields?.kind === 'target' &&
    typeof fields.index === 'number' &&
    fields.index >= PENDING &&
    fields.index < 2 * PENDING
    ? fields.index - PENDING
    : undefined;
}

/** The place of the first target of each requirement; `undefined` behind one of any number. */
function placesOf(requirements: readonly TargetRequirement[]): readonly (number | undefined)[] {
  let next: number | undefined = 0;
  return requirements.map((requirement) => {
    const place = next;
    const size = sizeOf(requirement);
    next = next === undefined || size === undefined ? undefined : next + size;
    return place;
  });
}

function sizeOf(requirement: TargetRequirement): number | undefined {
  if (requirement.count === undefined) return 1;
  return typeof requirement.count === 'number' ? requirement.count : undefined;
}

function allOfRequirement(
  index: number,
  requirements: readonly TargetRequirement[],
  places: readonly (number | undefined)[],
): unknown {
  const requirement = requirements[index];
  const place = places[index];
  if (requirement === undefined) return undefined;
  if (requirements.length === 1) return { kind: 'targets' };
  const size = sizeOf(requirement);
  if (place === undefined || size === undefined) return undefined;
  const each = Array.from({ length: size }, (_, offset) => ({
    kind: 'is',
    object: { kind: 'target', index: place + offset },
  }));
  return each.length === 1 ? each[0] : { kind: 'any-of', of: each };
}
