import {
  createContext,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import css from './DragProvider.module.css';
import { type DragItem, type DragState, type DropPlace, dropPlacesAt } from './drag.ts';

/** Pixels that a mouse moves before it drags; milliseconds that a finger rests before it does. */
const THRESHOLD = 4;
const HOLD = 250;

export interface DropRules {
  /** What would happen there, in words; `undefined` if it can't be dropped. */
  readonly textFor: (item: DragItem, place: DropPlace) => string | undefined;
  readonly drop: (item: DragItem, place: DropPlace) => void;
  /** Called when the place under the pointer changes, and with no place at the end. */
  readonly over: (item: DragItem, place: DropPlace | undefined) => void;
}

interface DragContextValue {
  readonly state: DragState | undefined;
  readonly textFor: DropRules['textFor'];
  readonly begin: (item: DragItem, event: ReactPointerEvent) => void;
}

const DragContext = createContext<DragContextValue | undefined>(undefined);

/** Dragging by mouse and touch. The keyboard has its own way: Enter, and choosing a target. */
export function DragProvider({
  rules,
  children,
}: {
  readonly rules: DropRules;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState<DragState>();
  const latest = useRef(rules);
  latest.current = rules;
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback((item: DragItem, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    stop.current?.();
    stop.current = followPointer(item, event.nativeEvent, latest, {
      show: setState,
      // The thing follows the pointer by itself; nothing else has to be drawn anew for that.
      moveTo: (x, y) => ghost.current?.style.setProperty('translate', `${x}px ${y}px`),
    });
  }, []);

  const value = useMemo(() => ({ state, begin, textFor: rules.textFor }), [state, begin, rules.textFor]);
  return (
    <DragContext value={value}>
      {children}
      <div ref={ghost} className={css.ghost} hidden={state === undefined} aria-hidden="true">
        <b>{state?.item.name}</b>
      </div>
    </DragContext>
  );
}

/** What is dragged now, and how a drag begins. */
export function useDrag(): DragContextValue {
  const value = useContext(DragContext);
  if (value === undefined) throw new Error('There is no DragProvider around this component');
  return value;
}

const samePlace = (a: DropPlace | undefined, b: DropPlace | undefined): boolean =>
  a?.kind === b?.kind && a?.id === b?.id;

/** Listens until the pointer is let go or Escape is pressed; returns what ends it at once. */
function followPointer(
  item: DragItem,
  start: PointerEvent,
  rules: { readonly current: DropRules },
  ghost: {
    readonly show: (state: DragState | undefined) => void;
    readonly moveTo: (x: number, y: number) => void;
  },
): () => void {
  const isTouch = start.pointerType === 'touch';
  let isDragging = false;
  let hasBegun = false;
  let place: DropPlace | undefined;
  const holding = isTouch ? setTimeout(() => move(start), HOLD) : undefined;

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= THRESHOLD;
    if (!isDragging) {
      if (isTouch && event !== start) {
        if (isFar) end(); // The finger scrolls.
        return;
      }
      if (!isTouch && !isFar) return;
      isDragging = true;
    }
    // Over a tile on which it can do nothing it is still over the player's side.
    const over = dropPlacesAt(event.clientX, event.clientY).find(
      (at) => rules.current.textFor(item, at) !== undefined,
    );
    ghost.moveTo(event.clientX, event.clientY);
    if (hasBegun && samePlace(over, place)) return;
    hasBegun = true;
    place = over;
    rules.current.over(item, over);
    ghost.show({ item, over });
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const target = isDragging ? place : undefined;
    const wasDragging = isDragging;
    end();
    if (wasDragging) swallowNextClick();
    if (target !== undefined) rules.current.drop(item, target);
  }

  /** Lists send a cancel of their own when a press becomes something else; only the browser's counts. */
  function cancel(event: PointerEvent): void {
    if (event.isTrusted) end();
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isDragging) return;
    event.stopPropagation();
    event.preventDefault();
    end();
  }

  /** While a finger drags, the page must not scroll. */
  const still = (event: TouchEvent) => {
    if (isDragging) event.preventDefault();
  };

  function end(): void {
    clearTimeout(holding);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', key, true);
    window.removeEventListener('touchmove', still);
    if (isDragging) {
      rules.current.over(item, undefined);
      ghost.show(undefined);
    }
    isDragging = false;
  }

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', key, true);
  window.addEventListener('touchmove', still, { passive: false });
  return end;
}

/** The click that follows a drag is not meant for what lies under the pointer. */
function swallowNextClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
