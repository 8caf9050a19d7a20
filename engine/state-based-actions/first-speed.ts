import { rule } from '../vocabulary/ids.ts';
import { hasKeyword, permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** What a player is designated as whose speed is 1 (702.179). */
const SPEED = /^speed \d+$/;

/** 704.5aa: a player without speed who controls a permanent with start your engines! has speed 1 from then on. */
export const firstSpeed: StateBasedAction = {
  rule: rule('704.5aa'),
  find: (evaluation) => {
    const starters = new Set(
      permanentsOf(evaluation)
        .filter(({ values }) => hasKeyword(values, 'start your engines!'))
        .map(({ values }) => values.controller),
    );
    return evaluation.state.players
      .filter(({ id, designations }) => starters.has(id) && !designations.some((each) => SPEED.test(each)))
      .map(({ id }) => ({ kind: 'start-engines', player: id }));
  },
};
