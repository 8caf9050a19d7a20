import type { WouldBeEvent } from '../replacement/event.ts';
import { findStateBasedActions } from '../state-based-actions/find-actions.ts';
import type { SettleChange, SettleHints } from '../state-based-actions/state-based-action.ts';
import { endOverEffects } from './end-effects.ts';
import { mayBeUnsettled } from './may-be-unsettled.ts';
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
    for (const { rule, changes } of rules)
      run.note({ kind: 'state-based-action', rule, objects: changes.map(({ object }) => object) });
    perform(
      run,
      rules.flatMap(({ changes }) => changes),
    );
    if (hasDeathtouch) run.apply({ kind: 'state-based-actions-checked' });
    if (rules.length === 0) return;
    endOverEffects(run);
  }
}

/** All at once: what goes to a graveyard is one event of many (704.3), which replacement effects see as such. */
function perform(run: StepRun, changes: readonly SettleChange[]): void {
  run.happen(changes.flatMap(eventOf));
  for (const change of changes) performOther(run, change);
}

function eventOf({ kind, object }: SettleChange): readonly WouldBeEvent[] {
  if (kind === 'destroy') return [{ kind, object, canRegenerate: true, cause: 'state-based-action' }];
  if (kind !== 'put-into-graveyard') return [];
  return [{ kind: 'change-zone', object, to: 'graveyard', as: 'put', cause: 'state-based-action' }];
}

function performOther(run: StepRun, change: SettleChange): void {
  const { object } = change;
  if (!run.state.objects.has(object)) return;
  switch (change.kind) {
    case 'put-into-graveyard':
    case 'destroy':
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
