import type { ColorWord, NameWord, SubtypeWord } from '../abilities/words.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';

/** A choice that was made once answers every question for it. */
const nth = <T extends string>(chosen: T | readonly T[] | undefined, index = 0): T | undefined =>
  typeof chosen === 'string' || chosen === undefined ? chosen : chosen[index];

/** The color that a word means for a source with these choices; `undefined` if it was never chosen (607.2d). */
export function colorOfWord(word: ColorWord, choices: Choices | undefined): Color | undefined {
  return typeof word === 'string' ? word : nth(choices?.color, word.index);
}

/** The subtype that a word means for a source with these choices. */
export function subtypeOfWord(word: SubtypeWord, choices: Choices | undefined): Subtype | undefined {
  if (typeof word === 'string') return word;
  switch (word.chosen) {
    case 'creature-type':
      return nth(choices?.creatureType, word.index);
    case 'basic-land-type':
      return nth(choices?.basicLandType, word.index);
    case 'land-type':
      return choices?.landType;
  }
}

/** The name that a word means for a source with these choices. */
export function nameOfWord(word: NameWord, choices: Choices | undefined): string | undefined {
  return typeof word === 'string' ? word : choices?.cardName;
}

/** The colors that these words mean, without those that were never chosen. */
export const colorsOfWords = (words: readonly ColorWord[], choices: Choices | undefined): Color[] =>
  words.flatMap((word) => colorOfWord(word, choices) ?? []);

/** The subtypes that these words mean, without those that were never chosen. */
export const subtypesOfWords = (words: readonly SubtypeWord[], choices: Choices | undefined): Subtype[] =>
  words.flatMap((word) => subtypeOfWord(word, choices) ?? []);
