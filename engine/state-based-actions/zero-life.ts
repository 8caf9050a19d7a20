import { rule } from '../vocabulary/ids.ts';
import { losingRule } from './players-who-lose.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5a: a player with 0 or less life loses the game. */
export const zeroLife: StateBasedAction = losingRule(rule('704.5a'), 'no-life', ({ life }) => life <= 0);
