import type { ChoiceKind, Instruction } from '../../abilities/instruction.ts';
import { choiceOf, isAllowedWord } from '../../replacement/entering/choice-words.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { refuse } from '../refusal.ts';
import { selected } from './ask.ts';
import type { Resolution } from './resolution.ts';

/**
 * "Choose a …" of a resolution. The document makes the choice; an object of the battlefield remembers it (607.2d).
 * Refuses the step for what can't be chosen; a choice that is missing only marks it.
 */
export function carryOutChoice(
  resolution: Resolution,
  { what, from }: Extract<Instruction, { kind: 'choose' }>,
): void {
  const { run, choices, source, sourceName } = resolution;
  const choice = choiceOf(choices, what);
  if (choice === undefined) {
    run.warn('missing-choice', { source: sourceName, choice: what });
    return;
  }
  if (!isAllowedWord(choices, what)) refuseChoice(resolution, what, choices);
  if (what === 'object' || what === 'copy') {
    const among = from === undefined ? undefined : selected(resolution, from);
    const strange = chosenObjects(resolution).find((id) => among?.includes(id) === false);
    if (strange !== undefined) refuse('illegal-choice', { source: sourceName, choice: what, value: strange });
    resolution.that = chosenObjects(resolution);
  }
  if (source !== undefined && run.state.objects.get(source)?.zone === 'battlefield') {
    run.apply({ kind: 'choose', object: source, choices: choice });
  }
}

function refuseChoice({ sourceName }: Resolution, what: ChoiceKind, choices: Choices): never {
  return refuse('illegal-choice', {
    source: sourceName,
    choice: what,
    value: JSON.stringify(choiceOf(choices, what)),
  });
}
