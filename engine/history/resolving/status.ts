import { isKeyword } from '../../layers/object-facts.ts';
import { objectOf } from '../../state/edit-state.ts';
import { canTransform } from '../../state/transform.ts';
import { canTurnFaceDown } from '../../state/turn-face-down.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { controlledInOrder } from '../timestamp-order.ts';
import type { Resolution } from './resolution.ts';

export function setTapped(
  resolution: Resolution,
  objects: readonly ObjectId[],
  status: 'tap' | 'untap',
): void {
  const { run } = resolution;
  if (status === 'tap') for (const object of objects) run.apply({ kind: 'tap', object });
  else run.happen(objects.map((object) => ({ kind: 'untap', object, inStepOf: undefined })));
  resolution.that = objects;
}

/** Shows the other face of double-faced permanents (CR 701.27, 701.28); others stay as they are. */
export function transform({ run }: Resolution, objects: readonly ObjectId[]): void {
  transformTogether(run, objects);
}

/** Turns over those that can, with one new timestamp each (613.7g). Returns the others. */
export function transformTogether(run: StepRun, objects: readonly ObjectId[]): readonly ObjectId[] {
  const { evaluation } = run;
  const able = objects.filter((id) => {
    const { restrictions, abilities } = evaluation.object(id);
    const isKept = restrictions.some(({ restriction }) => restriction === 'cannot-transform');
    // 702.145b, e: only those abilities themselves turn it over.
    const isBound = abilities.some(
      ({ ability }) => isKeyword(ability, 'daybound') || isKeyword(ability, 'nightbound'),
    );
    return !isKept && !isBound && canTransform(objectOf(run.state, id));
  });
  for (const object of controlledInOrder(run, able))
    run.apply({ kind: 'transform', object, timestamp: run.timestamp() });
  return objects.filter((id) => !able.includes(id));
}

/** Turns permanents face down (CR 708.2). */
export function turnFaceDown({ run }: Resolution, objects: readonly ObjectId[]): void {
  const able = objects.filter((id) => canTurnFaceDown(objectOf(run.state, id)));
  for (const object of controlledInOrder(run, able))
    run.apply({ kind: 'turn-face-down', object, as: 'effect', timestamp: run.timestamp() });
}
