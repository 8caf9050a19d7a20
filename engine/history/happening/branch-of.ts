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
      const { condition } = instruction;
      const so = isDone(condition) ? did : isUndone(condition) ? !did : holds(resolution, condition);
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

/** "If you can't", "if you don't": the same the other way round. */
const isUndone = (condition: Condition): boolean =>
  condition.kind === 'fact' && (condition.words === "you can't" || condition.words === "you don't");
