import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What two boards do not have in common before any continuous effect (613.1: one starts with the actual objects). */
export interface StartDifference {
  /** Permanents, or cards elsewhere, that only one of the boards has there. */
  readonly onlyFirst: readonly ObjectId[];
  readonly onlySecond: readonly ObjectId[];
  /** Objects that both have, but otherwise. */
  readonly others: readonly { readonly object: ObjectId; readonly what: StartFact }[];
  readonly players: readonly PlayerId[];
}

export const START_FACTS = ['card', 'controller', 'status', 'counters', 'attachment', 'choices'] as const;
export type StartFact = (typeof START_FACTS)[number];

/** What the boards differ in from the start; `undefined` for nothing that is no timestamp. */
export function startDifference(first: GameState, second: GameState): StartDifference | undefined {
  const onlyFirst = missingIn(second, first);
  const onlySecond = missingIn(first, second);
  const others = [...first.objects.values()].flatMap((object) => {
    const other = second.objects.get(object.id);
    if (other === undefined || other.zone !== object.zone) return [];
    return START_FACTS.filter((what) => FACTS[what](object) !== FACTS[what](other)).map((what) => ({
      object: object.id,
      what,
    }));
  });
  const players = first.players
    .filter(({ id, life }) => second.players.some((each) => each.id === id && each.life !== life))
    .map(({ id }) => id);
  const isNothing = [onlyFirst, onlySecond, others, players].every(({ length }) => length === 0);
  return isNothing ? undefined : { onlyFirst, onlySecond, others, players };
}

/** Objects of a board that the other one does not have in the same zone. Unnamed objects are called after their step. */
function missingIn(board: GameState, { objects }: GameState): readonly ObjectId[] {
  const taken = new Set<ObjectId>();
  return [...objects.values()].flatMap((object) => {
    const same = board.objects.get(object.id);
    if (same?.zone === object.zone) return [];
    const alike = [...board.objects.values()].find(
      (other) =>
        !objects.has(other.id) &&
        !taken.has(other.id) &&
        other.zone === object.zone &&
        isAlike(object, other),
    );
    if (alike === undefined) return [object.id];
    taken.add(alike.id);
    return [];
  });
}

const isAlike = (a: GameObject, b: GameObject): boolean => a.card.name === b.card.name && a.owner === b.owner;

const FACTS: Readonly<Record<StartFact, (object: GameObject) => string>> = {
  card: ({ card, face, merged, stickers }) =>
    JSON.stringify([card.name, face, merged?.added.map(({ id }) => id), stickers?.map(({ does }) => does)]),
  controller: ({ controller }) => controller,
  status: ({ isTapped, isPhasedOut, faceDown, isFlipped, damage, designations }) =>
    JSON.stringify([isTapped, isPhasedOut, faceDown, isFlipped, damage, [...designations].sort()]),
  counters: ({ counters }) => JSON.stringify(counters.map(({ kind, count }) => `${kind} ${count}`).sort()),
  attachment: ({ attachedTo }) => String(attachedTo),
  choices: ({ choices }) => JSON.stringify(choices),
};
