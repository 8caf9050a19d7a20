import type { Ability } from '../abilities/ability.ts';
import type { GameObject } from '../state/game-object.ts';
import type { CardType } from '../vocabulary/card-types.ts';

const OF_THE_COMMAND_ZONE: ReadonlySet<CardType> = new Set([
  'plane',
  'phenomenon',
  'vanguard',
  'scheme',
  'conspiracy',
] as const);

/** Whether a static ability of the object works in the zone in which it is (CR 113.6, 604.3, 611.3b). */
export function functionsHere(
  object: GameObject,
  cardTypes: readonly CardType[],
  ability: Ability,
  isCharacteristicDefining: boolean,
): boolean {
  if (isCharacteristicDefining) return true;
  if (ability.kind === 'static' && ability.functionsIn !== undefined)
    return ability.functionsIn.includes(object.zone);
  switch (object.zone) {
    case 'battlefield':
      return true;
    case 'command':
      return object.kind === 'emblem' || cardTypes.some((type) => OF_THE_COMMAND_ZONE.has(type));
    case 'stack':
      return cardTypes.includes('instant') || cardTypes.includes('sorcery');
    case 'hand':
    case 'library':
    case 'graveyard':
    case 'exile':
      return false;
  }
}
