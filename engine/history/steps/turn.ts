import type { GameState } from '../../state/game-state.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { checkTime } from '../day-and-night.ts';
import { endEffectsAt } from '../end-effects.ts';
import { hasFootprint } from '../footprint.ts';
import { settle } from '../settle.ts';
import type { StepRun } from '../step-run.ts';
import { phasing } from './phase.ts';

/**
 * The turn ends and the player's next turn begins: cleanup (CR 514.2) with the state-based actions that follow it
 * (514.3a), the untap step with phasing, day and night, and untapping (502.1–3). Nobody draws.
 */
export function nextTurn(run: StepRun, name: string): void {
  const player = run.player(name);
  endEffectsAt(run, { kind: 'end-of-combat' });
  run.apply({ kind: 'cleanup' });
  const { activePlayer, turn } = run.state;
  endEffectsAt(run, { kind: 'cleanup', of: activePlayer, turn });
  if (run.settles) settle(run, { keep: undefined, finishedSaga: undefined });
  for (const gone of turnsThatDontBegin(run.state, player))
    endEffectsAt(run, { kind: 'turn-begins', of: gone });
  const cast = spellsCastBy(run.state, activePlayer);
  run.apply({ kind: 'next-turn', player });
  endEffectsAt(run, { kind: 'turn-begins', of: player });
  endEffectsAt(run, { kind: 'untap-step', of: player });
  if (beginsUntapStep(run, player)) {
    phasing(run, player);
    checkTime(run, cast);
    untapAll(run, player);
  }
  endEffectsAt(run, { kind: 'upkeep', of: player });
}

/** How many spells the player has cast in the current turn, by steps that say so. */
const spellsCastBy = ({ thisTurn = [] }: GameState, player: PlayerId): number =>
  thisTurn.filter((fact) => fact.kind === 'cast' && fact.player === player).length;

/** Players who have left, whose turn would have begun before this player's: what lasts until then ends (800.4k, m). */
function turnsThatDontBegin({ players, activePlayer }: GameState, next: PlayerId): readonly PlayerId[] {
  const ids = players.map(({ id }) => id);
  const at = ids.indexOf(activePlayer);
  const order = [...ids.slice(at + 1), ...ids.slice(0, at)];
  const until = order.indexOf(next);
  return order
    .slice(0, until < 0 ? order.length : until)
    .filter((id) => players.some((player) => player.id === id && player.hasLeft === true));
}

/** What is scheduled for a step that is skipped doesn't happen (614.10a). */
function beginsUntapStep(run: StepRun, player: PlayerId): boolean {
  return !hasFootprint(run.state, 'skips') || run.begins({ kind: 'begin', player, what: 'untap step' });
}

function untapAll(run: StepRun, player: PlayerId): void {
  const tapped = [...run.state.objects.values()].filter(
    (object) => object.isTapped && object.zone === 'battlefield' && !object.isPhasedOut,
  );
  if (tapped.length === 0) return;
  const { evaluation } = run;
  const untapping = tapped.filter(({ id }) => {
    const { controller, restrictions } = evaluation.object(id);
    const stays = restrictions.some(({ restriction }) => restriction === 'does-not-untap');
    return controller === player && !stays;
  });
  run.happen(untapping.map(({ id }) => ({ kind: 'untap', object: id, inStepOf: player })));
}
