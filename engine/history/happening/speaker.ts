import type { Speaker } from '../../replacement/game.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';

/** The instructions of a replacement effect, carried out as those of a spell or ability are. */
export function resolutionOf(run: StepRun, speaker: Speaker): Resolution {
  const { id, source, sourceName, controller, choices, x, event } = speaker;
  return {
    run,
    id,
    source,
    sourceName,
    controller,
    ability: undefined,
    targets: [],
    choices: { ...run.choices, ...choices },
    modes: [],
    x,
    creates: [],
    that: event.affected === undefined ? [] : [event.affected],
    event,
  };
}
