import type { PlayerReference } from '../../abilities/references.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { playersAt } from './ask.ts';
import type { Resolution } from './resolution.ts';

/**
 * What has entered attacking joins the attackers, if there is a combat (CR 508.4, 508.4b); only creatures attack. Whom it
 * attacks stays open where the text doesn't say it.
 */
export function beginAttacking(
  resolution: Resolution,
  objects: readonly ObjectId[],
  whom: 'anybody' | PlayerReference,
): void {
  const { run } = resolution;
  const { attackers, blockers } = run.state.combat;
  if (attackers.length === 0) return;
  const attacking = whom === 'anybody' ? undefined : playersAt(resolution, whom)[0];
  const able = objects.filter(
    (id) =>
      run.state.objects.get(id)?.zone === 'battlefield' &&
      run.evaluation.object(id).cardTypes.includes('creature'),
  );
  const added = able.map((object) => ({ object, attacking }));
  run.apply({ kind: 'set-combat', combat: { attackers: [...attackers, ...added], blockers } });
}
