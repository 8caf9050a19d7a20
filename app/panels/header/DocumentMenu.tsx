import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { commandsIn } from '../../commands/all-commands.ts';
import type { Command } from '../../commands/command.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import type { MenuEntry, MenuGroup } from '../../components/menu-entry.ts';
import { useExamples } from '../../examples/use-examples.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import { COMMAND_ICONS } from '../command-icons.ts';
import { useCommands } from '../use-commands.ts';
import css from './DocumentMenu.module.css';

/** What is about the board as a whole. */
const MENU_GROUPS = ['file', 'share', 'whole'] as const;

interface DocumentMenuProps {
  /** Help and theme are in it, too, where there is no room for buttons of their own. */
  readonly hasApp?: boolean;
}

/** The board's name; behind it everything about whole boards. */
export function DocumentMenu({ hasApp = false }: DocumentMenuProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const examples = useExamples();
  const title = useStrata((state) => state.document.title) ?? t('header.untitled');
  const hasStateBasedActions = useStrata((state) => state.document.sba !== false);
  const entry = ({ id }: Command): MenuEntry => ({
    id,
    icon: id === 'toggle-sba' && !hasStateBasedActions ? undefined : COMMAND_ICONS[id],
    text: t(`command.${id}`),
    shortcut: commands.shortcutOf(id),
    isDisabled: !commands.isEnabled(id),
    run: () => commands.run(id),
  });
  const groups: readonly MenuGroup[] = [...MENU_GROUPS, ...(hasApp ? (['app'] as const) : [])].map((id) => ({
    id,
    entries: commandsIn(id).map(entry),
  }));
  return (
    <Menu
      label={t('header.file')}
      groups={[
        ...groups,
        {
          id: 'examples',
          title: t('header.examples'),
          entries: examples.map((example) => ({
            id: example.id ?? '',
            text: example.title ?? '',
            run: () => {
              void import('../../examples/open-example.ts').then(({ openExample }) => {
                openExample(example, actions);
                actions.setPanels({ isTipOpen: true });
              });
            },
          })),
        },
      ]}
    >
      <AriaButton className={css.button ?? ''} aria-label={t('header.document', { title })}>
        <b>{title}</b>
        <Icon name="chevron-down" size={13} className={css.arrow} />
      </AriaButton>
    </Menu>
  );
}
