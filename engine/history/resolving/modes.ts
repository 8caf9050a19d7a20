import type { Instruction } from '../../abilities/instruction.ts';
import { describeInstructions } from '../../oracle/describe/en/describe.ts';
import { normalise } from '../../oracle/normalise.ts';
import { refuse } from '../refusal.ts';
import type { Resolution } from './resolution.ts';

/** The modes that were chosen for "choose one —" and the like (CR 700.2), in printed order. Refuses what fits none. */
export function modesOf(
  resolution: Resolution,
  { modes, choose, more, upTo = choose }: Extract<Instruction, { kind: 'modal' }>,
): readonly (readonly Instruction[])[] {
  const { sourceName, choices } = resolution;
  const wanted = [...resolution.modes, ...[choices.mode ?? []].flat()];
  if (wanted.length < choose) refuse('missing-choice', { source: sourceName, choice: 'mode' });
  const texts = modes.map((mode) => describeInstructions(mode));
  const indexes = new Set(
    wanted
      .slice(0, Math.max(upTo, more?.upTo ?? 0))
      .map((fragment) => indexOfMode(fragment, texts, sourceName)),
  );
  return modes.filter((_, index) => indexes.has(index));
}

/**
 * Which of these modes a piece of text means: the one that is the same, contains it, or begins it. Refuses the step if
 * none or several do.
 */
export function indexOfMode(fragment: string, texts: readonly string[], sourceName: string): number {
  const wanted = normalise(fragment);
  const modes = texts.map((text) => normalise(text));
  const tests = [
    (text: string) => text === wanted,
    (text: string) => text.includes(wanted),
    (text: string) => wanted.includes(text),
    (text: string) => sharesSize(text, wanted),
  ];
  for (const test of tests) {
    const found = modes.flatMap((text, index) => (test(text) ? [index] : []));
    if (found[0] !== undefined && found.length === 1) return found[0];
  }
  return refuse('illegal-choice', { source: sourceName, choice: 'mode', value: fragment });
}

/** Modes that give a size are often told apart by it alone: "1/6". */
function sharesSize(text: string, wanted: string): boolean {
  const size = /\d+\/\d+/.exec(wanted)?.[0];
  return size !== undefined && text.includes(size);
}
