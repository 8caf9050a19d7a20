import type { GameState } from '../../state/game-state.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** How much damage the opponents of a player were dealt this turn (CR 702.54). */
export function opponentsDamaged(
  { players, thisTurn = [] }: GameState,
  you: PlayerId,
): { readonly total: number } {
  const opponents = players.map(({ id }) => id).filter((id) => id !== you);
  const dealt = thisTurn.flatMap((fact) =>
    fact.kind === 'player-damaged' && opponents.includes(fact.player) ? [fact.amount] : [],
  );
  return { total: dealt.reduce((sum, each) => sum + each, 0) };
}
