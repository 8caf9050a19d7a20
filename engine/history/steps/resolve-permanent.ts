import type { GameObject } from '../../state/game-object.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { resolvingSpell } from '../entering/entering.ts';
import { putIntoZone } from '../move-objects.ts';
import type { Resolution } from '../resolving/resolution.ts';

/**
 * A permanent spell resolves and enters as `as` (CR 608.3). An Aura enters attached to its target; without a legal one it
 * is put into its owner's graveyard (608.3b), but a bestowed one goes on as the creature that it is (702.103e).
 */
export function becomePermanent(resolution: Resolution, spell: GameObject, as: ObjectId): void {
  const { run, controller, choices, targets } = resolution;
  const isBestowed = spell.designations.includes('bestowed');
  const [target] = targets;
  const isAura = run.evaluation.object(spell.id).subtypes.includes('Aura');
  const enters = (attachedTo: GameObject['attachedTo']): void => {
    const now = run.object(spell.id);
    enterTogether(run, [resolvingSpell(run, now, { controller, choices, as, attachedTo })]);
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
  } else putIntoZone(run, [spell.id], 'graveyard');
}
