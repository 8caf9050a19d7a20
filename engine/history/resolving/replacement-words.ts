import type { Instruction } from '../../abilities/instruction.ts';
import { plainContext } from '../../oracle/describe/en/context.ts';
import { describeInstruction } from '../../oracle/describe/en/describe.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { fixReferences } from './fix-references.ts';
import type { Resolution } from './resolution.ts';

/** What a replacement or prevention effect of a resolution says, of the objects and players that it is about. */
export function replacementWords(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'replacement-effect' }>,
): string {
  const { state } = resolution.run;
  const nameOf = (id: ObjectId | PlayerId): string => state.objects.get(id as ObjectId)?.card.name ?? id;
  return describeInstruction(fixReferences(instruction, resolution), {
    ...plainContext,
    source: resolution.sourceName,
    nameOf,
  });
}
