import { countOf } from '../state/counter-groups.ts';
import { type RuleNumber, rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

const withoutDefense = (number: RuleNumber, isSiege: boolean): StateBasedAction => ({
  rule: number,
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter(
        (each) =>
          isOfType(each, 'battle') &&
          each.values.subtypes.includes('Siege') === isSiege &&
          countOf(each.object.counters, 'defense') === 0,
      )
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id })),
});

/**
 * 704.5v: a Siege without defense counters (310.4c) is put into its owner's graveyard. Nothing triggers by itself here,
 * so it never is the source of an ability that has yet to leave the stack.
 */
export const siegeWithoutDefense: StateBasedAction = withoutDefense(rule('704.5v'), true);

/** 704.5w: the same for any other battle. */
export const battleWithoutDefense: StateBasedAction = withoutDefense(rule('704.5w'), false);
