import type { ChangeZoneEvent } from '../../replacement/event.ts';
import { objectOf } from '../../state/edit-state.ts';
import { newObject } from '../../state/new-object.ts';
import { putIntoZone } from '../move-objects.ts';
import type { StepRun } from '../step-run.ts';
import { inTimestampOrder } from '../timestamp-order.ts';

/** Objects go to other zones at the same time. What has left the battlefield is remembered as it was (608.2h). */
export function performZoneChanges(run: StepRun, events: readonly ChangeZoneEvent[]): void {
  for (const { object } of events)
    if (run.state.objects.get(object)?.zone === 'battlefield') run.rememberValues(object);
  const inOrder = inTimestampOrder(run, events, ({ object, appearing }) => ({
    id: object,
    player: appearing?.owner ?? objectOf(run.state, object).owner,
  }));
  for (const event of inOrder) performOne(run, event);
}

function performOne(run: StepRun, event: ChangeZoneEvent): void {
  const { object: id, to, exiledWith, renamed, counter, place, appearing } = event;
  if (appearing !== undefined) {
    const { kind, card, owner } = appearing;
    const timestamp = run.timestamp();
    const object = newObject({ id, kind, card, owner, zone: to, timestamp, sinceStep: run.step, exiledWith });
    run.apply({ kind: 'object-appears', object });
  } else if (run.state.objects.has(id)) {
    putIntoZone(run, [id], to, {
      ...(exiledWith === undefined ? {} : { exiledWith }),
      ...(renamed === undefined ? {} : { id: renamed }),
    });
  }
  const now = renamed ?? id;
  run.touch(event, [now]);
  if (run.state.objects.get(now)?.zone !== to) return;
  if (counter !== undefined)
    run.apply({ kind: 'put-counters', on: now, counter, count: 1, timestamp: run.timestamp() });
  if (to === 'library' && place !== undefined && place !== 'top')
    run.apply({ kind: 'put-to-bottom', object: now });
}
