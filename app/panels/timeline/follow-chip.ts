/** Pixels that a mouse moves before it drags; milliseconds that a finger rests before it does. */
const THRESHOLD = 4;
const HOLD = 250;

interface ChipDrag {
  readonly click: () => void;
  /** The place where it would go now. */
  readonly move: (to: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** Follows the pointer from a chip until it is let go; returns what ends that at once. */
export function followChip(
  start: PointerEvent,
  list: HTMLElement,
  index: number,
  drag: ChipDrag,
): () => void {
  const isTouch = start.pointerType === 'touch';
  let isDragging = false;
  let last = index;
  const holding = isTouch ? setTimeout(begin, HOLD) : undefined;

  function begin(): void {
    isDragging = true;
    drag.move(index);
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= THRESHOLD;
    if (!isDragging) {
      if (isTouch) {
        if (isFar) end(); // The finger scrolls.
        return;
      }
      if (!isFar) return;
      begin();
    }
    const to = placeAt(list, last, event.clientX, event.clientY);
    scrollNear(list, event.clientX);
    if (to === last) return;
    last = to;
    drag.move(to);
  }

  function onUp(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const wasDragging = isDragging;
    end();
    if (wasDragging) drag.drop();
    else drag.click();
  }

  function onCancel(): void {
    const wasDragging = isDragging;
    end();
    if (wasDragging) drag.cancel();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  /** While a finger drags, the page must not scroll. */
  const still = (event: TouchEvent) => {
    if (isDragging) event.preventDefault();
  };

  function end(): void {
    clearTimeout(holding);
    isDragging = false;
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('touchmove', still);
  }

  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('touchmove', still, { passive: false });
  return end;
}

/** The place of the chip whose middle was passed, going from where the held one is now. */
function placeAt(list: HTMLElement, current: number, x: number, y: number): number {
  const chips = [...list.querySelectorAll<HTMLElement>('[data-step]')].map((chip) =>
    chip.getBoundingClientRect(),
  );
  const isColumn = getComputedStyle(list).flexDirection === 'column';
  const at = isColumn ? y : x;
  const middles = chips.map((box) => (isColumn ? box.y + box.height / 2 : box.x + box.width / 2));
  let place = current;
  while (place < middles.length - 1 && at > (middles[place + 1] ?? Number.POSITIVE_INFINITY)) place++;
  while (place > 0 && at < (middles[place - 1] ?? Number.NEGATIVE_INFINITY)) place--;
  return place;
}

function scrollNear(list: HTMLElement, x: number): void {
  const scroller = list.parentElement?.parentElement;
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  if (x > box.right - 40) scroller.scrollBy({ left: 14 });
  if (x < box.left + 40) scroller.scrollBy({ left: -14 });
}
