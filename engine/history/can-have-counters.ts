import { cannotHaveCounters } from '../replacement/without-forbidden-counters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { hasFootprint } from './footprint.ts';
import type { StepRun } from './step-run.ts';

/** Whether counters can be put on an object: an effect may say that they can't (CR 122, 101.2). */
export const canHaveCounters = (run: StepRun, id: ObjectId): boolean =>
  !hasFootprint(run.state, 'forbidsCounters') || !cannotHaveCounters(run.evaluation.object(id));
