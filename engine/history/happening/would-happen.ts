import type { EventSpec } from '../../document/event-spec.ts';
import type { Problem } from '../../document/problem.ts';
import { noReader, type TextReader } from '../../oracle/text-reader.ts';
import { type EventRun, startRun } from '../../replacement/run.ts';
import type { GameState } from '../../state/game-state.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { Refusal } from '../refusal.ts';
import { type CardFinder, StepRun, withZone } from '../step-run.ts';
import { eventsOfSpec } from './events-of-spec.ts';

export interface WouldHappenOptions {
  readonly cards: CardFinder;
  readonly reader?: TextReader;
  readonly cause?: 'effect' | 'cost' | 'turn-based';
  readonly choices?: Choices;
}

export type WouldHappen =
  | { readonly run: EventRun; readonly problem?: undefined }
  /** The event names what isn't there, or makes a choice that isn't allowed. */
  | { readonly problem: Problem; readonly run?: undefined };

/**
 * What would happen if this event did, in a game as it is now (CR 614–616): a run up to its first choice, to go on with by
 * `choose` and `decline`, or by `outcomesOf` in all orders at once. Changes nothing of the state. Steps of such a run may
 * throw a `Refusal`, which {@link tryRun} turns into a problem.
 */
export function wouldHappen(state: GameState, event: EventSpec, options: WouldHappenOptions): WouldHappen {
  const { cards, reader = noReader, cause, choices } = options;
  const game = new StepRun(state, state.clock - 1, state.clock, cards, reader, false);
  game.isTrial = true;
  game.choices = choices ?? {};
  const action = {
    kind: 'event' as const,
    id: 'event',
    event,
    ...(cause === undefined ? {} : { cause }),
    ...(choices === undefined ? {} : { choices }),
  };
  return tryRun(() =>
    startRun(
      game,
      eventsOfSpec(game, action).map((each) => withZone(state, each)),
    ),
  );
}

/** A step of a run, or the problem that stops it. */
export function tryRun(step: () => EventRun): WouldHappen {
  try {
    return { run: step() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.at(-1) };
  }
}
