import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** What two boards do not have in common before any continuous effect (613.1: one starts with the actual objects). */
export interface StartDifference {
  /** Objects that only one of the boards has. */
  readonly onlyFirst: readonly ObjectId[];
  readonly onlySecond: readonly ObjectId[];
  /** Objects that both have, in different zones. */
  readonly elsewhere: readonly { readonly object: ObjectId; readonly first: Zone; readonly second: Zone }[];
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
  const elsewhere = [...first.objects.values()].flatMap(({ id, zone }) => {
    const other = second.objects.get(id);
    return other === undefined || other.zone === zone
      ? []
      : [{ object: id, first: zone, second: other.zone }];
  });
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
  const isNothing = [onlyFirst, onlySecond, elsewhere, others, players].every(({ length }) => length === 0);
  return isNothing ? undefined : { onlyFirst, onlySecond, elsewhere, others, players };
}

/** Objects that a board has and the other has not. An object that nobody named is called after its step. */
function missingIn(board: GameState, { objects }: GameState): readonly ObjectId[] {
  const taken = new Set<ObjectId>();
  return [...objects.values()].flatMap((object) => {
    if (board.objects.has(object.id)) return [];
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
