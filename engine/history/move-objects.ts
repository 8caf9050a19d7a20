import type { GameObject } from '../state/game-object.ts';
import { newObject } from '../state/new-object.ts';
import { lastingDesignations } from '../vocabulary/commander.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { keptCounters } from './kept-counters.ts';
import { componentsOf, keptStickers } from './merged-parts.ts';
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
  for (const object of moving) scatter(run, object, zone, change);
}

/** The other components of a merged permanent go to the same zone (730.3). */
function scatter(
  run: StepRun,
  left: GameObject,
  zone: Exclude<Zone, 'battlefield'>,
  change: Partial<GameObject> = {},
): void {
  const [, ...others] = partsOf(run, left);
  for (const { id, kind, card, owner } of others) {
    const timestamp = run.timestamp();
    const object = newObject({ id, kind, card, owner, zone, timestamp, sinceStep: run.step, ...change });
    run.apply({ kind: 'object-appears', object });
  }
}

const partsOf = ({ state }: StepRun, object: GameObject) =>
  componentsOf(object, (id) => state.objects.has(id));

/** The object that one, or the topmost of a merged one, becomes in another zone. Its owner has it there, front face up. */
function successor(run: StepRun, object: GameObject, zone: Zone): GameObject {
  const [{ id, kind, card, owner }] = partsOf(run, object);
  return newObject({
    id,
    kind,
    card,
    owner,
    zone,
    timestamp: run.timestamp(),
    sinceStep: run.step,
    counters: keptCounters(run, object, zone),
    designations: lastingDesignations(object.designations),
    ...keptStickers(object, zone),
  });
}
