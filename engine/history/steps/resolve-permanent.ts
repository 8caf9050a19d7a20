import { hasSubtype } from '../../layers/object-facts.ts';
import type { GameObject } from '../../state/game-object.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import { chosenModes } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { resolvingSpell } from '../entering/entering.ts';
import { intoGraveyard } from '../happening/into-graveyard.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';
import { mergeObjects } from './merge.ts';

/**
 * A permanent spell resolves and enters as `as` (CR 608.3). An Aura enters attached to its target; without a legal one it
 * is put into its owner's graveyard (608.3b), but a bestowed one goes on as the creature that it is (702.103e).
 */
export function becomePermanent(resolution: Resolution, spell: GameObject, as: ObjectId): void {
  const { run, controller, choices, targets } = resolution;
  if (spell.designations.includes('mutating')) {
    resolveMutating(resolution, spell, as);
    return;
  }
  const isBestowed = spell.designations.includes('bestowed');
  const [target] = targets;
  const isAura = run.evaluation.object(spell.id).subtypes.includes('Aura');
  const enters = (attachedTo: GameObject['attachedTo']): void => {
    const now = run.object(spell.id);
    enterTogether(run, [resolvingSpell(run, now, { controller, choices, as, attachedTo })]);
    // 608.3e: what can't enter is put into its owner's graveyard.
    if (run.state.objects.get(spell.id)?.zone === 'stack') intoGraveyard(run, spell.id);
  };
  if (!isAura || (target === undefined && !isBestowed)) {
    enters(undefined);
    return;
  }
  const isLegal = target !== undefined && attachmentFault(run.evaluation, spell.id, target) === undefined;
  if (isLegal) enters(target);
  else if (isBestowed) {
    run.apply({ kind: 'undesignate', object: spell.id, designation: 'bestowed' });
    enters(undefined);
  } else intoGraveyard(run, spell.id);
}

/**
 * A mutating spell merges with its target, on top unless `choices.mode` is "bottom" (608.3d, 702.140c). If the target is
 * no legal one any more, it goes on as a creature spell (702.140b).
 */
function resolveMutating(resolution: Resolution, spell: GameObject, as: ObjectId): void {
  const { run, choices, targets } = resolution;
  const target = run.state.objects.get(targets[0] as ObjectId);
  if (target === undefined || !isLegalTarget(run, spell, target)) {
    run.apply({ kind: 'undesignate', object: spell.id, designation: 'mutating' });
    becomePermanent(resolution, run.object(spell.id), as);
    return;
  }
  const isBelow = chosenModes(choices).includes('bottom');
  const [top, bottom] = isBelow ? [target.id, spell.id] : [spell.id, target.id];
  mergeObjects(run, { kind: 'merge', top, bottom, id: as });
}

/** 702.140a: a non-Human creature with the same owner. */
function isLegalTarget(run: StepRun, spell: GameObject, target: GameObject): boolean {
  if (target.zone !== 'battlefield' || target.isPhasedOut || target.owner !== spell.owner) return false;
  const values = run.evaluation.object(target.id);
  return values.cardTypes.includes('creature') && !hasSubtype(values, 'Human');
}
