import { cloneElement, lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import css from './Menu.module.css';
import type { MenuGroup } from './menu-entry.ts';

const MenuPopover = lazy(async () => ({ default: (await import('./MenuPopover.tsx')).MenuPopover }));

interface TriggerProps {
  readonly onPress?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** The button that opens it. */
  readonly children: ReactElement<TriggerProps>;
  readonly placement?: 'bottom start' | 'bottom end' | 'top end';
}

/** A button with a menu. What draws the menu is loaded when the first one is opened. */
export function Menu({ label, groups, children, placement = 'bottom start' }: MenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={anchor} className={css.anchor}>
      {cloneElement(children, {
        onPress: () => setIsOpen(true),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      {isOpen && (
        <Suspense>
          <MenuPopover label={label} groups={groups} placement={placement} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
