import type { Color } from './colors.ts';
import type { ObjectId, PlayerId } from './ids.ts';

/** What was chosen for an object or on the resolution of a step (`choices` of the case format). */
export interface Choices {
  /** In a text-changing effect (612.2) a list: the word that is replaced, and the one that takes its place. */
  readonly color?: Color | readonly Color[];
  readonly creatureType?: string | readonly string[];
  readonly basicLandType?: string | readonly string[];
  readonly landType?: string;
  readonly cardName?: string;
  readonly number?: number;
  readonly player?: PlayerId;
  readonly object?: ObjectId | readonly ObjectId[];
  readonly mode?: string | readonly string[];
  readonly copy?: ObjectId;
  readonly divide?: readonly number[];
  readonly keep?: ObjectId;
}

/** The objects that were chosen for "that creature", "a creature of your choice" and the like. */
export function chosenObjects({ choices }: { readonly choices: Choices }): readonly ObjectId[] {
  const chosen = choices.object ?? choices.copy;
  if (chosen === undefined) return [];
  return typeof chosen === 'string' ? [chosen] : chosen;
}

/** The modes that were chosen, and what else is said by words: "pay", "decline". */
export const chosenModes = ({ mode = [] }: Choices = {}): readonly string[] => [mode].flat();

/** "May" is done unless the document says otherwise. */
export const declines = (choices: Choices | undefined): boolean => chosenModes(choices).includes('decline');
