import type { Instruction } from '../../abilities/instruction.ts';
import type { NewNames, WouldBeEvent } from '../../replacement/event.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { invariant } from '../../vocabulary/invariant.ts';
import type { StepRun } from '../step-run.ts';
import { numberOf, playersAt } from './ask.ts';
import type { Resolution } from './resolution.ts';

export function setLife(run: StepRun, players: readonly PlayerId[], change: (life: number) => number): void {
  for (const player of players) {
    const life = change(lifeOf(run, player));
    if (life !== lifeOf(run, player)) run.apply({ kind: 'set-life', player, life });
  }
}

export function lifeOf({ state }: StepRun, id: PlayerId): number {
  const player = state.players.find((each) => each.id === id);
  invariant(player !== undefined, `no player ${id}`);
  return player.life;
}

/** A life total becomes another by a gain or a loss of the difference (CR 119.5). */
export function lifeChange(run: StepRun, player: PlayerId, to: number): readonly WouldBeEvent[] {
  const change = to - lifeOf(run, player);
  if (change === 0) return [];
  const kind = change > 0 ? 'gain-life' : 'lose-life';
  return [{ kind, player, amount: Math.abs(change), cause: 'effect' }];
}

export function drawCards(
  resolution: Resolution,
  { player, amount, reveals }: Extract<Instruction, { kind: 'draw' }>,
): void {
  const names = namesOf(resolution);
  const count = numberOf(resolution, amount);
  resolution.that = playersAt(resolution, player).flatMap((who) =>
    resolution.run.happen([
      {
        kind: 'draw',
        player: who,
        count,
        cause: 'effect',
        names,
        ...(reveals === undefined ? {} : { isRevealed: reveals }),
      },
    ]),
  );
}

export function millCards(
  resolution: Resolution,
  { player, amount }: Extract<Instruction, { kind: 'mill' }>,
): void {
  const names = namesOf(resolution);
  const count = numberOf(resolution, amount);
  const players = playersAt(resolution, player);
  resolution.that = resolution.run.happen(
    players.map((who) => ({ kind: 'mill', player: who, count, names })),
  );
}

/** Cards from the top go into exile, all at the same time; one that is entering from there isn't counted (614.13c). */
export function exileFromLibrary(
  resolution: Resolution,
  { player, amount }: Extract<Instruction, { kind: 'exile-from-library' }>,
): void {
  const { run, source } = resolution;
  const count = Math.max(0, numberOf(resolution, amount));
  const link = source === undefined ? {} : { exiledWith: source };
  const cards = playersAt(resolution, player).flatMap((who) => run.libraryOf(who).slice(0, count));
  run.happen(
    cards.map((object) => ({
      kind: 'change-zone',
      object,
      to: 'exile',
      as: 'put',
      cause: 'effect',
      ...link,
    })),
  );
  resolution.that = cards;
}

/** Cards that the document says nothing of are called after the resolution. */
const namesOf = ({ id, creates }: Resolution): NewNames => ({ base: `${id}-card`, given: creates });

/** Discards what was chosen; without a choice, as much as there is, the last cards first. */
export function discard(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'discard' }>,
): void {
  const { run } = resolution;
  const chosen = chosenObjects(resolution);
  for (const player of playersAt(resolution, instruction.player)) {
    const hand = [...run.state.objects.values()].filter(
      (card) => card.zone === 'hand' && card.owner === player,
    );
    const byChoice = [...hand.filter(({ id }) => chosen.includes(id)), ...[...hand].reverse()].map(
      ({ id }) => id,
    );
    const cards = [...new Set(byChoice)].slice(0, Math.max(0, numberOf(resolution, instruction.amount)));
    run.happen(
      cards.map((card) => ({ kind: 'discard', player, card, by: resolution.controller, cause: 'effect' })),
    );
    resolution.that = cards;
  }
}
