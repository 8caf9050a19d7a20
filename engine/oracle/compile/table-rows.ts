import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { TargetRequirement } from '../../abilities/target.ts';

interface Resolving {
  readonly instructions: readonly Instruction[];
  readonly targets?: readonly TargetRequirement[];
}

/**
 * The ability with a row of its table (CR 706.3): the row's instructions if the roll was so. `undefined` if the ability
 * does nothing on resolution, or if targets before those of the row can't be counted.
 */
export function withRow(ability: Ability, row: Resolving, result: Condition): Ability | undefined {
  if (ability.kind !== 'spell' && ability.kind !== 'activated' && ability.kind !== 'triggered')
    return undefined;
  const before = ability.targets ?? [];
  const own = row.targets ?? [];
  const first = own.length === 0 ? 0 : sizeOf(before);
  if (first === undefined) return undefined;
  const isAlone = before.length === 0 || own.length === 0;
  const then = own.length === 0 ? row.instructions : shifted(row.instructions, first, own, isAlone);
  const kept = own.length === 0 ? ability.instructions : shifted(ability.instructions, 0, before, isAlone);
  if (then === undefined || kept === undefined) return undefined;
  const added: Instruction = { kind: 'if', condition: result, then };
  return {
    ...ability,
    ...(before.length + own.length === 0 ? {} : { targets: [...before, ...own] }),
    instructions: [...kept, added],
  };
}

/** How many targets these ask for; `undefined` if that is known only later. */
function sizeOf(requirements: readonly TargetRequirement[]): number | undefined {
  let size = 0;
  for (const { count = 1 } of requirements) {
    if (typeof count !== 'number') return undefined;
    size += count;
  }
  return size;
}

/** Instructions whose targets begin at another place among all; "all targets" are then named one by one. */
function shifted(
  instructions: readonly Instruction[],
  by: number,
  requirements: readonly TargetRequirement[],
  isAlone: boolean,
): readonly Instruction[] | undefined {
  if (isAlone && by === 0) return instructions;
  const size = sizeOf(requirements);
  if (size === undefined) return undefined;
  const each = Array.from({ length: size }, (_, n) => ({
    kind: 'is',
    object: { kind: 'target', index: by + n },
  }));
  const move = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(move);
    if (typeof node !== 'object' || node === null) return node;
    const fields = node as Readonly<Record<string, unknown>>;
    if (fields.kind === 'targets') return each.length === 1 ? each[0] : { kind: 'any-of', of: each };
    if (fields.kind === 'target' && typeof fields.index === 'number')
      return { kind: 'target', index: fields.index + by };
    // Abilities that are given away have targets of their own.
    if (fields.kind === 'activated' || fields.kind === 'triggered' || fields.kind === 'spell') return node;
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, move(value)]));
  };
  return move(instructions) as readonly Instruction[];
}
