import { type RefObject, useEffect } from 'react';

/** Milliseconds that a finger rests on a tile until its menu opens, and pixels that it may move meanwhile. */
const REST = 550;
const STILL = 10;

/**
 * A finger that rests on a tile opens its menu, also where the browser has no event for that. What can be dragged is
 * dragged by such a finger instead: its menu has a button.
 */
export function useLongPress(
  field: RefObject<HTMLElement | null>,
  openMenu: (id: string, anchor: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const onDown = (event: PointerEvent) => {
      stop();
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null;
      const id = tile?.dataset.tile;
      const object = tile?.closest<HTMLElement>('[data-object]');
      if (event.pointerType !== 'touch' || tile === null || id === undefined || !object) return;
      if (tile.dataset.grab !== undefined) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        stop();
        swallowNextClick(element);
        openMenu(id, tile);
      }, REST);
    };
    const onMove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    for (const end of ENDS) element.addEventListener(end, stop);
    return () => {
      stop();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      for (const end of ENDS) element.removeEventListener(end, stop);
    };
  }, [field, openMenu]);
}

const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'scroll'] as const;

/** Letting go is no press of the tile. */
function swallowNextClick(element: HTMLElement): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  const forget = () => setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
  window.addEventListener('pointerup', forget, { once: true });
  window.addEventListener('pointercancel', forget, { once: true });
}
