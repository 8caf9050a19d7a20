import { rule } from '../vocabulary/ids.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5d: a token outside the battlefield ceases to exist. */
export const tokensElsewhere: StateBasedAction = {
  rule: rule('704.5d'),
  find: ({ state }) =>
    [...state.objects.values()]
      .filter((object) => object.kind === 'token' && object.zone !== 'battlefield')
      .map(({ id }) => ({ kind: 'cease', object: id })),
};
