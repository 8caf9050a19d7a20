import { objectOf } from '../../state/edit-state.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

export function setTapped(
  resolution: Resolution,
  objects: readonly ObjectId[],
  status: 'tap' | 'untap',
): void {
  for (const object of objects) resolution.run.apply({ kind: status, object });
  resolution.that = objects;
}

/** Shows the other face of double-faced permanents (CR 701.27); others stay as they are. */
export function transform({ run }: Resolution, objects: readonly ObjectId[]): void {
  const able = objects.filter((id) => {
    const cannot = run.evaluation
      .object(id)
      .restrictions.some(({ restriction }) => restriction === 'cannot-transform');
    return !cannot && objectOf(run.state, id).card.layout === 'transform';
  });
  const timestamp = run.timestamp();
  for (const object of able) {
    run.apply({ kind: 'show-face', object, face: 1 - objectOf(run.state, object).face, timestamp });
  }
}

/** Turns permanents face down (CR 708.2). */
export function turnFaceDown({ run }: Resolution, objects: readonly ObjectId[]): void {
  const able = objects.filter((id) => canTurnFaceDown(objectOf(run.state, id)));
  const timestamp = run.timestamp();
  for (const object of able) run.apply({ kind: 'turn-face-down', object, as: 'effect', timestamp });
}

/** Not what is face down already, and no double-faced permanent (712.16). */
export const canTurnFaceDown = ({ faceDown, card }: GameObject): boolean =>
  faceDown === undefined &&
  card.layout !== 'transform' &&
  card.layout !== 'modal_dfc' &&
  card.layout !== 'meld';
