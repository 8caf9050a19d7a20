import type { CardDefinition, Zone } from '../../../engine/index.ts';

/** What is being dragged. */
export type DragItem =
  | {
      readonly kind: 'card';
      readonly name: string;
      readonly zone?: Zone;
      /** Gives a card that neither the board nor the library has, once it has come. */
      readonly find?: () => CardDefinition | undefined;
    }
  | { readonly kind: 'effect'; readonly text: string; readonly name: string }
  | { readonly kind: 'object'; readonly id: string; readonly name: string };

/** Where it is held: a player's half, an object, the place that leads to the lab, or nowhere in particular. */
export type DropPlace =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'lab'; readonly id: string }
  | { readonly kind: 'object'; readonly id: string };

export interface DragState {
  readonly item: DragItem;
  readonly over: DropPlace | undefined;
}

/** Drop places under the pointer, innermost first: elements say it with `data-drop="player:A"` or `object:urborg`. */
export function dropPlacesAt(x: number, y: number): readonly DropPlace[] {
  const top = document.elementsFromPoint(x, y).find((element) => element.closest('[data-drop]') !== null);
  const places: DropPlace[] = [];
  let element = top?.closest('[data-drop]') ?? null;
  while (element !== null) {
    const [, kind, id = ''] =
      /^(player|object|lab):(.+)$/s.exec(element.getAttribute('data-drop') ?? '') ?? [];
    if (kind === 'player' || kind === 'object' || kind === 'lab') places.push({ kind, id });
    element = element.parentElement?.closest('[data-drop]') ?? null;
  }
  return places;
}
