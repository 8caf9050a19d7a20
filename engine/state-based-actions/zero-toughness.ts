import { toughnessOf } from '../layers/object-facts.ts';
import { rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5f: a creature with toughness 0 or less is put into its owner's graveyard. */
export const zeroToughness: StateBasedAction = {
  rule: rule('704.5f'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => isOfType(each, 'creature') && (toughnessOf(each.object, each.values) ?? 0) <= 0)
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id })),
};
