import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { COMMANDER } from '../vocabulary/commander.ts';
import { rule } from '../vocabulary/ids.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.6d, 903.9a: a commander that has just come to a graveyard or exile goes to the command zone, if its owner wants. */
export const commanderElsewhere: StateBasedAction = {
  rule: rule('704.6d'),
  find: ({ state }, { leavesCommanders }) =>
    leavesCommanders === true
      ? []
      : [...state.objects.values()]
          .filter((object) => hasJustLeft(state, object))
          .map(({ id }) => ({ kind: 'put-into-command-zone', object: id })),
};

/** Whether it came there in this step: state-based actions are checked after each. */
export const hasJustLeft = ({ clock }: GameState, { zone, designations, sinceStep }: GameObject): boolean =>
  (zone === 'graveyard' || zone === 'exile') && sinceStep === clock - 1 && designations.includes(COMMANDER);
