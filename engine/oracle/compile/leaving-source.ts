import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { Instruction } from '../../abilities/instruction.ts';

/** Whether the event that is replaced would happen to what the source is attached to. */
export const isOfHost = (event: EventPattern): boolean =>
  'what' in event &&
  typeof event.what === 'object' &&
  event.what.kind === 'is' &&
  event.what.object.kind === 'attached-to';

/**
 * "If enchanted land would be destroyed, instead sacrifice this Aura and that land gains …": once the source has left it is
 * attached to nothing, so what follows speaks of the object that the event would affect.
 */
export function afterLeaving(instructions: readonly Instruction[]): readonly Instruction[] {
  const left = instructions.findIndex(leaves);
  return left < 0
    ? instructions
    : [...instructions.slice(0, left + 1), ...(toAffected(instructions.slice(left + 1)) as Instruction[])];
}

const leaves = (told: Instruction): boolean =>
  (told.kind === 'sacrifice' || told.kind === 'move' || told.kind === 'destroy') &&
  told.what.kind === 'is' &&
  told.what.object.kind === 'source';

function toAffected(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(toAffected);
  if (typeof tree !== 'object' || tree === null) return tree;
  const node = tree as Readonly<Record<string, unknown>>;
  if (node.kind === 'attached-to' && !('what' in node)) return { kind: 'affected' };
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, toAffected(part)]));
}
