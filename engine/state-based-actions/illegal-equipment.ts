import { rule } from '../vocabulary/ids.ts';
import { attachmentFault } from './attachment-fault.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5n: an Equipment or Fortification comes off what it can't be attached to, and stays on the battlefield. */
export const illegalEquipment: StateBasedAction = {
  rule: rule('704.5n'),
  find: (evaluation) =>
    permanentsOf(evaluation)
      .filter(({ object, values }) => {
        if (object.attachedTo === undefined || values.subtypes.includes('Aura')) return false;
        if (!values.subtypes.includes('Equipment') && !values.subtypes.includes('Fortification'))
          return false;
        return attachmentFault(evaluation, object.id, object.attachedTo) !== undefined;
      })
      .map(({ object }) => ({ kind: 'unattach', object: object.id })),
};
