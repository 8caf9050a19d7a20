import { rule } from '../vocabulary/ids.ts';
import { hasKeyword, isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

const ATTACHABLE = ['Aura', 'Equipment', 'Fortification'];

/** 704.5p: a creature, a battle or a permanent of no attachable sort comes off what it is attached to. */
export const attachedByMistake: StateBasedAction = {
  rule: rule('704.5p'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => {
        const { object, values } = each;
        if (object.attachedTo === undefined) return false;
        if (isOfType(each, 'battle')) return true;
        if (isOfType(each, 'creature')) return !isReconfigurable(values);
        return !ATTACHABLE.some((subtype) => values.subtypes.includes(subtype));
      })
      .map(({ object }) => ({ kind: 'unattach', object: object.id })),
};

/** 301.5c: only an Equipment with reconfigure can be attached while it is a creature. */
const isReconfigurable = (
  values: Parameters<typeof hasKeyword>[0] & { readonly subtypes: readonly string[] },
) => values.subtypes.includes('Equipment') && hasKeyword(values, 'reconfigure');
