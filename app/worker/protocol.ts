import type {
  BoardDocument,
  EndedEffect,
  GameState,
  HistoryEvent,
  Moment,
  Problem,
} from '../../engine/index.ts';

/** Plays a document and asks for the state of one moment. A newer request overtakes an older one. */
export interface PlayRequest {
  readonly id: number;
  readonly document: BoardDocument;
  /** Index of the moment whose state is wanted; `undefined` is the last. */
  readonly moment: number | undefined;
}

/** A moment without its state, which may be large. */
export interface MomentRecord {
  readonly step: number;
  readonly status: Moment['status'];
  readonly events: readonly HistoryEvent[];
  readonly endedEffects: readonly EndedEffect[];
  readonly recorded: Moment['recorded'];
  readonly chosenOrders: Moment['chosenOrders'];
  /** The clock of its state: the timestamp that the next step gets. */
  readonly clock: number;
}

export type PlayResponse =
  | { readonly kind: 'progress'; readonly id: number; readonly played: number; readonly steps: number }
  | {
      readonly kind: 'played';
      readonly id: number;
      readonly records: readonly MomentRecord[];
      readonly problems: readonly Problem[];
      /** States by the index of their moment: the wanted one and the last. */
      readonly states: readonly (readonly [index: number, state: GameState])[];
    };
