import type { LossCause } from '../abilities/event-pattern.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId, RuleNumber } from '../vocabulary/ids.ts';

/** One state-based action (CR 704.5): finds what it would do to the board as it is. Changes nothing. */
export interface StateBasedAction {
  readonly rule: RuleNumber;
  readonly find: (evaluation: Evaluation, hints: SettleHints) => readonly SettleChange[];
}

/** What state-based actions can't know from the board. */
export interface SettleHints {
  /** The permanent that a player keeps under the legend rule, where the document says so. */
  readonly keep: ObjectId | undefined;
  /** The Saga whose last chapter ability has just resolved (704.5s). */
  readonly finishedSaga: ObjectId | undefined;
  /** Owners leave their commanders where they have come (704.6d). */
  readonly leavesCommanders?: boolean;
}

export type SettleChange =
  | { readonly kind: 'put-into-graveyard'; readonly object: ObjectId }
  | { readonly kind: 'put-into-command-zone'; readonly object: ObjectId }
  | { readonly kind: 'destroy'; readonly object: ObjectId }
  | { readonly kind: 'unattach'; readonly object: ObjectId }
  /** It comes off what it is attached to and is no bestowed Aura any more (702.103f). */
  | { readonly kind: 'stop-being-bestowed'; readonly object: ObjectId }
  | { readonly kind: 'cease'; readonly object: ObjectId }
  | { readonly kind: 'choose-protector'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'lose'; readonly player: PlayerId; readonly because: LossCause }
  | { readonly kind: 'start-engines'; readonly player: PlayerId }
  | {
      readonly kind: 'remove-counters';
      readonly object: ObjectId;
      readonly counters: readonly { readonly kind: CounterKind; readonly count: number }[];
    };
