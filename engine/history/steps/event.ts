import type { EventAction } from '../../document/event-spec.ts';
import { declines } from '../../vocabulary/choices.ts';
import { eventsOfSpec } from '../happening/events-of-spec.ts';
import type { StepRun } from '../step-run.ts';

/**
 * An event would happen: replacement and prevention effects apply in the order that the step gives (CR 614–616), and what
 * comes of it happens.
 */
export function letEventHappen(run: StepRun, action: EventAction): void {
  run.follow(action.order ?? [], action.order === undefined && !declines(action.choices));
  run.choices = action.choices ?? {};
  run.happen(eventsOfSpec(run, action));
  run.noteEvent(action.id);
}
