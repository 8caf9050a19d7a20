import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { holds } from '../resolving/ask.ts';
import { declines } from '../resolving/declines.ts';
import { modesOf } from '../resolving/modes.ts';
import type { Resolution } from '../resolving/resolution.ts';

/** Of an instruction that only says which others are carried out, those; `undefined` for any other. */
export function branchOf(
  resolution: Resolution,
  instruction: Instruction,
  did: boolean,
): readonly Instruction[] | undefined {
  switch (instruction.kind) {
    case 'if': {
      const so = isDone(instruction.condition) ? did : holds(resolution, instruction.condition);
      return so ? instruction.then : (instruction.otherwise ?? []);
    }
    case 'may':
      return declines(resolution) ? [] : instruction.instructions;
    case 'modal':
      return modesOf(resolution, instruction).flat();
    default:
      return undefined;
  }
}

/** "If you do": whether the optional part before it was done. */
const isDone = (condition: Condition): boolean => condition.kind === 'fact' && condition.words === 'you do';
