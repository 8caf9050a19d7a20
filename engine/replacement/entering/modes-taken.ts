import { indexOfMode } from '../../oracle/match-mode.ts';
import { chosenModes } from '../../vocabulary/choices.ts';
import type { EntryScope } from './apply-entry.ts';
import type { Entering } from './entering.ts';

/**
 * Which of these modes the document chooses for the effect that is applied now. Of a list each effect takes the next
 * that fits; a single choice holds for all. Without any, the step is marked, and there is no index.
 */
export function takeMode(
  { run }: EntryScope,
  entering: Entering,
  modes: readonly string[],
): { readonly index: number | undefined; readonly entering: Entering } {
  const { choices, modesTaken = [], object } = entering;
  const given = chosenModes(choices);
  const fits = given.flatMap((mode, at) => {
    const index = indexOfMode(mode, modes);
    return index === undefined ? [] : [{ at, index }];
  });
  const found = fits.find(({ at }) => !modesTaken.includes(at)) ?? fits.at(-1);
  if (found !== undefined)
    return { index: found.index, entering: { ...entering, modesTaken: [...modesTaken, found.at] } };
  const [first] = given;
  if (first !== undefined && given.length === 1)
    run.refuse('illegal-choice', { source: object.card.name, choice: 'mode', value: first });
  run.warn('missing-choice', { source: object.card.name, choice: 'mode' });
  return { index: undefined, entering };
}
