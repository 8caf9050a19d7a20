import { useMemo } from 'react';
import { type GameState, lookAhead, type ObjectId, recordTrace, type Trace } from '../../../engine/index.ts';
import { pendingOf } from '../../views/lab/lab-view.ts';
import type { LabNow } from './use-lab.ts';

/** A permanent as it would be on the battlefield before it is there (614.12). */
export interface GhostNow {
  readonly id: ObjectId;
  readonly trace: Trace;
}

/** What would enter now, or at the end has entered, each on a board of its own. */
export function useGhosts(now: LabNow | undefined): readonly GhostNow[] {
  const run = now?.played.run;
  const before = now?.game.state;
  return useMemo(
    () => (run === undefined || before === undefined ? [] : ghostsOf(run, before)),
    [run, before],
  );
}

function ghostsOf(run: NonNullable<LabNow['played']['run']>, before: GameState): readonly GhostNow[] {
  const isOver = run.choice === undefined;
  const events = isOver ? run.happened.map(({ event }) => event) : pendingOf(run);
  return events.flatMap((event) => {
    if (event.kind !== 'enter') return [];
    const { state } = lookAhead(isOver ? before : run.game.state, event.entering);
    return [{ id: event.entering.object.id, trace: recordTrace(state) }];
  });
}
