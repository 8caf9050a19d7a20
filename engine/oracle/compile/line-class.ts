import type { Ability } from '../../abilities/ability.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { KEYWORDS, type Keyword } from '../../vocabulary/keywords.ts';

export const LINE_CLASSES = ['understood', 'no-effect', 'reminder', 'unread'] as const;
export type LineClass = (typeof LINE_CLASSES)[number];

/** Instructions that make no continuous effect, replace no event and change no object that the engine keeps. */
const PLAIN: ReadonlySet<Instruction['kind']> = new Set<Instruction['kind']>([
  'draw',
  'discard',
  'mill',
  'gain-life',
  'lose-life',
  'set-life',
  'add-mana',
  'other',
  'deal-damage',
]);

/** Whether what was read has an effect on layers or events. */
export const classOfAbilities = (abilities: readonly Ability[]): LineClass =>
  abilities.some(hasEffect) ? 'understood' : 'no-effect';

const MOVES =
  /\b(?:creates?|destroys?|exiles?|returns?|sacrifices?|onto the battlefield|taps?|untaps?|transforms?|counters? on|gets? [+-]|gains? (?!life|\d|x |that|control of target player)|becomes? (?!the|tapped|day|night))\b/;

function hasEffect(ability: Ability): boolean {
  switch (ability.kind) {
    case 'static':
    case 'replacement':
      return true;
    case 'keyword':
      return (KEYWORDS as readonly Keyword[]).includes(ability.keyword);
    case 'activated':
    case 'triggered':
    case 'spell':
      return ability.instructions.some(instructionHasEffect);
    case 'plain-static':
      return ability.thisWay !== undefined;
  }
}

/** Whether an instruction changes nothing that a layer sees, or is kept in words as a whole. */
export function isToldOnly(instruction: Instruction): boolean {
  if (instruction.kind === 'may') return instruction.instructions.every(isToldOnly);
  if (instruction.kind === 'if')
    return [...instruction.then, ...(instruction.otherwise ?? [])].every(isToldOnly);
  if (instruction.kind === 'modal') return instruction.modes.flat().every(isToldOnly);
  return PLAIN.has(instruction.kind);
}

function instructionHasEffect(instruction: Instruction): boolean {
  if (instruction.kind === 'may') return instruction.instructions.some(instructionHasEffect);
  if (instruction.kind === 'if')
    return [...instruction.then, ...(instruction.otherwise ?? [])].some(instructionHasEffect);
  if (instruction.kind === 'modal') return instruction.modes.flat().some(instructionHasEffect);
  // Told in words only, but objects move by it.
  if (instruction.kind === 'other') return MOVES.test(instruction.words);
  return !PLAIN.has(instruction.kind);
}
