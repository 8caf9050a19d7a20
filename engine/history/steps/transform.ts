import { transformTogether } from '../resolving/status.ts';
import type { StepRun } from '../step-run.ts';

/**
 * A permanent transforms or converts (CR 701.27, 701.28), which is the same thing under two names. Nothing happens to one
 * that has no other face, or that an effect keeps from it; the step is marked then.
 */
export function transformPermanent(run: StepRun, id: string): void {
  const { id: object } = run.existingPermanent(id);
  if (transformTogether(run, [object]).length > 0) run.warn('cannot-transform', { object: id });
}
