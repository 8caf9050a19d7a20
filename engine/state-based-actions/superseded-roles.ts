import { compareTimestamps } from '../state/timestamp.ts';
import { rule } from '../vocabulary/ids.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5z: of a player's Roles on one permanent only the one with the latest timestamp stays. */
export const supersededRoles: StateBasedAction = {
  rule: rule('704.5z'),
  find: (evaluation) => {
    const roles = permanentsOf(evaluation).filter(
      ({ object, values }) => object.attachedTo !== undefined && values.subtypes.includes('Role'),
    );
    return roles
      .filter(({ object, values }) =>
        roles.some(
          (other) =>
            other.object.attachedTo === object.attachedTo &&
            other.values.controller === values.controller &&
            compareTimestamps(other.object.timestamp, object.timestamp) > 0,
        ),
      )
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id }));
  },
};
