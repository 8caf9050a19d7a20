import type { CardDefinition, EventAction, GameState, Problem } from '../../../engine/index.ts';
import type { LabTree } from '../../views/lab/tree-view.ts';

/** Asks for all orders in which the effects may be applied to an event. */
export interface OutcomesRequest {
  readonly state: GameState;
  readonly action: EventAction;
  /** Definitions that travel with the board; they come before the built-in ones. */
  readonly cards: readonly CardDefinition[];
}

export type OutcomesResponse =
  | { readonly kind: 'tree'; readonly tree: LabTree }
  | { readonly kind: 'problem'; readonly problem: Problem };
