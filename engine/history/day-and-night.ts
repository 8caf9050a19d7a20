import { isKeyword } from '../layers/object-facts.ts';
import type { GameObject } from '../state/game-object.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { hasFootprint } from './footprint.ts';
import type { StepRun } from './step-run.ts';
import { controlledInOrder } from './timestamp-order.ts';

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

/**
 * The second part of the untap step: by day it becomes night if the player of the turn before cast no spell in it, at
 * night day if that player cast two or more (CR 731.2a–b). What turns over with it does so at once.
 */
export function checkTime(run: StepRun, castBefore: number): void {
  const { designations } = run.state;
  const isDay = designations.includes('day');
  const changes = isDay ? castBefore === 0 : designations.includes('night') && castBefore >= 2;
  if (!changes) return;
  run.apply({ kind: 'designate-game', designations: [isDay ? 'night' : 'day'] });
  keepTime(run);
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
