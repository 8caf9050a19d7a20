import { findStateBasedActions } from '../state-based-actions/find-actions.ts';
import type { SettleChange, SettleHints } from '../state-based-actions/state-based-action.ts';
import { endOverEffects } from './end-effects.ts';
import { mayBeUnsettled } from './may-be-unsettled.ts';
import { putIntoZone } from './move-objects.ts';
import type { StepRun } from './step-run.ts';

/** More rounds than this would be a circle, which the rules of these actions don't have. */
const MOST_ROUNDS = 1_000;

/**
 * Performs state-based actions until none applies (CR 704.3), each round all at once. Effects that last for as long as
 * something is so end as soon as it isn't (611.2b).
 */
export function settle(run: StepRun, hints: SettleHints): void {
  endOverEffects(run);
  for (let round = 0; round < MOST_ROUNDS && mayBeUnsettled(run.state); round++) {
    const rules = findStateBasedActions(run.evaluation, hints);
    const hasDeathtouch = [...run.state.objects.values()].some(
      (object) => object.hasDeathtouchDamage === true,
    );
    for (const { rule, changes } of rules) {
      run.note({ kind: 'state-based-action', rule, objects: changes.map(({ object }) => object) });
      for (const change of changes) perform(run, change);
    }
    if (hasDeathtouch) run.apply({ kind: 'state-based-actions-checked' });
    if (rules.length === 0) return;
    endOverEffects(run);
  }
}

function perform(run: StepRun, change: SettleChange): void {
  const { object } = change;
  if (!run.state.objects.has(object)) return;
  switch (change.kind) {
    case 'put-into-graveyard':
    case 'destroy':
      putIntoZone(run, [object], 'graveyard');
      return;
    case 'unattach':
      run.apply({ kind: 'unattach', object });
      return;
    case 'stop-being-bestowed':
      run.apply({ kind: 'unattach', object });
      run.apply({ kind: 'undesignate', object, designation: 'bestowed' });
      return;
    case 'cease':
      run.apply({ kind: 'object-ceases', object });
      return;
    case 'remove-counters':
      for (const { kind, count } of change.counters) {
        run.apply({ kind: 'remove-counters', from: object, counter: kind, count });
      }
  }
}
