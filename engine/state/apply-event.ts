import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import {
  appear,
  becomePermanent,
  changeZone,
  disappear,
  mergeInto,
  withoutCombatant,
} from './change-zone.ts';
import { addCounters, removeCounters } from './counter-groups.ts';
import { editObject, editPlayer, isPlayer, objectOf } from './edit-state.ts';
import type { GameEvent } from './game-event.ts';
import type { CounterGroup, GameObject } from './game-object.ts';
import type { GameState, PlayerState } from './game-state.ts';
import { renameObject } from './rename-object.ts';
import type { ResolvedEffect } from './resolved-effect.ts';
import { transformed } from './transform.ts';

/**
 * The state after one event. Does exactly what the event says: replacement effects are none of its business. Objects
 * and players that the event names must be there.
 */
export function applyEvent(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'object-appears':
      return appear(state, event.object);
    case 'zone-change':
      return event.keepsEffects === true
        ? becomePermanent(state, event.object, event.become)
        : changeZone(state, event.object, event.become);
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
          : { ...object, attachedTo: event.to, timestamp: event.timestamp, stampedBy: 'attached' },
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
        ...(event.timestamp === undefined
          ? {}
          : { designatedAt: { ...object.designatedAt, [event.designation]: event.timestamp } }),
      }));
    case 'undesignate':
      return editObject(state, event.object, (object) => ({
        ...object,
        designations: object.designations.filter((each) => each !== event.designation),
      }));
    case 'designate-player':
    case 'undesignate-player':
      return editPlayer(state, event.player, (player) => {
        const others = player.designations.filter((each) => each !== event.designation);
        return {
          ...player,
          designations: event.kind === 'designate-player' ? [...others, event.designation] : others,
        };
      });
    case 'player-leaves':
      return editPlayer(state, event.player, (player) => ({ ...player, hasLeft: true }));
    case 'library-known':
      return editPlayer(state, event.player, (player) => ({ ...player, hasKnownLibrary: true }));
    case 'draw-from-empty':
      return editPlayer(state, event.player, (player) => ({ ...player, drewFromEmpty: true }));
    case 'designate-game':
      return { ...state, designations: event.designations };
    case 'turn-face-up':
      return edit(state, event.object, {
        faceDown: undefined,
        timestamp: event.timestamp,
        stampedBy: 'turned-face-up',
      });
    case 'choose-protector':
      return edit(state, event.object, { protector: event.player });
    case 'flip':
      return edit(state, event.object, { isFlipped: true });
    case 'phase-out':
      return withoutCombatant(
        edit(state, event.object, { isPhasedOut: true, phasedOut: event.how }),
        event.object,
      );
    case 'phase-in':
      return editObject(state, event.object, ({ phasedOut: _, ...object }) => ({
        ...object,
        isPhasedOut: false,
      }));
    case 'merge':
      return merge(state, event);
    case 'put-sticker':
      return editObject(state, event.on, (object) => ({
        ...object,
        stickers: [...(object.stickers ?? []), event.sticker],
      }));
    case 'set-combat':
      return { ...state, combat: event.combat };
    case 'turn-face-down':
      return edit(state, event.object, {
        faceDown: event.as,
        timestamp: event.timestamp,
        stampedBy: 'turned-face-down',
      });
    case 'transform':
      return editObject(state, event.object, (object) => transformed(object, event.timestamp));
    case 'choose':
      return editObject(state, event.object, (object) => ({
        ...object,
        choices: { ...object.choices, ...event.choices },
      }));
    case 'effect-begins':
      return { ...state, effects: [...state.effects, event.effect] };
    case 'effect-applies':
      return { ...state, effects: state.effects.map((effect) => begun(effect, event)) };
    case 'effect-shrinks':
      return { ...state, effects: state.effects.map((effect) => shrunk(effect, event)) };
    case 'remember-fact':
      return { ...state, thisTurn: [...(state.thisTurn ?? []), event.fact] };
    case 'put-to-bottom':
      return toBottom(state, event.object);
    case 'remove-from-combat':
      return withoutCombatant(state, event.object);
    case 'remove-damage':
      return editObject(state, event.object, withoutDamage);
    case 'effects-end':
      return { ...state, effects: state.effects.filter((effect) => !event.effects.includes(effect.id)) };
    case 'state-based-actions-checked':
      return {
        ...state,
        players: state.players.map(checked),
        objects: mapObjects(state, withoutDeathtouch),
      };
    case 'cleanup':
      return { ...state, objects: mapObjects(state, afterCleanup), combat: { attackers: [], blockers: [] } };
    case 'next-turn':
      return { ...state, activePlayer: event.player, turn: state.turn + 1, thisTurn: [] };
  }
}

/** What is said of the spell goes on without a duration: "this turn" was said of when it must be cast. */
function begun(
  { waitsFor, ...effect }: ResolvedEffect,
  event: Extract<GameEvent, { kind: 'effect-applies' }>,
): ResolvedEffect {
  if (effect.id !== event.effect) return waitsFor === undefined ? effect : { ...effect, waitsFor };
  return {
    ...effect,
    affected: { kind: 'locked-in', objects: [event.object], ...(waitsFor && { from: waitsFor }) },
    duration: { kind: 'until-end-of-game' },
    wasForNextSpell: true,
  };
}

function toBottom(state: GameState, id: ObjectId): GameState {
  const { owner } = objectOf(state, id);
  return editPlayer(state, owner, (player) => ({
    ...player,
    library: [id, ...player.library.filter((each) => each !== id)],
  }));
}

function shrunk(
  effect: ResolvedEffect,
  { effect: id, by }: Extract<GameEvent, { kind: 'effect-shrinks' }>,
): ResolvedEffect {
  const { replacement } = effect;
  if (effect.id !== id || replacement?.left === undefined) return effect;
  return { ...effect, replacement: { ...replacement, left: replacement.left - by } };
}

/** What was known of the permanent holds of the merged one, under its new name (730.2c). */
function merge(state: GameState, event: Extract<GameEvent, { kind: 'merge' }>): GameState {
  const left = mergeInto(state, event.object, event.permanent);
  const merged = editObject(left, event.permanent, () => ({ ...event.become, id: event.permanent }));
  return renameObject(merged, event.permanent, event.become.id);
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

const afterCleanup = (object: GameObject): GameObject => withoutDamage(unsaddled(object));

const withoutDamage = (object: GameObject): GameObject =>
  object.damage === 0 ? object : { ...withoutDeathtouch(object), damage: 0 };

/** 702.171b: saddled until the end of the turn. */
const unsaddled = (object: GameObject): GameObject =>
  object.designations.includes('saddled')
    ? { ...object, designations: object.designations.filter((each) => each !== 'saddled') }
    : object;

/** What has been tried since the last check counts for one check only (704.5b). */
function checked(player: PlayerState): PlayerState {
  if (player.drewFromEmpty === undefined) return player;
  const { drewFromEmpty: _, ...rest } = player;
  return rest;
}

function withoutDeathtouch(object: GameObject): GameObject {
  if (object.hasDeathtouchDamage === undefined) return object;
  const { hasDeathtouchDamage: _, ...rest } = object;
  return rest;
}
