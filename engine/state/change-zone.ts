import type { EffectId, ObjectId } from '../vocabulary/ids.ts';
import { editPlayer, objectOf, withObject, withoutObject } from './edit-state.ts';
import { forgetObject, mentionsObject } from './forget-object.ts';
import type { GameObject } from './game-object.ts';
import type { GameState } from './game-state.ts';
import { renameIn } from './rename-object.ts';
import type { AffectedObjects, ResolvedEffect } from './resolved-effect.ts';

/**
 * Takes an object out of its zone and puts the new object that it becomes (CR 400.7) into another. Effects of
 * resolutions forget the old one: it leaves their locked-in sets, it is no longer their source, those that last only
 * as long as it exists are over. What was attached to it is attached to nothing.
 */
export function changeZone(state: GameState, old: ObjectId, become: GameObject): GameState {
  return appear(disappear(state, old), become);
}

/**
 * A spell becomes a permanent: effects of resolutions that apply to the spell go on to apply to the permanent (CR
 * 400.7a); what else there was between the two is over.
 */
export function becomePermanent(state: GameState, spell: ObjectId, permanent: GameObject): GameState {
  const moved = withoutObject(state, spell);
  const followed = { ...moved, effects: moved.effects.map((each) => following(each, spell, permanent.id)) };
  return appear(unattachFrom(followed, spell), permanent);
}

/** A mutating spell leaves the stack: what applies to it applies to the permanent that it merges with (702.140f). */
export function mergeInto(state: GameState, spell: ObjectId, permanent: ObjectId): GameState {
  const left = unattachFrom(withoutObject(state, spell), spell);
  return { ...left, effects: left.effects.map((each) => following(each, spell, permanent)) };
}

function following(effect: ResolvedEffect, spell: ObjectId, permanent: ObjectId): ResolvedEffect {
  if (!concerns(effect, spell)) return effect;
  return renameIn(effect, spell, permanent);
}

/** Takes an object out of the game. */
export function disappear(state: GameState, id: ObjectId): GameState {
  const object = objectOf(state, id);
  const left = withoutCombatant(takeFromPile(withoutObject(state, id), object), id);
  return forget(unattachFrom(left, id), id);
}

/** Puts a new object into its zone; on top, in a library or graveyard. */
export function appear(state: GameState, object: GameObject): GameState {
  const cleared = object.zone === 'battlefield' ? unlinkExiled(state, object.id) : state;
  const placed = withObject(cleared, object);
  if (object.zone !== 'library' && object.zone !== 'graveyard') return placed;
  const pile = object.zone;
  return editPlayer(placed, object.owner, (player) => ({ ...player, [pile]: [...player[pile], object.id] }));
}

/** Takes an object out of combat (506.4). */
export function withoutCombatant(state: GameState, id: ObjectId): GameState {
  const { attackers, blockers } = state.combat;
  const isIn =
    attackers.some(({ object }) => object === id) || blockers.some(({ blocker }) => blocker === id);
  if (!isIn) return state;
  return {
    ...state,
    combat: {
      attackers: attackers.filter(({ object }) => object !== id),
      blockers: blockers.filter(({ blocker, attacker }) => blocker !== id && attacker !== id),
    },
  };
}

function takeFromPile(state: GameState, { zone, owner, id }: GameObject): GameState {
  if (zone !== 'library' && zone !== 'graveyard') return state;
  return editPlayer(state, owner, (player) => ({
    ...player,
    [zone]: player[zone].filter((each) => each !== id),
  }));
}

function unattachFrom(state: GameState, id: ObjectId): GameState {
  let objects: Map<ObjectId, GameObject> | undefined;
  for (const object of state.objects.values()) {
    if (object.attachedTo !== id) continue;
    objects ??= new Map(state.objects);
    objects.set(object.id, { ...object, attachedTo: undefined });
  }
  return objects === undefined ? state : { ...state, objects };
}

/** A new permanent of a known name has exiled nothing yet (607.2a). */
function unlinkExiled(state: GameState, id: ObjectId): GameState {
  if (![...state.objects.values()].some((object) => object.exiledWith === id)) return state;
  const objects = new Map(
    [...state.objects].map(([key, object]) => [
      key,
      object.exiledWith === id ? { ...object, exiledWith: undefined } : object,
    ]),
  );
  return { ...state, objects };
}

function forget(before: GameState, id: ObjectId): GameState {
  const state = withoutFacts(before, id);
  if (!state.effects.some((effect) => concerns(effect, id))) return state;
  return { ...state, effects: state.effects.flatMap((effect) => effectWithout(effect, id)) };
}

/** What comes back under that id is another object (400.7). */
function withoutFacts(state: GameState, id: ObjectId): GameState {
  const { thisTurn = [] } = state;
  const kept = thisTurn.filter(
    (fact) => fact.kind !== 'dealt-damage' || (fact.source !== id && fact.to !== id),
  );
  return kept.length === thisTurn.length ? state : { ...state, thisTurn: kept };
}

/** The effects of a state that will be over when the object leaves its zone. */
export const effectsEndingWith = (state: GameState, id: ObjectId): readonly EffectId[] =>
  state.effects.filter((effect) => endsWith(effect, id)).map((effect) => effect.id);

const endsWith = ({ duration }: ResolvedEffect, id: ObjectId): boolean =>
  duration.kind === 'while-object-exists' && duration.object === id;

function concerns(effect: ResolvedEffect, id: ObjectId): boolean {
  if (effect.source === id || endsWith(effect, id) || mentionsObject(mentioningParts(effect), id))
    return true;
  return effect.affected.kind === 'locked-in' && effect.affected.objects.includes(id);
}

const mentioningParts = ({ condition, duration, replacement }: ResolvedEffect): unknown => [
  condition,
  duration,
  replacement?.definition,
];

function effectWithout(effect: ResolvedEffect, id: ObjectId): readonly ResolvedEffect[] {
  if (endsWith(effect, id)) return [];
  const source = effect.source === id ? undefined : effect.source;
  const condition = forgetObject(effect.condition, id);
  const duration = forgetObject(effect.duration, id);
  const replacement = effect.replacement && forgetObject(effect.replacement, id);
  const forgetful = replacement === undefined ? effect : { ...effect, replacement };
  return [{ ...forgetful, source, condition, duration, affected: affectedWithout(effect.affected, id) }];
}

function affectedWithout(affected: AffectedObjects, id: ObjectId): AffectedObjects {
  if (affected.kind === 'open' || !affected.objects.includes(id)) return affected;
  const objects = affected.objects.filter((each) => each !== id);
  return { ...affected, objects, formerly: [...(affected.formerly ?? []), id] };
}
