import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';
import { Keys } from './Keys.tsx';
import css from './Menu.module.css';

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

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

interface MenuListProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Called when an entry was chosen, where no trigger closes the menu. */
  readonly onClose?: () => void;
}

/** The entries of a menu, in groups. */
export function MenuList({ label, groups, onClose }: MenuListProps) {
  return (
    <AriaMenu aria-label={label} className={css.menu ?? ''} autoFocus="first">
      {groups
        .filter((group) => group.entries.length > 0)
        .map((group, index) => (
          <AriaMenuSection
            key={group.id}
            // Sections and entries share their keys, and one of its own name would contain itself.
            id={`group ${group.id}`}
            className={css.group ?? ''}
            aria-label={group.title ?? label}
          >
            {index > 0 && <Separator className={css.separator ?? ''} />}
            {group.title !== undefined && <Header className={css.title ?? ''}>{group.title}</Header>}
            {group.entries.map((entry) => menuItem(entry, onClose))}
          </AriaMenuSection>
        ))}
    </AriaMenu>
  );
}

function menuItem(entry: MenuEntry, onClose: (() => void) | undefined): ReactElement {
  const plain = entry.plainText ?? (typeof entry.text === 'string' ? entry.text : entry.id);
  const item = (
    <AriaMenuItem
      key={entry.id}
      id={entry.id}
      textValue={plain}
      isDisabled={entry.isDisabled ?? false}
      className={css.item ?? ''}
      {...(entry.run === undefined
        ? {}
        : {
            onAction: () => {
              onClose?.();
              entry.run?.();
            },
          })}
    >
      {entry.icon === undefined ? <span /> : <Icon name={entry.icon} size={15} />}
      <span className={css.text}>{entry.text}</span>
      {entry.shortcut !== undefined && <Keys shortcut={entry.shortcut} />}
      {entry.entries !== undefined && <Icon name="chevron-right" size={13} />}
    </AriaMenuItem>
  );
  if (entry.entries === undefined) return item;
  return (
    <SubmenuTrigger key={entry.id}>
      {item}
      <Popover className={css.popover ?? ''} offset={-2}>
        <MenuList
          label={plain}
          groups={[{ id: entry.id, entries: entry.entries }]}
          {...(onClose === undefined ? {} : { onClose })}
        />
      </Popover>
    </SubmenuTrigger>
  );
}

interface MenuProps extends Omit<MenuListProps, 'onClose'> {
  /** The button that opens it. */
  readonly children: ReactElement;
  readonly placement?: 'bottom start' | 'bottom end' | 'top end';
}

/** A button with a menu. */
export function Menu({ label, groups, children, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={css.popover ?? ''} placement={placement} offset={6}>
        <MenuList label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  );
}
