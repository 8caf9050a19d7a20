/** What is being dragged. */
export type DragItem =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'effect'; readonly text: string; readonly name: string }
  | { readonly kind: 'object'; readonly id: string; readonly name: string };

/** Where it is held: a player's half, an object, or nowhere in particular. */
export type DropPlace =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'object'; readonly id: string };

export interface DragState {
  readonly item: DragItem;
  readonly x: number;
  readonly y: number;
  readonly over: DropPlace | undefined;
}

/** The innermost drop place under the pointer: elements say it with `data-drop="player:A"` or `object:urborg`. */
export function dropPlaceAt(x: number, y: number): DropPlace | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-drop]')?.getAttribute('data-drop');
    const match = /^(player|object):(.+)$/s.exec(place ?? '');
    if (match?.[1] === 'player') return { kind: 'player', id: match[2] ?? '' };
    if (match?.[1] === 'object') return { kind: 'object', id: match[2] ?? '' };
  }
  return undefined;
}
