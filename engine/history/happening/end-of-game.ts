import type { WouldBeEvent } from '../../replacement/event.ts';
import { hasLeft, isGameOver, LOST, playersInGame, WON } from '../../state/end-of-game.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import { type PlayerId, rule } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';

/**
 * Players lose and win at the same time. Who would do both loses (CR 104.3f); when all who are left lose, the game is a
 * draw (104.4a); the last one left wins, whatever says otherwise (104.2a).
 */
export function endGameFor(run: StepRun, events: readonly WouldBeEvent[]): void {
  const losing = playersOf(events, 'lose-game').filter((player) => isIn(run, player));
  const winning = playersOf(events, 'win-game').filter(
    (player) => isIn(run, player) && !losing.includes(player),
  );
  if (losing.length > 0) loseGame(run, losing);
  const [winner] = winning;
  if (winner !== undefined && !isGameOver(run.state)) winGame(run, winner, '104.2b');
}

/** These players lose the game and leave it, all at once (104.5). */
export function loseGame(run: StepRun, players: readonly PlayerId[]): void {
  for (const player of players) run.apply({ kind: 'designate-player', player, designation: LOST });
  run.note({ kind: 'lost', players, rule: '104.5' });
  const left = playersInGame(run.state);
  const [last] = left;
  if (last === undefined) {
    if (run.state.players.length > 1) run.note({ kind: 'draw', rule: '104.4a' });
  } else if (left.length === 1) winGame(run, last, '104.2a');
  else for (const player of players) leaveGame(run, player);
}

function winGame(run: StepRun, player: PlayerId, number: '104.2a' | '104.2b'): void {
  run.apply({ kind: 'designate-player', player, designation: WON });
  run.note({ kind: 'won', player, rule: number });
}

/**
 * A player leaves a game that goes on: their objects leave it, effects that give them control end, their copies on the
 * stack cease to exist, and what they still control is exiled (800.4a).
 */
function leaveGame(run: StepRun, player: PlayerId): void {
  run.apply({ kind: 'player-leaves', player });
  const owned = [...run.state.objects.values()].filter(({ owner }) => owner === player);
  run.note({ kind: 'left-game', player, objects: owned.map(({ id }) => id), rule: '800.4a' });
  for (const { id } of owned) run.apply({ kind: 'object-ceases', object: id });
  const over = run.state.effects.filter((effect) => givesControlTo(effect, player)).map(({ id }) => id);
  if (over.length > 0) run.apply({ kind: 'effects-end', effects: over });
  for (const { id, kind, zone } of run.state.objects.values()) {
    if (zone === 'stack' && kind !== 'card' && run.evaluation.object(id).controller === player)
      run.apply({ kind: 'object-ceases', object: id });
  }
  exileFromTheGone(run);
}

function givesControlTo({ parts, controller }: ResolvedEffect, player: PlayerId): boolean {
  return parts.some(
    (part) =>
      part.kind === 'set-controller' &&
      ((part.to.kind === 'player' && part.to.id === player) ||
        (part.to.kind === 'you' && controller === player)),
  );
}

/**
 * What a player who has left would control is exiled: as they leave (800.4a), or as soon as the effect that gave control
 * to somebody else ends (800.4c).
 */
export function exileFromTheGone(run: StepRun): void {
  const { state } = run;
  if (!state.players.some((player) => player.hasLeft === true)) return;
  const objects = [...state.objects.values()].filter(
    ({ id, zone }) =>
      (zone === 'battlefield' || zone === 'stack') && hasLeft(state, run.evaluation.object(id).controller),
  );
  run.happen(
    objects.map(({ id }) => ({
      kind: 'change-zone',
      object: id,
      to: 'exile',
      as: 'put',
      cause: 'turn-based',
    })),
  );
  if (objects.length > 0)
    run.note({ kind: 'exiled-for-gone', objects: objects.map(({ id }) => id), rule: rule('800.4c') });
}

const isIn = (run: StepRun, player: PlayerId): boolean => playersInGame(run.state).includes(player);

const playersOf = (events: readonly WouldBeEvent[], what: 'lose-game' | 'win-game'): readonly PlayerId[] => [
  ...new Set(
    events.flatMap((event) => (event.kind === 'player-event' && event.what === what ? [event.player] : [])),
  ),
];
