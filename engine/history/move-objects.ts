import type { GameObject } from '../state/game-object.ts';
import { newObject } from '../state/new-object.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { keptCounters } from './kept-counters.ts';
import type { StepRun } from './step-run.ts';

/**
 * Puts objects into a zone that is not the battlefield, all at the same time. Each becomes a new object (CR 400.7) of
 * the same name. Objects that are there already stay as they are.
 */
export function putIntoZone(
  run: StepRun,
  ids: readonly ObjectId[],
  zone: Exclude<Zone, 'battlefield'>,
  change: Partial<GameObject> = {},
): void {
  const moving = ids
    .flatMap((id) => run.state.objects.get(id) ?? [])
    .filter((object) => object.zone !== zone);
  const become = moving.map((object) => ({ ...successor(run, object, zone), ...change }));
  for (const object of become) run.apply({ kind: 'zone-change', object: object.id, become: object });
}

/** The object that one becomes in another zone. Its owner has it there, front face up. */
export const successor = (run: StepRun, object: GameObject, zone: Zone): GameObject =>
  newObject({
    id: object.id,
    kind: object.kind,
    card: object.card,
    owner: object.owner,
    zone,
    timestamp: run.timestamp(),
    sinceStep: run.step,
    counters: keptCounters(run, object, zone),
  });
