import type { ReactNode } from 'react';
import type { IconName } from './Icon.tsx';

/** One line of a menu; with `entries` it opens another menu. */
export interface MenuEntry {
  readonly id: string;
  readonly text: ReactNode;
  /** Read instead of `text` when that is no plain text. */
  readonly plainText?: string;
  readonly icon?: IconName | undefined;
  readonly shortcut?: string | undefined;
  readonly isDisabled?: boolean;
  readonly run?: () => void;
  readonly entries?: readonly MenuEntry[];
}

/** Entries that belong together, with a title if they need one. */
export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}
