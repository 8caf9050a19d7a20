import type { Problem } from '../document/problem.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import type { Happened } from '../replacement/run.ts';
import type { RunStep } from '../replacement/trace.ts';
import type { GameState } from '../state/game-state.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** A document played out: one moment per step, and before them the empty board. */
export interface History {
  /** `moments[0]` is the start; `moments[n]` is after step `n - 1`. */
  readonly moments: readonly Moment[];
  readonly problems: readonly Problem[];
}

/** The game after one step and the state-based actions that followed. */
export interface Moment {
  /** Index of the step; -1 for the start. */
  readonly step: number;
  readonly state: GameState;
  /** Evaluated when first asked for. */
  readonly evaluation: Evaluation;
  /** Off, or refused: the state is that of the moment before. */
  readonly status: 'done' | 'off' | 'refused';
  /** What became of the event of an event step, and why (614–616); of another step, of its events that effects modified. */
  readonly recorded: readonly RecordedEvent[];
  /** What happened, in order: the step's own events, then state-based actions (704). */
  readonly events: readonly HistoryEvent[];
  /** Effects of resolutions that are over by now, in the order in which they ended: for "why not". */
  readonly endedEffects: readonly EndedEffect[];
  /** Objects that got timestamps at the same time in the step, of which a player could choose the order (613.7m). */
  readonly chosenOrders: readonly ChosenOrder[];
}

/** Objects of one player that got timestamps at the same time, in the order in which they got them. */
export interface ChosenOrder {
  readonly player: PlayerId;
  readonly objects: readonly ObjectId[];
}

/** An effect of a resolution that is over, as it was when it ended. */
export interface EndedEffect {
  readonly effect: ResolvedEffect;
  readonly because: 'duration' | 'never-began';
  /** Index of the step in which it ended. */
  readonly endedAt: number;
}

/** An event that a step let happen. */
export interface RecordedEvent {
  /** The id of the step that says that the event would happen; one made up for what happens within another step. */
  readonly id: string;
  readonly happened: readonly Happened[];
  readonly steps: readonly RunStep[];
}

export type HistoryEvent =
  | {
      readonly kind: 'state-based-action';
      readonly rule: string;
      readonly objects: readonly ObjectId[];
      /** Players who lose, get speed, or are chosen to protect the object. */
      readonly players?: readonly PlayerId[];
    }
  /** Players lose the game (104.5), somebody wins it (104.2), or nobody does (104.4a). */
  | { readonly kind: 'lost'; readonly players: readonly PlayerId[]; readonly rule: string }
  | { readonly kind: 'won'; readonly player: PlayerId; readonly rule: string }
  | { readonly kind: 'draw'; readonly rule: string }
  /** They would lose by that rule, but can't: because of these objects. */
  | {
      readonly kind: 'cannot-lose';
      readonly player: PlayerId;
      readonly because: readonly ObjectId[];
      readonly rule: string;
    }
  /** The player leaves a game that goes on, with these objects (800.4a). */
  | {
      readonly kind: 'left-game';
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      readonly rule: string;
    }
  /** Exiled because a player who has left would control them (800.4a, c). */
  | { readonly kind: 'exiled-for-gone'; readonly objects: readonly ObjectId[]; readonly rule: string }
  | { readonly kind: 'entered'; readonly object: ObjectId }
  | { readonly kind: 'left'; readonly object: ObjectId; readonly to: string }
  | { readonly kind: 'effect-created'; readonly effect: string }
  | { readonly kind: 'effect-ended'; readonly effect: string; readonly because: 'duration' | 'never-began' }
  | { readonly kind: 'not-carried-out'; readonly words: string };
