import type { Instruction } from '../../abilities/instruction.ts';
import { matchesOn } from '../../layers/select.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { boardOf } from './ask.ts';
import { activeDuration, beginEffect } from './continuous-effect.ts';
import { fixReferences } from './fix-references.ts';
import { lockedParts } from './locked-parts.ts';
import type { Resolution } from './resolution.ts';

type NextSpellEffect = Extract<Instruction, { kind: 'next-spell-effect' }>;

/** Creates an effect that does not begin until an appropriate spell is cast (CR 611.2f). */
export function awaitNextSpell(resolution: Resolution, { spell, parts, within }: NextSpellEffect): void {
  const waitsFor = fixReferences(spell, resolution);
  beginEffect(
    resolution,
    {
      affected: { kind: 'locked-in', objects: [], from: waitsFor },
      ...lockedParts(resolution, parts, undefined),
      waitsFor,
    },
    activeDuration(resolution, within),
  );
}

/** A spell was just put on the stack: the effects that waited for such a one begin to apply to it (CR 611.2f, 601.2a). */
export function applyToNextSpell(run: StepRun, spell: ObjectId): void {
  const board = boardOf(run);
  const begun = run.state.effects.filter(
    ({ waitsFor, source, controller }) =>
      waitsFor !== undefined && matchesOn(board, waitsFor, spell, { source, you: controller }),
  );
  for (const { id } of begun) run.apply({ kind: 'effect-applies', effect: id, object: spell });
}
