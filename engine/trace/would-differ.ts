import type { Modification } from '../abilities/modification.ts';
import type { EvaluatedObject } from '../layers/evaluation.ts';

/**
 * Whether the parts would have made the object any different from what it is in the end. Says yes where it can't be
 * told without evaluating.
 */
export const wouldDiffer = (parts: readonly Modification[], object: EvaluatedObject): boolean =>
  parts.some((part) => !isAlready(part, object));

function isAlready(part: Modification, object: EvaluatedObject): boolean {
  const hasAll = (words: readonly unknown[], all: readonly string[]): boolean =>
    words.every((word) => typeof word === 'string' && all.includes(word));
  if (part.kind === 'add-subtypes') return hasAll(part.subtypes, object.subtypes);
  if (part.kind === 'add-card-types') return hasAll(part.types, object.cardTypes);
  if (part.kind === 'add-supertypes') return hasAll(part.supertypes, object.supertypes);
  if (part.kind === 'add-colors') return hasAll(part.colors, object.colors);
  if (part.kind === 'lose-all-abilities') return object.abilities.length === 0;
  if (part.kind !== 'add-ability' || part.ability.kind !== 'keyword') return false;
  const { keyword } = part.ability;
  return object.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}
