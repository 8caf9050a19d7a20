import type { Instruction } from '../../abilities/instruction.ts';
import { SHUFFLES_ALL, TAKES_ONE } from '../carried-words.ts';

/** What begins later or is only permitted: its words may stand behind an event, which has happened then. */
const LATER =
  /^(?:at|when|whenever|until|take an extra turn|(?:you |they |that player )?(?:may )?(?:play|cast|spend))\b/;
/** What the engine keeps nothing of: mana, dice, hidden cards that stay where they are; the outcome of the game. */
const KEPT_NOWHERE =
  /\bmana\b|^(?:reveal the top card of your library|you (?:win|lose) the game|(?:roll|flip)\b.*|(?:you )?(?:scry|surveil|proliferate)\b.*|.*\bexplores(?: again)?|.*\bconnives)$/;
const LATER_IN_IT = /\bat the beginning of (?:the|your) next\b/;

const MAY_STAND = [KEPT_NOWHERE, LATER, LATER_IN_IT, SHUFFLES_ALL, TAKES_ONE];

/**
 * Whether instructions may take the place of an event, or come with it: where one is told in words only, the event would
 * be gone and nothing done for it, though the words move, create or change something.
 */
export function canStandThere(instructions: readonly Instruction[]): boolean {
  return instructions.every(canStand);
}

function canStand(told: Instruction): boolean {
  switch (told.kind) {
    case 'may':
      return canStandThere(told.instructions);
    case 'if':
      return canStandThere(told.then) && canStandThere(told.otherwise ?? []);
    case 'modal':
      return told.modes.every(canStandThere);
    case 'other':
      return MAY_STAND.some((words) => words.test(told.words));
    default:
      return true;
  }
}
