import type { Instruction } from '../../abilities/instruction.ts';
import { describeInstructions } from '../../oracle/describe/en/describe.ts';
import { indexOfMode } from '../../oracle/match-mode.ts';
import { chosenModes } from '../../vocabulary/choices.ts';
import { refuse } from '../refusal.ts';
import type { Resolution } from './resolution.ts';

/** The modes that were chosen for "choose one —" and the like (CR 700.2), in printed order. Refuses what fits none. */
export function modesOf(
  resolution: Resolution,
  { modes, choose, more, upTo = choose }: Extract<Instruction, { kind: 'modal' }>,
): readonly (readonly Instruction[])[] {
  const { sourceName, choices } = resolution;
  const wanted = [...resolution.modes, ...chosenModes(choices)];
  if (wanted.length < choose) refuse('missing-choice', { source: sourceName, choice: 'mode' });
  const texts = modes.map((mode) => describeInstructions(mode));
  const indexes = new Set(
    wanted
      .slice(0, Math.max(upTo, more?.upTo ?? 0))
      .map(
        (fragment) =>
          indexOfMode(fragment, texts) ??
          refuse('illegal-choice', { source: sourceName, choice: 'mode', value: fragment }),
      ),
  );
  return modes.filter((_, index) => indexes.has(index));
}
