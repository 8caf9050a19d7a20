import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/invariant.ts';
import type { GameObject } from './game-object.ts';
import type { GameState, PlayerState } from './game-state.ts';

// Small edits of a state. Each returns a new one and shares everything that it does not change.

/** The object of that id. The caller knows that it is there. */
export function objectOf(state: GameState, id: ObjectId): GameObject {
  const object = state.objects.get(id);
  invariant(object !== undefined, `no object ${id}`);
  return object;
}

/** Puts an object in, last; one of the same id is taken out first. */
export function withObject(state: GameState, object: GameObject): GameState {
  const objects = new Map(state.objects);
  objects.delete(object.id);
  return { ...state, objects: objects.set(object.id, object) };
}

export function withoutObject(state: GameState, id: ObjectId): GameState {
  const objects = new Map(state.objects);
  objects.delete(id);
  return { ...state, objects };
}

/** Changes an object where it stands. */
export function editObject(
  state: GameState,
  id: ObjectId,
  edit: (object: GameObject) => GameObject,
): GameState {
  const object = objectOf(state, id);
  const edited = edit(object);
  return edited === object ? state : { ...state, objects: new Map(state.objects).set(id, edited) };
}

export function editPlayer(
  state: GameState,
  id: PlayerId,
  edit: (player: PlayerState) => PlayerState,
): GameState {
  return { ...state, players: state.players.map((player) => (player.id === id ? edit(player) : player)) };
}

/** Whether the id names a player of the game. */
export const isPlayer = (state: GameState, id: string): id is PlayerId =>
  state.players.some((player) => player.id === id);
