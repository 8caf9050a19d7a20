import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EntryPlace } from '../../views/edit/together.ts';
import { followChip } from '../timeline/follow-chip.ts';

/**
 * Moves the rows of a list by mouse, finger and keyboard, as the timeline's steps are moved: Space picks one up, arrows
 * move it, Space or Enter drops it, Escape puts it back. `move` says where it came to lie.
 */
export function useEntryOrder(
  list: RefObject<HTMLElement | null>,
  places: readonly EntryPlace[],
  move: (from: number, to: number) => number,
  say: (name: string) => void,
): { readonly held: number | undefined } {
  const [held, setHeld] = useState<{ readonly from: number; readonly at: number }>();
  const latest = useRef({ held, places, move, say });
  latest.current = { held, places, move, say };

  const isList = places.length > 1;
  useEffect(() => {
    const element = list.current;
    if (element === null || !isList) return;
    const gripOf = (target: EventTarget | null): number | undefined => {
      const grip = target instanceof Element ? target.closest('[data-grip]') : null;
      return grip === null ? undefined : Number(grip.getAttribute('data-grip'));
    };
    const focus = (at: number) =>
      requestAnimationFrame(() => element.querySelector<HTMLElement>(`[data-grip="${at}"]`)?.focus());
    const hold = (from: number, at: number) => setHeld({ from, at });
    const moveTo = (to: number) => {
      const now = latest.current.held;
      if (now === undefined || to < 0 || to >= latest.current.places.length || to === now.at) return;
      const at = latest.current.move(now.at, to);
      hold(now.from, at);
      focus(at);
    };
    const putBack = () => {
      const now = latest.current.held;
      if (now === undefined) return;
      if (now.at !== now.from) latest.current.move(now.at, now.from);
      setHeld(undefined);
      focus(now.from);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const at = gripOf(event.target);
      if (at === undefined) return;
      const now = latest.current.held;
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by !== 0 && (now !== undefined || event.altKey)) {
        if (now === undefined) focus(latest.current.move(at, at + by));
        else moveTo(now.at + by);
      } else if (by !== 0) focus(Math.max(0, Math.min(latest.current.places.length - 1, at + by)));
      else if (event.key === ' ' || (event.key === 'Enter' && now !== undefined)) {
        if (now === undefined) {
          hold(at, at);
          latest.current.say(latest.current.places[at]?.entry.card ?? '');
        } else setHeld(undefined);
      } else if (event.key === 'Escape' && now !== undefined) putBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointerDown = (event: PointerEvent) => {
      const at = gripOf(event.target);
      if (at === undefined || event.button !== 0) return;
      followChip(event, element, at, {
        click: () => focus(at),
        move: (to) => (latest.current.held === undefined ? hold(at, at) : moveTo(to)),
        drop: () => setHeld(undefined),
        cancel: putBack,
      });
    };
    // Before the dialog, which Escape would close.
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('pointerdown', onPointerDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('pointerdown', onPointerDown);
    };
  }, [list, isList]);

  return { held: held?.at };
}
