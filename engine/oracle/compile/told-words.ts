import type { Instruction } from '../../abilities/instruction.ts';

/** The free words of an instruction and of those in it. */
export function wordsOf(told: Instruction): string {
  switch (told.kind) {
    case 'other':
      return told.words;
    case 'may':
      return told.instructions.map(wordsOf).join(' ');
    case 'if':
      return [...told.then, ...(told.otherwise ?? [])].map(wordsOf).join(' ');
    default:
      return '';
  }
}
