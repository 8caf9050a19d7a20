import type { Instruction } from '../abilities/instruction.ts';
import type { PendingEvent } from './candidates.ts';
import type { Speaker } from './game.ts';

/** What is still to be done, in order: the first is done before the second begins (614.11a). */
export type Task = EventsTask | InstructionsTask;

export interface EventsTask {
  readonly kind: 'events';
  /** They would happen at the same time. */
  readonly pending: readonly PendingEvent[];
  readonly listing: Listing;
}

/** How what happens is listed afterwards. */
export type Listing =
  | 'whole'
  /** An additional effect of a prevention (615.5). */
  | 'additional'
  /** Part of an event that is listed itself (616.1g). */
  | 'contained';

export interface InstructionsTask {
  readonly kind: 'instructions';
  readonly instructions: readonly Instruction[];
  readonly speaker: Speaker;
  /** What was applied to the event that they come from counts for theirs too (614.5). */
  readonly applied: readonly string[];
  readonly listing: Listing;
}
