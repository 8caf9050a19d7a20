import { rule } from '../vocabulary/ids.ts';
import { losingRule } from './players-who-lose.ts';
import type { StateBasedAction } from './state-based-action.ts';

/** 704.5b: a player who tried to draw from an empty library since the last check loses the game. */
export const emptyLibrary: StateBasedAction = losingRule(
  rule('704.5b'),
  'empty-library',
  ({ drewFromEmpty }) => drewFromEmpty === true,
);
