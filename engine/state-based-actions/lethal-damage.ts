import { toughnessOf } from '../layers/object-facts.ts';
import { rule } from '../vocabulary/ids.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5g: a creature with as much damage as toughness is destroyed. */
export const lethalDamage: StateBasedAction = {
  rule: rule('704.5g'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => {
        const toughness = toughnessOf(each.object, each.values) ?? 0;
        return isOfType(each, 'creature') && toughness > 0 && each.object.damage >= toughness;
      })
      .map(({ object }) => ({ kind: 'destroy', object: object.id })),
};
