import type { Modification } from '../../../abilities/modification.ts';
import type { Narrator } from './context.ts';
import { durationPhrase } from './duration-phrase.ts';
import { joinList } from './grammar.ts';
import type { ResolvingEffect } from './resolving-effect.ts';
import { subjectOf } from './subject.ts';

type ChangedWords = Extract<Modification, { kind: 'change-words' }>;

const SORTS = {
  color: 'color word',
  'basic-land-type': 'basic land type',
  'land-type': 'land type',
  'creature-type': 'creature type',
} as const;

/** Whether the part replaces a word that is chosen as the effect begins. */
export const isChangeOfChosenWords = (part: Modification): part is ChangedWords =>
  part.kind === 'change-words' && typeof part.from !== 'string';

/** "change the text of target permanent by replacing all instances of one color word with another" (612.2). */
export function changedTextSentence(effect: ResolvingEffect, narrator: Narrator): string {
  const { text } = subjectOf(effect.appliesTo, [], narrator, true);
  const words = effect.parts
    .filter(isChangeOfChosenWords)
    .map(
      ({ from, to }) =>
        `one ${typeof from === 'string' ? from : SORTS[from.chosen]} with ${typeof to === 'string' ? to : 'another'}`,
    );
  const lasts = durationPhrase(effect.duration, narrator);
  return `change the text of ${text} by replacing all instances of ${joinList(words, 'or')}${lasts === '' ? '' : ` ${lasts}`}`;
}
