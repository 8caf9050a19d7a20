import type { Instruction } from '../../abilities/instruction.ts';
import { newObject } from '../../state/new-object.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { invariant } from '../../vocabulary/invariant.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { putIntoZone } from '../move-objects.ts';
import type { StepRun } from '../step-run.ts';
import { UNNAMED_CARD } from '../unnamed-card.ts';
import { numberOf, playersAt } from './ask.ts';
import { nextId, type Resolution } from './resolution.ts';

type CardInstruction = Extract<Instruction, { kind: 'draw' | 'mill' | 'discard' }>;

/** No library is deeper than this, however large a number a text makes. */
const MOST_CARDS = 500;

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

export const drawCards = (resolution: Resolution, instruction: CardInstruction): void =>
  takeFromTop(resolution, instruction, 'hand');

export const millCards = (resolution: Resolution, instruction: CardInstruction): void =>
  takeFromTop(resolution, instruction, 'graveyard');

/** Cards from the top of libraries; where a library has none left, one that the document says nothing of. */
function takeFromTop(resolution: Resolution, instruction: CardInstruction, to: 'hand' | 'graveyard'): void {
  const { run } = resolution;
  const taken: ObjectId[] = [];
  for (const owner of playersAt(resolution, instruction.player)) {
    const amount = Math.min(MOST_CARDS, numberOf(resolution, instruction.amount));
    for (let count = 0; count < amount; count++) {
      const top = run.state.players.find((player) => player.id === owner)?.library.at(-1);
      if (top === undefined) taken.push(unnamedCard(resolution, owner, to));
      else {
        putIntoZone(run, [top], to);
        taken.push(top);
      }
    }
  }
  resolution.that = taken;
}

function unnamedCard(resolution: Resolution, owner: PlayerId, zone: Zone): ObjectId {
  const { run } = resolution;
  const id = nextId(resolution, `${resolution.id}-card`);
  const place = { id, owner, zone, timestamp: run.timestamp(), sinceStep: run.step };
  run.apply({ kind: 'object-appears', object: newObject({ kind: 'card', card: UNNAMED_CARD, ...place }) });
  return id;
}

/** Discards what was chosen; without a choice, as much as there is, the last cards first. */
export function discard(resolution: Resolution, instruction: CardInstruction): void {
  const { run } = resolution;
  const chosen = chosenObjects(resolution);
  for (const owner of playersAt(resolution, instruction.player)) {
    const hand = [...run.state.objects.values()].filter(
      (card) => card.zone === 'hand' && card.owner === owner,
    );
    const byChoice = [...hand.filter(({ id }) => chosen.includes(id)), ...[...hand].reverse()].map(
      ({ id }) => id,
    );
    const cards = [...new Set(byChoice)].slice(0, Math.max(0, numberOf(resolution, instruction.amount)));
    putIntoZone(run, cards, 'graveyard');
    resolution.that = cards;
  }
}
