import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { powerToughnessOfCounter } from '../vocabulary/counters.ts';
import { hasFootprint } from './footprint.ts';

/**
 * Whether a state-based action (CR 704.5) could apply, judged without evaluating anything. False only if none can: no
 * card or effect changes types, sizes for the worse and the like, and nothing printed or marked is in danger by itself.
 */
export function mayBeUnsettled(state: GameState): boolean {
  const names = new Set<string>();
  let isAnythingAttached = false;
  for (const object of state.objects.values()) {
    if (isInDanger(object)) return true;
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

function isInDanger(object: GameObject): boolean {
  if (object.zone !== 'battlefield') return object.kind === 'token';
  if (object.designations.includes('bestowed') || object.merged !== undefined) return true;
  if (object.damage > 0 || object.hasDeathtouchDamage === true) return true;
  if (object.counters.some(({ kind }) => (powerToughnessOfCounter(kind)?.toughness ?? 0) < 0)) return true;
  return object.card.faces.some((face) => {
    if (typeof face.toughness === 'number' && face.toughness <= 0) return true;
    if (face.subtypes.includes('Aura') && object.attachedTo === undefined) return true;
    return face.loyalty !== undefined || face.defense !== undefined || face.subtypes.includes('Saga');
  });
}
