import type { Instruction } from '../../abilities/instruction.ts';
import { isInPlace } from '../../oracle/describe/en/in-place.ts';
import { selfReplacementKey } from '../../replacement/run.ts';
import type { Resolution } from './resolution.ts';

/**
 * "… deals 5 damage instead if …": the spell or ability replaces its own event (614.15), which is applied before anything
 * else (616.1a), and also to what can't happen (614.17c). False where nothing would happen that could be replaced.
 */
export function replaceItself(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'if' }>,
): boolean {
  const { run, id, source, sourceName, controller, choices, x } = resolution;
  if (run.isCollecting || !isInPlace(instruction)) return false;
  const [events, ...more] = run.foresee(resolution, instruction.otherwise ?? []);
  if (events === undefined || events.length === 0 || more.length > 0) return false;
  const effect = {
    key: selfReplacementKey(`${id} ${run.events.length}`),
    label: id,
    source,
    sourceName,
    you: controller,
    definition: { kind: 'self-replacement', instructions: instruction.then },
    choices,
    ...(x === undefined ? {} : { x }),
  } as const;
  const touched = run.happen(events, { effect, resolution });
  if (touched.length > 0) resolution.that = touched;
  return true;
}
