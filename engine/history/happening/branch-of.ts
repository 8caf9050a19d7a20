import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { declines } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { holds } from '../resolving/ask.ts';
import { modesOf } from '../resolving/modes.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';

/** Of an instruction that only says which others are carried out, those; `undefined` for any other. */
export function branchOf(
  resolution: Resolution,
  instruction: Instruction,
  did: boolean,
): readonly Instruction[] | undefined {
  switch (instruction.kind) {
    case 'if': {
      const { condition } = instruction;
      const so = wasDone(resolution, condition, did) ?? holds(resolution, condition);
      return so ? instruction.then : (instruction.otherwise ?? []);
    }
    case 'may':
      return declines(resolution.choices) ? [] : instruction.instructions;
    case 'modal':
      return modesOf(resolution, instruction).flat();
    default:
      return undefined;
  }
}

/** What a condition says of the instruction before it, or of the damage that was prevented; `undefined` for any other. */
function wasDone({ event, run }: Resolution, condition: Condition, did: boolean): boolean | undefined {
  if (condition.kind !== 'fact') return undefined;
  if (/^(?:any )?damage is prevented this way$/.test(condition.words)) return (event?.prevented ?? 0) > 0;
  const bySort = /^damage from a (non)?creature source is prevented this way$/.exec(condition.words);
  if (bySort !== null)
    return (event?.prevented ?? 0) > 0 && isCreature(run, event?.source) === (bySort[1] === undefined);
  if (isDone(condition)) return did;
  return isUndone(condition) ? !did : undefined;
}

function isCreature({ state, evaluation }: StepRun, id: ObjectId | undefined): boolean {
  return id !== undefined && state.objects.has(id) && evaluation.object(id).cardTypes.includes('creature');
}

/** "If you do", "if the player discards a card this way": whether that was done. */
const isDone = ({ words }: Fact): boolean => words === 'you do' || THIS_WAY.test(words);

/** "If you can't", "if that player doesn't discard a card this way": the same the other way round. */
const isUndone = ({ words }: Fact): boolean =>
  words === "you can't" || words === "you don't" || NOT_THIS_WAY.test(words);

type Fact = Extract<Condition, { kind: 'fact' }>;
const WHO = '(?:you|they|the player|that player)';
const WHAT = '(?:discard|sacrifice|mill|exile|return)';
const THIS_WAY = new RegExp(`^${WHO} ${WHAT}s? .+ this way$`);
const NOT_THIS_WAY = new RegExp(`^${WHO} (?:don't|doesn't) ${WHAT} .+ this way$`);
