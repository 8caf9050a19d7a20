import type { SubtypeWord } from '../../abilities/words.ts';
import { NotUnderstood, type Scope } from './scope.ts';

/** "the chosen type": of the kind that the same card tells to choose. */
export function chosenWord(scope: Scope, index?: number): SubtypeWord {
  const { chosenType } = scope.card;
  if (chosenType === 'card-type') throw new NotUnderstood(0, 'a type that the trees can say');
  return { chosen: chosenType ?? 'creature-type', ...(index === undefined ? {} : { index }) };
}
