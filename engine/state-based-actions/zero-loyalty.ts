import { countOf } from '../state/counter-groups.ts';
import { rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5i: a planeswalker without loyalty counters (306.5c) is put into its owner's graveyard. */
export const zeroLoyalty: StateBasedAction = {
  rule: rule('704.5i'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => isOfType(each, 'planeswalker') && countOf(each.object.counters, 'loyalty') === 0)
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id })),
};
