import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface ListKeysProps {
  readonly count: number;
  readonly list: RefObject<HTMLElement | null>;
  readonly onRun: (index: number) => void;
  readonly onClose: () => void;
}

interface ListKeys {
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly toFirst: () => void;
  /** The pointer is on an option. */
  readonly point: (index: number) => void;
}

/** Options that Page Up and Page Down go over. */
const PAGE = 8;

/**
 * The keys of a field with a list of options under it (ARIA's combobox with a listbox): the keyboard stays in the field,
 * one option is always the active one.
 */
export function useListKeys({ count, list, onRun, onClose }: ListKeysProps): ListKeys {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const isByKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is kept in sight as it changes
  useLayoutEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    const options = list.current?.querySelectorAll('[role="option"]');
    // The heading over the first option comes into sight with it.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else options?.[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, count, list]);

  const go = (to: number) => {
    isByKey.current = true;
    setActive(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isMod = event.ctrlKey || event.metaKey;
    const last = Math.max(0, count - 1);
    const to: number | undefined = isMod
      ? { Home: 0, End: last, n: Math.min(last, active + 1), p: Math.max(0, active - 1) }[event.key]
      : {
          ArrowDown: active === last ? 0 : active + 1,
          ArrowUp: active === 0 ? last : active - 1,
          PageDown: Math.min(last, active + PAGE),
          PageUp: Math.max(0, active - PAGE),
        }[event.key];
    if (to !== undefined) go(to);
    else if (event.key === 'Enter') onRun(active);
    else if (isMod && event.key.toLowerCase() === 'k') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { active, onKeyDown, toFirst: () => go(0), point: setActive };
}
