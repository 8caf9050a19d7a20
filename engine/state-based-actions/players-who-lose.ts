import type { Modification } from '../abilities/modification.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import type { PlayerState } from '../state/game-state.ts';
import type { PlayerId, RuleNumber } from '../vocabulary/ids.ts';
import type { SettleChange } from './state-based-action.ts';

/** What a player is designated as who has lost the game (104.3). */
export const LOST = 'lost the game';

/** Players of whom that is so lose the game, unless they have lost already or an effect says that they can't. */
const playersWhoLose = (
  evaluation: Evaluation,
  isSo: (player: PlayerState) => boolean,
): readonly SettleChange[] =>
  evaluation.state.players
    .filter(
      (player) => isSo(player) && !player.designations.includes(LOST) && !cannotLose(evaluation, player.id),
    )
    .map(({ id }) => ({ kind: 'lose', player: id }));

/** "You can't lose the game" (101.2): a rule of the game that is told in words only. */
const cannotLose = ({ effects }: Evaluation, player: PlayerId): boolean =>
  effects.some(({ parts, controller }) =>
    parts.some(
      (part: Modification) =>
        part.kind === 'other-rule' &&
        (/\bplayers can't lose the game\b/i.test(part.words) ||
          (controller === player && /\byou can't lose the game\b/i.test(part.words))),
    ),
  );

/** A rule by which players lose. */
export const losingRule = (rule: RuleNumber, isSo: (player: PlayerState) => boolean) => ({
  rule,
  find: (evaluation: Evaluation) => playersWhoLose(evaluation, isSo),
});
