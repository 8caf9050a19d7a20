import { countOf } from '../state/counter-groups.ts';
import { rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5v–w: a battle without defense counters (310.4c) is put into its owner's graveyard. */
export const zeroDefense: StateBasedAction = {
  rule: rule('704.5v'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => isOfType(each, 'battle') && countOf(each.object.counters, 'defense') === 0)
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id })),
};
