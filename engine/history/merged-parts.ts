import type { GameObject, Sticker } from '../state/game-object.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** One of the cards or tokens that represent a permanent. */
export type Component = Pick<GameObject, 'id' | 'kind' | 'card' | 'owner'>;

/**
 * What an object is made of as it leaves the battlefield: one component, or all of a merged permanent, each of which goes
 * its own way (CR 730.3). The topmost keeps the name of the whole; the others have those that they had before.
 */
export function componentsOf(
  object: GameObject,
  isTaken: (id: ObjectId) => boolean,
): readonly [Component, ...Component[]] {
  const { merged } = object;
  if (object.melded === undefined && merged === undefined) return [object];
  const first: Component = { ...(merged?.first ?? object), card: object.card, owner: object.owner };
  const { melded = [first] } = object;
  const all = [...melded, ...(merged?.added ?? [])];
  const top = [...(merged?.added ?? [])].reverse().find(({ isOnTop }) => isOnTop) ?? all[0] ?? first;
  const others = all.filter((component) => component !== top);
  const renamed = others.map((component, index) =>
    component.id === object.id || isTaken(component.id)
      ? { ...component, id: freeId(object.id, index, isTaken) }
      : component,
  );
  return [{ ...top, id: object.id }, ...renamed];
}

function freeId(base: ObjectId, index: number, isTaken: (id: ObjectId) => boolean): ObjectId {
  let count = index + 2;
  while (isTaken(`${base}-${count}` as ObjectId)) count += 1;
  return `${base}-${count}` as ObjectId;
}

/** Stickers that an object takes along: only from one public zone to another (123.5). */
export function keptStickers(object: GameObject, to: Zone): { readonly stickers?: readonly Sticker[] } {
  const isPublic = (zone: Zone): boolean => zone !== 'hand' && zone !== 'library';
  const { stickers } = object;
  return stickers !== undefined && isPublic(object.zone) && isPublic(to) ? { stickers } : {};
}
