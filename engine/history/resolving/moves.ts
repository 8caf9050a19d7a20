import type { Instruction } from '../../abilities/instruction.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import { objectOf } from '../../state/edit-state.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { returningAll } from '../entering/entering.ts';
import type { StepRun } from '../step-run.ts';
import { objectAt, playerAt, playersAt, selected } from './ask.ts';
import { beginAttacking } from './attacking.ts';
import type { Resolution } from './resolution.ts';

/** "Put … onto the battlefield", "exile …", "return … to its owner's hand": all at the same time. */
export function moveTo(resolution: Resolution, instruction: Extract<Instruction, { kind: 'move' }>): void {
  const { run } = resolution;
  const objects = someOf(resolution, selected(resolution, instruction.what), instruction.count);
  remember(resolution, objects);
  if (instruction.to === 'battlefield') {
    const entering = objects.flatMap((id) => {
      const player = instruction.controller;
      const controller =
        player === undefined
          ? resolution.controller
          : (playersAt(resolution, player, id)[0] ?? playerAt(resolution, player));
      return returningAll(run, objectOf(run.state, id), {
        controller,
        tapped: instruction.tapped ?? false,
        choices: resolution.choices,
        entry: instruction.entry ?? [],
        resolution,
      });
    });
    enterTogether(run, entering);
    if (instruction.attacking !== undefined) beginAttacking(resolution, objects, instruction.attacking);
  } else {
    const { to } = instruction;
    const link = to === 'exile' && resolution.source !== undefined ? { exiledWith: resolution.source } : {};
    run.happen(movable(run, objects, to).map((object) => ({ ...put, object, to, as: 'put', ...link })));
  }
  resolution.that = objects;
}

/** So many of them as the document chooses; without a choice the first, marked if there were more to choose from. */
function someOf(
  { run, sourceName, choices }: Resolution,
  able: readonly ObjectId[],
  count: number | undefined,
): readonly ObjectId[] {
  if (count === undefined || able.length <= count) return able;
  const chosen = chosenObjects({ choices }).filter((id) => able.includes(id));
  if (chosen.length < count) run.warn('missing-choice', { source: sourceName, choice: 'object' });
  return [...new Set([...chosen, ...able])].slice(0, count);
}

/** Destroys all at once; an indestructible permanent stays (CR 701.8, 702.12). */
export function destroy(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'destroy' }>,
): void {
  const { run } = resolution;
  const { evaluation } = run;
  const objects = selected(resolution, instruction.what).filter(
    (id) => !evaluation.object(id).abilities.some(({ ability }) => isKeyword(ability, 'indestructible')),
  );
  remember(resolution, objects);
  const canRegenerate = instruction.noRegeneration !== true;
  run.happen(objects.map((object) => ({ kind: 'destroy', object, canRegenerate, cause: 'effect' })));
  resolution.that = objects;
}

/** Puts permanents into their owners' graveyards as a sacrifice (CR 701.21). */
export function sacrifice(resolution: Resolution, objects: readonly ObjectId[]): void {
  const { run } = resolution;
  const { evaluation } = run;
  const able = objects.filter(
    (id) =>
      !evaluation.object(id).restrictions.some(({ restriction }) => restriction === 'cannot-be-sacrificed'),
  );
  remember(resolution, able);
  run.happen(able.map((object) => ({ ...put, object, to: 'graveyard', as: 'sacrificed' })));
  resolution.that = able;
}

/** "Attach … to …": what can't be attached there doesn't move (CR 701.3, 303.4j). */
export function attachTo(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'attach' }>,
): void {
  const object = objectAt(resolution, instruction.what);
  const to = objectAt(resolution, instruction.to);
  if (object === undefined || to === undefined) return;
  const { run } = resolution;
  if (attachmentFault(run.evaluation, object, to, true) !== undefined) return;
  run.apply({ kind: 'attach', object, to, timestamp: run.timestamp() });
}

const put = { kind: 'change-zone', cause: 'effect' } as const;

/** What is there already stays as it is. */
const movable = (run: StepRun, objects: readonly ObjectId[], to: Zone): readonly ObjectId[] =>
  objects.filter((id) => objectOf(run.state, id).zone !== to);

function remember({ run }: Resolution, objects: readonly ObjectId[]): void {
  for (const id of objects) if (objectOf(run.state, id).zone === 'battlefield') run.rememberValues(id);
}
