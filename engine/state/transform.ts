import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameObject } from './game-object.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Whether a permanent has another face to turn up: double-faced, not melded, and the other face is no instant or sorcery
 * (CR 701.27c–d, 712.9–10). Not while it is face down (712.15a). A merged one if any of its components has (730.2i).
 */
export function canTransform({ card, face, merged, faceDown }: GameObject): boolean {
  if (faceDown !== undefined) return false;
  return (
    canTurnOver(card, face) || (merged?.added.some((each) => canTurnOver(each.card, each.face)) ?? false)
  );
}

/** The permanent with its other face up; in a merged one each component that can turns (730.2i). */
export function transformed(object: GameObject, timestamp: Timestamp): GameObject {
  const { merged } = object;
  const turned = turnedOver({ ...object, timestamp, stampedBy: 'transformed' as const });
  if (merged === undefined) return turned;
  return { ...turned, merged: { ...merged, added: merged.added.map(turnedOver) } };
}

const turnedOver = <Side extends Pick<GameObject, 'card' | 'face'>>(side: Side): Side =>
  canTurnOver(side.card, side.face) ? { ...side, face: 1 - side.face } : side;

function canTurnOver({ layout, faces }: CardDefinition, face: number): boolean {
  if (layout !== 'transform' && layout !== 'modal_dfc') return false;
  const other = faces[1 - face];
  if (other === undefined) return false;
  return !other.cardTypes.includes('instant') && !other.cardTypes.includes('sorcery');
}
