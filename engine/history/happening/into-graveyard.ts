import type { ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';

/** A spell that has resolved, or can't, is put into its owner's graveyard (608.2n, 608.3b). */
export function intoGraveyard(run: StepRun, object: ObjectId): void {
  run.happen([{ kind: 'change-zone', object, to: 'graveyard', as: 'put', cause: 'turn-based' }]);
}
