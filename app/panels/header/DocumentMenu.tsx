import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CommandId } from '../../commands/command.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import type { MenuEntry } from '../../components/menu-entry.ts';
import { useExamples } from '../../examples/use-examples.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import { useCommands } from '../use-commands.ts';
import css from './DocumentMenu.module.css';

/** The board's name; behind it everything about whole boards. */
export function DocumentMenu() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const examples = useExamples();
  const title = useStrata((state) => state.document.title) ?? t('header.untitled');
  const hasStateBasedActions = useStrata((state) => state.document.sba !== false);
  const entry = (id: CommandId, icon: MenuEntry['icon']): MenuEntry => ({
    id,
    icon,
    text: t(`command.${id}`),
    shortcut: commands.shortcutOf(id),
    isDisabled: !commands.isEnabled(id),
    run: () => commands.run(id),
  });
  return (
    <Menu
      label={t('header.file')}
      groups={[
        {
          id: 'file',
          entries: [
            entry('new-board', 'plus'),
            entry('open-file', 'arrow-down'),
            entry('save-file', 'check'),
            entry('import-cards', 'library'),
            entry('paste-cards', 'menu'),
            entry('rename', 'list-ordered'),
          ],
        },
        {
          id: 'share',
          entries: [
            entry('share', 'share-2'),
            entry('copy-link', 'link'),
            entry('copy-text', 'copy'),
            entry('bug-report', 'triangle-alert'),
            entry('open-text', 'corner-down-right'),
            entry('kept-boards', 'history'),
          ],
        },
        {
          id: 'game',
          entries: [
            entry('what-if', 'repeat'),
            entry('present', 'maximize'),
            entry('add-player', 'users'),
            {
              ...entry('toggle-sba', hasStateBasedActions ? 'check' : undefined),
              text: t('command.toggle-sba'),
            },
          ],
        },
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
