import type { Instruction } from '../../abilities/instruction.ts';
import { countOf } from '../../state/counter-groups.ts';
import { objectOf } from '../../state/edit-state.ts';
import { canHaveCounters } from '../can-have-counters.ts';
import { numberOf, selected } from './ask.ts';
import { divided } from './divide.ts';
import type { Resolution } from './resolution.ts';

/** "Put … counters on …" (CR 122). The amount may be another one for each object. */
export function putCounters(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'put-counters' }>,
): void {
  const { run } = resolution;
  const objects = selected(resolution, instruction.on).filter((id) => canHaveCounters(run, id));
  const counts =
    instruction.divided === true
      ? divided(resolution, numberOf(resolution, instruction.amount), objects)
      : objects.map((on) => [on, numberOf(resolution, instruction.amount, on)] as const);
  const { counter } = instruction;
  run.happen(
    counts.map(([on, count]) => ({
      kind: 'put-counters',
      on,
      counter,
      count,
      by: resolution.controller,
      cause: 'effect',
    })),
  );
  resolution.that = objects;
}

export function removeCounters(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'remove-counters' }>,
): void {
  const { run } = resolution;
  const { counter, amount } = instruction;
  for (const from of selected(resolution, instruction.from)) {
    const there = countOf(objectOf(run.state, from).counters, counter);
    const count = amount === 'all' ? there : Math.min(there, numberOf(resolution, amount, from));
    if (count > 0) run.apply({ kind: 'remove-counters', from, counter, count });
  }
}
