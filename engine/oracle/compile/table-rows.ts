import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { sameTree } from '../same-tree.ts';
import { name, type Scope, sourceReferent } from './scope.ts';
import { wordsOf } from './told-words.ts';

interface Resolving {
  readonly instructions: readonly Instruction[];
  readonly targets?: readonly TargetRequirement[];
}

/**
 * The scope of a row of a table: it may speak of the target, the cards and the object of which the ability above it does.
 */
export function afterTable(scope: Scope): Scope {
  const { above } = scope.card;
  if (above === undefined || !('instructions' in above)) return scope;
  const { targets = [], instructions } = above;
  const [only] = targets;
  if (instructions.some((told) => /\bcards?\b/.test(wordsOf(told))))
    scope.named.push({ selector: { kind: 'those', what: 'that' }, nouns: ['card', ''], isPlural: true });
  if (targets.length === 1 && only?.kind === 'object') {
    scope.targets.push(only);
    const nouns = ['', 'creature', 'permanent', 'card'];
    const object = { kind: 'target', index: 0 } as const;
    if ((only.count ?? 1) === 1)
      name(scope, { selector: { kind: 'is', object }, object, nouns, isPlural: false });
    else scope.named.push({ selector: { kind: 'targets' }, nouns, isPlural: true });
  } else if (above.kind === 'triggered') name(scope, sourceReferent);
  return scope;
}

/**
 * The ability with a row of its table (CR 706.3): the row's instructions if the roll was so. `undefined` if the ability
 * does nothing on resolution, or if targets before those of the row can't be counted.
 */
export function withRow(ability: Ability, row: Resolving, result: Condition): Ability | undefined {
  if (ability.kind !== 'spell' && ability.kind !== 'activated' && ability.kind !== 'triggered')
    return undefined;
  const before = ability.targets ?? [];
  const told = row.targets ?? [];
  // A row may speak of the target above it, and ask for more.
  const isSeeded = before.length > 0 && sameTree(told.slice(0, before.length), before);
  const own = isSeeded ? told.slice(before.length) : told;
  const first = own.length === 0 ? 0 : sizeOf(before);
  if (first === undefined) return undefined;
  const isAlone = before.length === 0 || own.length === 0;
  const then =
    isSeeded || own.length === 0 ? row.instructions : shifted(row.instructions, first, own, isAlone);
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
