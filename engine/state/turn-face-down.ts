import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameObject } from './game-object.ts';

export const canTurnFaceDown = (object: GameObject): boolean => cannotTurnFaceDown(object) === undefined;

/** The rule why it can't: face down already (708.2b), or double-faced (712.16, 730.2j). */
export function cannotTurnFaceDown({ faceDown, card, merged }: GameObject): string | undefined {
  if (faceDown !== undefined) return '708.2b';
  if (isDoubleFaced(card)) return merged === undefined ? '712.16' : '730.2j';
  return merged?.added.some((component) => isDoubleFaced(component.card)) === true ? '730.2j' : undefined;
}

const isDoubleFaced = ({ layout }: CardDefinition): boolean =>
  layout === 'transform' || layout === 'modal_dfc' || layout === 'meld';
