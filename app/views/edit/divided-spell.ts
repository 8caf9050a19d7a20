import type { CardDefinition, Instruction } from '../../../engine/index.ts';
import type { ChoiceName } from './step-field.ts';

/** What a spell with these targets wants chosen: how it divides what it says, among more than one of them (601.2d). */
export function choicesOfSpell(
  card: CardDefinition | undefined,
  targets: readonly unknown[] = [],
): readonly ChoiceName[] {
  if (card === undefined || targets.length < 2) return [];
  const isDivided = card.faces.some(({ abilities }) =>
    abilities.some((ability) => ability.kind === 'spell' && ability.instructions.some(divides)),
  );
  return isDivided ? ['divide'] : [];
}

function divides(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'put-counters':
    case 'deal-damage':
      return instruction.divided === true;
    case 'replacement-effect': {
      const { effect } = instruction;
      return (
        effect.kind === 'replace' && effect.limit?.kind === 'next-damage' && effect.limit.divided === true
      );
    }
    case 'may':
      return instruction.instructions.some(divides);
    case 'if':
      return [...instruction.then, ...(instruction.otherwise ?? [])].some(divides);
    case 'modal':
      return instruction.modes.some((mode) => mode.some(divides));
    default:
      return false;
  }
}
