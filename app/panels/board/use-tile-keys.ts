import { type RefObject, useEffect } from 'react';
import { ARROW_KEYS } from '../../components/arrow-keys.ts';
import { type Box, type Direction, neighborOf } from '../../views/board/spatial.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = ARROW_KEYS;

/** Arrows go from tile to tile as they lie; Shift+F10 and the menu key open a tile's menu. */
export function useTileKeys(
  field: RefObject<HTMLElement | null>,
  openMenu: (id: string, anchor: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused.dataset.tile === undefined) return;
      if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
        event.preventDefault();
        openMenu(focused.dataset.tile, focused);
        return;
      }
      const direction = DIRECTIONS[event.key];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = neighborOf(tileBoxes(element), focused.dataset.tile, direction);
      const tile = next === undefined ? null : element.querySelector(`[data-tile="${CSS.escape(next)}"]`);
      if (!(tile instanceof HTMLElement)) return;
      event.preventDefault();
      tile.focus();
      tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [field, openMenu]);
}

/** Everything on the board that the keyboard can reach, as it lies on the screen. */
function tileBoxes(field: HTMLElement): readonly Box[] {
  return [...field.querySelectorAll<HTMLElement>('[data-tile]:not(:disabled)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { id: element.dataset.tile ?? '', x, y, width, height };
  });
}
