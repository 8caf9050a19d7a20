import type { CardDefinition } from '../../cards/card-definition.ts';
import { refuse } from '../refusal.ts';

/** Which face of a card a step speaks of, by its number. */
export interface FaceQuestion {
  readonly id: string;
  /** The face or half that the step names. */
  readonly named: string | undefined;
  /** The back face is up (712.14a). */
  readonly isTransformed?: boolean;
  /** What the step calls the card: a half may be cast by its own name (709.3, 715.3). */
  readonly asNamed?: string;
}

/** The face that is up: named, or the back, or the front. Refuses the step for a face that the card doesn't have. */
export function faceOf(
  { faces }: CardDefinition,
  { id, named, isTransformed = false, asNamed }: FaceQuestion,
): number {
  if (named !== undefined) {
    const index = faces.findIndex(({ name }) => name === named);
    return index >= 0 ? index : refuse('illegal-choice', { source: id, choice: 'face', value: named });
  }
  if (isTransformed && faces[1] === undefined) {
    return refuse('illegal-choice', { source: id, choice: 'face', value: 'transformed' });
  }
  if (isTransformed) return 1;
  return Math.max(
    0,
    faces.findIndex(({ name }) => name === asNamed),
  );
}
