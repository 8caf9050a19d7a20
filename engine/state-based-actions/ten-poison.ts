import { rule } from '../vocabulary/ids.ts';
import { losingRule } from './players-who-lose.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5c: a player with ten or more poison counters loses the game. */
export const tenPoison: StateBasedAction = losingRule(rule('704.5c'), 'poison', ({ counters }) =>
  counters.some(({ kind, count }) => kind === 'poison' && count >= 10),
);
