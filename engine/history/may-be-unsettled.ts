import type { CardDefinition } from '../cards/card-definition.ts';
import { LOST } from '../state/end-of-game.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState, PlayerState } from '../state/game-state.ts';
import { hasJustLeft } from '../state-based-actions/commander-elsewhere.ts';
import { powerToughnessOfCounter } from '../vocabulary/counters.ts';
import { hasFootprint } from './footprint.ts';

/**
 * Whether a state-based action (CR 704.5) could apply, judged without evaluating anything. False only if none can: no
 * card or effect changes types, sizes for the worse and the like, and nothing printed or marked is in danger by itself.
 */
export function mayBeUnsettled(state: GameState): boolean {
  if (state.players.some(isPlayerInDanger)) return true;
  const names = new Set<string>();
  let isAnythingAttached = false;
  for (const object of state.objects.values()) {
    if (isInDanger(object) || hasJustLeft(state, object)) return true;
    if (object.zone !== 'battlefield') continue;
    if (object.attachedTo !== undefined) isAnythingAttached = true;
    for (const { name, supertypes } of object.card.faces) {
      if (supertypes.includes('world')) return true;
      if (!supertypes.includes('legendary')) continue;
      if (names.has(name)) return true;
      names.add(name);
    }
  }
  return hasFootprint(state, 'upsets') || (isAnythingAttached && hasFootprint(state, 'limitsAttachments'));
}

const isPlayerInDanger = ({ life, counters, designations, drewFromEmpty }: PlayerState): boolean =>
  !designations.includes(LOST) &&
  (life <= 0 ||
    drewFromEmpty === true ||
    counters.some(({ kind, count }) => kind === 'poison' && count >= 10));

/** Told by a card, or by what an effect may give: start your engines! (704.5aa), limits of counters (704.5r). */
const ASKS = /start your engines!|can't have more than/;
const asks = new WeakMap<CardDefinition, boolean>();

function asksForActions(card: CardDefinition): boolean {
  const known = asks.get(card) ?? ASKS.test(JSON.stringify(card.faces));
  asks.set(card, known);
  return known;
}

function isInDanger(object: GameObject): boolean {
  if (object.zone !== 'battlefield') return object.kind === 'token';
  if (asksForActions(object.card)) return true;
  if (object.designations.includes('bestowed') || object.merged !== undefined) return true;
  if (object.damage > 0 || object.hasDeathtouchDamage === true) return true;
  if (object.counters.some(({ kind }) => (powerToughnessOfCounter(kind)?.toughness ?? 0) < 0)) return true;
  return object.card.faces.some((face) => {
    if (typeof face.toughness === 'number' && face.toughness <= 0) return true;
    if (face.subtypes.includes('Aura') && object.attachedTo === undefined) return true;
    if (face.subtypes.includes('Role')) return true;
    return face.loyalty !== undefined || face.cardTypes.includes('battle') || face.subtypes.includes('Saga');
  });
}
