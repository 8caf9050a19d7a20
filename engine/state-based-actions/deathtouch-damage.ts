import { toughnessOf } from '../layers/object-facts.ts';
import { rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5h: a creature that a source with deathtouch has damaged is destroyed. */
export const deathtouchDamage: StateBasedAction = {
  rule: rule('704.5h'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => {
        const toughness = toughnessOf(each.object, each.values) ?? 0;
        return isOfType(each, 'creature') && toughness > 0 && each.object.hasDeathtouchDamage === true;
      })
      .map(({ object }) => ({ kind: 'destroy', object: object.id })),
};
