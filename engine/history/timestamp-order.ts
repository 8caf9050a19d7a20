import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { StepRun } from './step-run.ts';

/** One of several objects that get a timestamp at the same time. */
interface Stamped {
  readonly id: ObjectId;
  /** Who controls it, or owns it where nobody does. */
  readonly player: PlayerId;
}

/**
 * The order in which objects that would get timestamps at the same time get them (CR 613.7m): those of the active player
 * first, then those of the others in turn order; of one player in the order which the step gives (`timestamps`), then as
 * they come. Remembers of which objects a player could choose the order. Names that the step gives and that get no
 * timestamp now mean nothing.
 */
export function inTimestampOrder<Item>(
  run: StepRun,
  items: readonly Item[],
  stampedBy: (item: Item) => Stamped,
): readonly Item[] {
  if (items.length < 2) return items;
  const given = new Map(run.timestampOrder.map((id, place) => [id, place]));
  const sorted = items
    .map((item) => {
      const { id, player } = stampedBy(item);
      return { item, id, player, turn: turnOf(run, player), place: given.get(id) ?? given.size };
    })
    .sort((a, b) => a.turn - b.turn || a.place - b.place);
  for (const player of new Set(sorted.map((each) => each.player))) {
    const objects = sorted.filter((each) => each.player === player).map(({ id }) => id);
    if (objects.length > 1) run.noteChosenOrder({ player, objects });
  }
  return sorted.map(({ item }) => item);
}

/** How many turns of other players come before the player's, from the active player on. */
function turnOf({ state: { players, activePlayer } }: StepRun, player: PlayerId): number {
  const placeOf = (of: PlayerId) => players.findIndex(({ id }) => id === of);
  return (placeOf(player) - placeOf(activePlayer) + players.length) % players.length;
}

/** Permanents in the order in which they get timestamps that they would get at the same time (613.7m). */
export function controlledInOrder(run: StepRun, objects: readonly ObjectId[]): readonly ObjectId[] {
  const { evaluation } = run;
  return inTimestampOrder(run, objects, (id) => ({ id, player: evaluation.object(id).controller }));
}
