import { amountOn } from '../../layers/amounts.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { canHaveCounters } from '../can-have-counters.ts';
import type { StepRun } from '../step-run.ts';

/**
 * What the permanent's own abilities say about being turned face up, applied while that happens: they are those that it
 * has face up (CR 614.1e, 708.11). Nobody gets counters that can't have them.
 */
export function turnUpCounters(run: StepRun, object: ObjectId): void {
  const { abilities, controller } = run.evaluation.object(object);
  for (const { ability } of abilities) {
    if (ability.kind !== 'replacement' || ability.effect.kind !== 'turned-face-up') continue;
    const { counter, amount } = ability.effect;
    const { x } = run.object(object);
    const context = { source: object, you: controller, affected: object, ...(x === undefined ? {} : { x }) };
    const count = amountOn(run.evaluation, amount, context);
    if (count <= 0 || !canHaveCounters(run, object)) continue;
    run.apply({ kind: 'put-counters', on: object, counter, count, timestamp: run.timestamp() });
  }
}
