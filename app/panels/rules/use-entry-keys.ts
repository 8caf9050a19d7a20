import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys move between the numbers and boards of the list, as Home and End do to its ends. */
export function useEntryKeys(list: RefObject<HTMLElement | null>) {
  const buttons = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
  ];
  const focusFirst = (): void => buttons()[0]?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (at === -1) return;
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.min(Math.max(target, 0), all.length - 1)]?.focus();
  };
  return { onKeyDown, focusFirst };
}
