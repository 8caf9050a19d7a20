import type { StepAction } from '../../document/board-document.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** An Aura, Equipment or Fortification moves to an object or player (CR 701.3); refused if it can't be there. */
export function attach(run: StepRun, { id, to }: Extract<StepAction, { kind: 'attach' }>): void {
  const object = run.permanent(id).id;
  const host = run.objectOrPlayer(to);
  const fault = attachmentFault(run.evaluation, object, host, true);
  if (fault !== undefined) refuse('illegal-attachment', { object: id, to }, fault);
  run.apply({ kind: 'attach', object, to: host, timestamp: run.timestamp() });
}
