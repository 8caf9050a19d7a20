import type { KeyboardEvent } from 'react';

/** Enter on a row of a list does what a press on its main button does; Space and a click only choose the row. */
export const onEnterInRow =
  (add: (key: string) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    const key = event.target.getAttribute('role') === 'row' ? event.target.dataset.key : undefined;
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    add(key);
  };
