import type { CompilableFace, Step, TextReader } from '../../../engine/index.ts';
import { compileText } from '../../../engine/index.ts';

export const EFFECT_KINDS = ['effect', 'emblem'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** A one-shot effect is read as an instant would be; an emblem has nothing but its text (114.3). */
export const faceOfText = (kind: EffectKind, text: string): CompilableFace => ({
  name: '',
  text,
  cardTypes: kind === 'effect' ? ['instant'] : [],
});

/** Why a text can't be put on the board, if so: nothing written, words not understood, or no effect by itself. */
export function whyNotRead(
  kind: EffectKind,
  text: string,
  reader: TextReader,
): 'empty' | 'unread' | 'no-effect' | undefined {
  if (text.trim() === '') return 'empty';
  const face = faceOfText(kind, text);
  const reading =
    kind === 'effect'
      ? reader.effect(text)
      : reader.abilities(text, { ...face, supertypes: [], cardTypes: [], subtypes: [] });
  if (reading !== undefined && 'content' in reading) return undefined;
  return compileText(face).lines.some(({ unread }) => unread !== undefined) ? 'unread' : 'no-effect';
}

/** The step of an effect or emblem with another text. */
export function stepWithText(step: Step, text: string): Step {
  const { action } = step;
  return action.kind === 'effect' || action.kind === 'emblem'
    ? { ...step, action: { ...action, text } }
    : step;
}
