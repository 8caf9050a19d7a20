import type { LossCause } from '../abilities/event-pattern.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import { isGameOver, LOST } from '../state/end-of-game.ts';
import type { PlayerState } from '../state/game-state.ts';
import type { RuleNumber } from '../vocabulary/ids.ts';
import type { SettleChange, StateBasedAction } from './state-based-action.ts';

/**
 * A rule by which players lose the game, unless they have lost already or the game is over (104.1). Whether an effect
 * says that they can't is asked as it would happen (614.17).
 */
export const losingRule = (
  rule: RuleNumber,
  because: LossCause,
  isSo: (player: PlayerState) => boolean,
): StateBasedAction => ({
  rule,
  find: ({ state }: Evaluation): readonly SettleChange[] =>
    isGameOver(state)
      ? []
      : state.players
          .filter((player) => isSo(player) && !player.designations.includes(LOST))
          .map(({ id }) => ({ kind: 'lose', player: id, because })),
});
