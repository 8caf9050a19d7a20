import type { ReactElement, RefObject } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { Keys } from './Keys.tsx';
import css from './MenuPopover.module.css';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';

interface MenuListProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Called when an entry was chosen, where no trigger closes the menu. */
  readonly onClose?: () => void;
}

/** Where two menus have no room side by side, the second lies over the first: so far, in px. */
const NARROW_MENU = 170;
const isNarrow = (): boolean => window.innerWidth < 720;

/** The entries of a menu, in groups. */
function MenuList({ label, groups, onClose }: MenuListProps) {
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
      <Popover className={css.popover ?? ''} offset={isNarrow() ? -NARROW_MENU : -2}>
        <MenuList
          label={plain}
          groups={[{ id: entry.id, entries: entry.entries }]}
          {...(onClose === undefined ? {} : { onClose })}
        />
      </Popover>
    </SubmenuTrigger>
  );
}

interface MenuPopoverProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly placement: 'bottom start' | 'bottom end' | 'top end';
  /** What it hangs from. */
  readonly anchor: RefObject<Element | null>;
  readonly offset?: number;
  readonly onClose: () => void;
}

/** An open menu beside its anchor. It closes when an entry was chosen, and gives the focus back. */
export function MenuPopover({ label, groups, placement, anchor, offset = 6, onClose }: MenuPopoverProps) {
  return (
    <Popover
      className={css.popover ?? ''}
      aria-label={label}
      triggerRef={anchor}
      placement={placement}
      offset={offset}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuList label={label} groups={groups} onClose={onClose} />
    </Popover>
  );
}
