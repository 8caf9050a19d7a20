import type { GameObject, GameState, UnreadLine } from '../../../engine/index.ts';

/**
 * Lines of the object's text that nobody understood, so that nothing of them is applied. An object with the name of
 * another card is taken for a copy of it: what was not read there is missing here, too.
 */
export function unreadLines(
  state: GameState,
  object: GameObject,
  names: readonly string[],
): readonly UnreadLine[] {
  if (object.faceDown !== undefined) return [];
  for (const { card } of [object, ...state.objects.values()])
    for (const face of card.faces)
      if (face.unread !== undefined && names.includes(face.name)) return face.unread;
  return [];
}
