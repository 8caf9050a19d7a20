import { matchesOn } from '../layers/select.ts';
import type { CounterGroup, GameObject } from '../state/game-object.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { StepRun } from './step-run.ts';

/** Counters that an object takes along to another zone: none (CR 122.2), unless an ability of it says so. */
export function keptCounters(run: StepRun, object: GameObject, to: Zone): readonly CounterGroup[] {
  if (object.counters.length === 0) return [];
  const { evaluation } = run;
  const { abilities, controller } = evaluation.object(object.id);
  const keeps = abilities.some(
    ({ ability }) =>
      ability.kind === 'replacement' &&
      ability.effect.kind === 'keeps-counters' &&
      !ability.effect.exceptTo.includes(to) &&
      matchesOn(evaluation, ability.effect.what, object.id, { source: object.id, you: controller }),
  );
  if (!keeps) return [];
  const timestamp = run.timestamp();
  return object.counters.map((group) => ({ ...group, timestamp }));
}
