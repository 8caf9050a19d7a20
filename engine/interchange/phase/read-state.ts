import { Notes } from '../note.ts';
import { playerNames } from '../player-names.ts';
import type { ReadState, SnapshotEffect, SnapshotObject } from '../snapshot.ts';
import { STATE_LIMITS, StateError } from '../state-limits.ts';
import { id, isJson, type Json, list, record, whole } from './json.ts';
import { readPhaseEffect } from './read-effect.ts';
import { readPhaseObject } from './read-object.ts';

/** Whether a text looks like a debug snapshot of phase, or a bare game state of it. */
export const looksLikePhase = (text: string): boolean =>
  /^\s*\{/.test(text) &&
  /"(?:gameState|waiting_for|waitingFor|next_timestamp|next_object_id)"\s*:/.test(text) &&
  /"objects"\s*:/.test(text);

/**
 * Reads a debug snapshot of phase. Lenient: the format is phase's own inner one and changes, so each field may be absent.
 * Throws {@link StateError} for a text that is no JSON, or holds no object or too many.
 */
export function readPhaseState(source: string): ReadState {
  const state = stateIn(source);
  const notes = new Notes();
  const players = playerNames(Math.min(Math.max(list(state.players).length, 2), STATE_LIMITS.players));
  const all = objectsOf(state.objects);
  if (all.length > STATE_LIMITS.objects) throw new StateError('too-many-objects');
  const objects = all.flatMap(([key, object]) => readPhaseObject(key, object, players, notes) ?? []);
  if (objects.length === 0) throw new StateError('no-objects');
  const names = new Map(objects.map(({ key, name }) => [key, name]));
  const effects = list(state.transient_continuous_effects)
    .slice(0, STATE_LIMITS.effects)
    .flatMap((effect, index): readonly SnapshotEffect[] => {
      const read = isJson(effect)
        ? readPhaseEffect(effect, `effect-${id(effect.id) ?? index}`, (key) => names.get(key), notes)
        : undefined;
      return read === undefined ? [] : [read];
    });
  const attacking = new Set(
    list(record(state.combat)?.attackers).flatMap(
      (each) => id(record(each)?.object_id ?? record(each)?.id) ?? [],
    ),
  );
  return {
    snapshot: {
      players: players.map((name, index) => {
        const life = whole(record(list(state.players)[index])?.life);
        const poison = whole(record(list(state.players)[index])?.poison_counters) ?? 0;
        return {
          name,
          ...(life === undefined ? {} : { life }),
          ...(poison > 0 && poison <= STATE_LIMITS.counters ? { counters: { poison } } : {}),
        };
      }),
      activePlayer: Math.min(Math.max(whole(state.active_player) ?? 0, 0), players.length - 1),
      objects: inOrder(objects, state).map((object) =>
        attacking.has(object.key) ? { ...object, isAttacking: true } : object,
      ),
      effects,
    },
    notes: notes.list,
  };
}

function stateIn(source: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new StateError('not-json');
  }
  const outer = record(value);
  const state = record(outer?.gameState) ?? record(outer?.state) ?? outer;
  if (state === undefined || state.objects === undefined) throw new StateError('not-a-state');
  return state;
}

const objectsOf = (objects: unknown): readonly (readonly [string, Json])[] =>
  Array.isArray(objects)
    ? objects.flatMap((each) =>
        isJson(each) && id(each.id) !== undefined ? [[id(each.id) ?? '', each] as const] : [],
      )
    : Object.entries(record(objects) ?? {}).flatMap(([key, each]) =>
        isJson(each) ? [[key, each] as const] : [],
      );

/** By timestamp; what has none comes in the order of the battlefield, or of its number. */
function inOrder(objects: readonly SnapshotObject[], state: Json): readonly SnapshotObject[] {
  const battlefield = list(state.battlefield).map((each) => id(each));
  const place = (object: SnapshotObject): number => {
    const found = battlefield.indexOf(object.key);
    return found < 0 ? Number.MAX_SAFE_INTEGER : found;
  };
  return [...objects].sort(
    (a, b) =>
      (a.timestamp ?? Number.MAX_SAFE_INTEGER) - (b.timestamp ?? Number.MAX_SAFE_INTEGER) ||
      place(a) - place(b) ||
      Number(a.key) - Number(b.key) ||
      (a.key < b.key ? -1 : 1),
  );
}
