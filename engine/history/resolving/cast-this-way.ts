import type { CastThisWay } from '../../abilities/ability.ts';
import { matchesOn } from '../../layers/select.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { boardOf } from './ask.ts';
import { carryOut } from './carry-out.ts';

/**
 * What the permission in `choices.object` says of a spell that is cast, or a land that is played, by it. Its effects
 * last as long as they say, whatever becomes of the object that permits it (CR 611.3d).
 */
export function applyPermission(run: StepRun, used: ObjectId, choices: Choices): void {
  const [permitting] = [choices.object ?? []].flat();
  const source = permitting === undefined ? undefined : run.state.objects.get(permitting);
  if (source === undefined || source.id === used) return;
  const { abilities, names } = run.evaluation.object(source.id);
  const { controller } = run.evaluation.object(used);
  for (const { ability } of abilities) {
    const { thisWay } = ability.kind === 'plain-static' ? ability : {};
    if (thisWay === undefined || !isMeant(run, thisWay, used, source.id)) continue;
    carryOut(
      {
        run,
        id: source.id,
        source: source.id,
        sourceName: names[0] ?? source.card.name,
        controller,
        ability,
        targets: [],
        choices: {},
        modes: [],
        x: undefined,
        creates: [],
        that: [used],
        byPermission: true,
      },
      thisWay.instructions,
    );
  }
}

function isMeant(run: StepRun, { spell }: CastThisWay, used: ObjectId, source: ObjectId): boolean {
  if (spell === undefined) return true;
  const you = run.evaluation.object(source).controller;
  return matchesOn(boardOf(run), spell, used, { source, you });
}
