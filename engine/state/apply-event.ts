import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { appear, changeZone, disappear } from './change-zone.ts';
import { addCounters, removeCounters } from './counter-groups.ts';
import { editObject, editPlayer, isPlayer } from './edit-state.ts';
import type { GameEvent } from './game-event.ts';
import type { CounterGroup, GameObject } from './game-object.ts';
import type { GameState, PlayerState } from './game-state.ts';

/**
 * The state after one event. Does exactly what the event says: replacement effects are none of its business. Objects
 * and players that the event names must be there.
 */
export function applyEvent(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'object-appears':
      return appear(state, event.object);
    case 'zone-change':
      return changeZone(state, event.object, event.become);
    case 'object-ceases':
      return disappear(state, event.object);
    case 'put-counters':
      return editCounters(state, event.on, (groups) =>
        addCounters(groups, event.counter, event.count, event.timestamp),
      );
    case 'remove-counters':
      return editCounters(state, event.from, (groups) => removeCounters(groups, event.counter, event.count));
    case 'attach':
      return editObject(state, event.object, (object) =>
        object.attachedTo === event.to
          ? object
          : { ...object, attachedTo: event.to, timestamp: event.timestamp },
      );
    case 'unattach':
      return edit(state, event.object, { attachedTo: undefined });
    case 'tap':
      return edit(state, event.object, { isTapped: true });
    case 'untap':
      return edit(state, event.object, { isTapped: false });
    case 'mark-damage':
      return editObject(state, event.object, (object) => ({
        ...object,
        damage: object.damage + event.amount,
        ...(event.isDeathtouch ? { hasDeathtouchDamage: true } : {}),
      }));
    case 'set-life':
      return editPlayer(state, event.player, (player) => ({ ...player, life: event.life }));
    case 'designate':
      return editObject(state, event.object, (object) => ({
        ...object,
        designations: [
          ...object.designations.filter((each) => each !== event.designation),
          event.designation,
        ],
      }));
    case 'turn-face-down':
      return edit(state, event.object, { faceDown: event.as, timestamp: event.timestamp });
    case 'show-face':
      return edit(state, event.object, { face: event.face, timestamp: event.timestamp });
    case 'choose':
      return editObject(state, event.object, (object) => ({
        ...object,
        choices: { ...object.choices, ...event.choices },
      }));
    case 'effect-begins':
      return { ...state, effects: [...state.effects, event.effect] };
    case 'effects-end':
      return { ...state, effects: state.effects.filter((effect) => !event.effects.includes(effect.id)) };
    case 'state-based-actions-checked':
      return { ...state, objects: mapObjects(state, withoutDeathtouch) };
    case 'cleanup':
      return { ...state, objects: mapObjects(state, withoutDamage), combat: { attackers: [], blockers: [] } };
    case 'next-turn':
      return { ...state, activePlayer: event.player, turn: state.turn + 1 };
  }
}

const edit = (state: GameState, id: ObjectId, change: Partial<GameObject>): GameState =>
  editObject(state, id, (object) => ({ ...object, ...change }));

function editCounters(
  state: GameState,
  on: ObjectId | PlayerId,
  change: (groups: readonly CounterGroup[]) => readonly CounterGroup[],
): GameState {
  if (!isPlayer(state, on)) {
    return editObject(state, on, (object) => ({ ...object, counters: change(object.counters) }));
  }
  return editPlayer(state, on, (player) => ({ ...player, counters: change(withTimestamps(player)) }));
}

/** Counters of players make no effects in layers, so their timestamps are not kept. */
const withTimestamps = (player: PlayerState): CounterGroup[] =>
  player.counters.map((group) => ({ ...group, timestamp: { at: 0, order: 0 } }));

function mapObjects(
  { objects }: GameState,
  change: (object: GameObject) => GameObject,
): ReadonlyMap<ObjectId, GameObject> {
  let changed: Map<ObjectId, GameObject> | undefined;
  for (const object of objects.values()) {
    const after = change(object);
    if (after === object) continue;
    changed ??= new Map(objects);
    changed.set(object.id, after);
  }
  return changed ?? objects;
}

const withoutDamage = (object: GameObject): GameObject =>
  object.damage === 0 ? object : { ...withoutDeathtouch(object), damage: 0 };

function withoutDeathtouch(object: GameObject): GameObject {
  if (object.hasDeathtouchDamage === undefined) return object;
  const { hasDeathtouchDamage: _, ...rest } = object;
  return rest;
}
