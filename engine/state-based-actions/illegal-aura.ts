import { rule } from '../vocabulary/ids.ts';
import { attachmentFault } from './attachment-fault.ts';
import { isOfType, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/**
 * 704.5m: an Aura that is attached to nothing, or to what it can't enchant, is put into its owner's graveyard. One that
 * is a creature comes off first (704.5p). A bestowed one only ceases to be that (702.103f).
 */
export const illegalAura: StateBasedAction = {
  rule: rule('704.5m'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter((each) => {
        const { object, values } = each;
        if (!values.subtypes.includes('Aura')) return false;
        if (object.attachedTo === undefined) return true;
        if (isOfType(each, 'creature')) return false;
        return attachmentFault(evaluation, object.id, object.attachedTo) !== undefined;
      })
      .map(({ object }) =>
        object.designations.includes('bestowed')
          ? { kind: 'stop-being-bestowed', object: object.id }
          : { kind: 'put-into-graveyard', object: object.id },
      ),
};
