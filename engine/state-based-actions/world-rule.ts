import { compareTimestamps } from '../state/timestamp.ts';
import { rule } from '../vocabulary/ids.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5k: of world permanents only the one stays that has been so for the shortest time; in a tie none does. */
export const worldRule: StateBasedAction = {
  rule: rule('704.5k'),
  find: (evaluation) => {
    const worlds = permanentsOf(evaluation).filter(({ values }) => values.supertypes.includes('world'));
    if (worlds.length < 2) return [];
    const isNewest = ({ object }: (typeof worlds)[number]) =>
      worlds.every(
        (other) => other.object === object || compareTimestamps(object.timestamp, other.object.timestamp) > 0,
      );
    return worlds
      .filter((each) => !isNewest(each))
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id }));
  },
};
