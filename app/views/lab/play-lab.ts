import {
  type CardFinder,
  choose,
  decline,
  type EventAction,
  type EventRun,
  type GameState,
  type Problem,
  type TextReader,
  tryRun,
  wouldHappen,
} from '../../../engine/index.ts';
import type { Lab, LabChoice } from './lab.ts';

/** What becomes of the event of a lab. */
export interface PlayedLab {
  /** Up to the first choice, and as far as the choices go; `undefined` if it can't begin. */
  readonly start: EventRun | undefined;
  readonly run: EventRun | undefined;
  /** The choices that could be made; the others belong to an event that has changed since. */
  readonly path: readonly LabChoice[];
  readonly problem: Problem | undefined;
}

export interface LabGame {
  readonly state: GameState;
  readonly cards: CardFinder;
  readonly reader: TextReader;
}

/** The event up to its first choice, or what is wrong with it. */
export function startOf({ state, cards, reader }: LabGame, { event, cause, choices }: EventAction) {
  return wouldHappen(state, event, {
    cards,
    reader,
    ...(cause === undefined ? {} : { cause }),
    ...(choices === undefined ? {} : { choices }),
  });
}

/** Lets the event happen as far as the choices of the lab go. */
export function playLab(game: LabGame, { action, path }: Pick<Lab, 'action' | 'path'>): PlayedLab {
  const { run: start, problem } = startOf(game, action);
  if (start === undefined) return { start, run: undefined, path: [], problem };
  let run = start;
  for (const [index, choice] of path.entries()) {
    const candidate = run.choice?.open.find(({ key }) => key === choice.key);
    if (candidate === undefined || (!choice.isApplied && !candidate.isOptional))
      return { start, run, path: path.slice(0, index), problem: undefined };
    const going = run;
    const next = tryRun(() => (choice.isApplied ? choose(going, candidate) : decline(going, candidate)));
    if (next.run === undefined) return { start, run, path: path.slice(0, index), problem: next.problem };
    run = next.run;
  }
  return { start, run, path, problem: undefined };
}
