import { countOf } from '../state/counter-groups.ts';
import { rule } from '../vocabulary/ids.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5q: +1/+1 and -1/-1 counters on one permanent remove each other. */
export const oppositeCounters: StateBasedAction = {
  rule: rule('704.5q'),
  find: (evaluation) =>
    permanentsOf(evaluation).flatMap(({ object }) => {
      const count = Math.min(countOf(object.counters, '+1/+1'), countOf(object.counters, '-1/-1'));
      if (count === 0) return [];
      const counters = [
        { kind: '+1/+1', count },
        { kind: '-1/-1', count },
      ];
      return [{ kind: 'remove-counters' as const, object: object.id, counters }];
    }),
};
