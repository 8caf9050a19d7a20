import { isKeyword } from '../layers/object-facts.ts';
import type { GameObject } from '../state/game-object.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { hasFootprint } from './footprint.ts';
import { controlledInOrder } from './resolving/status.ts';
import type { StepRun } from './step-run.ts';

/**
 * What daybound and nightbound do at once, without being state-based actions: while it is neither day nor night, a
 * permanent with daybound makes it day, one with nightbound night (CR 702.145d, 702.145g); at night front faces with
 * daybound turn over, by day back faces with nightbound (702.145c, 702.145f).
 */
export function keepTime(run: StepRun): void {
  if (!hasFootprint(run.state, 'keepsTime')) return;
  beginTime(run);
  const isNight = run.state.designations.includes('night');
  if (!isNight && !run.state.designations.includes('day')) return;
  const turning = having(run, isNight ? 'daybound' : 'nightbound').filter(
    ({ face, card }) => card.layout === 'transform' && face === (isNight ? 0 : 1),
  );
  const inOrder = controlledInOrder(
    run,
    turning.map(({ id }) => id),
  );
  for (const object of inOrder) run.apply({ kind: 'transform', object, timestamp: run.timestamp() });
}

function beginTime(run: StepRun): void {
  const { designations } = run.state;
  if (designations.includes('day') || designations.includes('night')) return;
  if (having(run, 'daybound').length > 0) run.apply({ kind: 'designate-game', designations: ['day'] });
  else if (having(run, 'nightbound').length > 0) {
    run.apply({ kind: 'designate-game', designations: ['night'] });
  }
}

function having(run: StepRun, keyword: Keyword): readonly GameObject[] {
  const { evaluation } = run;
  return [...run.state.objects.values()].filter(
    ({ id, zone, isPhasedOut }) =>
      zone === 'battlefield' &&
      !isPhasedOut &&
      evaluation.object(id).abilities.some(({ ability }) => isKeyword(ability, keyword)),
  );
}
