import { useTranslation } from 'react-i18next';
import type { CommandId } from '../../commands/command.ts';
import { OBJECT_STEPS } from '../../commands/steps/object-steps.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Keys } from '../../components/Keys.tsx';
import { useActions } from '../../store/hooks.ts';
import { useCommands } from '../use-commands.ts';
import css from './HelpDialog.module.css';

const GROUPS = {
  board: [
    'search',
    'new-card',
    'new-effect',
    'edit-card',
    'analyse-card',
    'analyse-text',
    'edit-step',
    'toggle-step',
    'delete-step',
    'duplicate-step',
    'move-step-earlier',
    'move-step-later',
    'together',
    'next-turn',
    'undo',
    'redo',
  ],
  object: ['step-menu', ...OBJECT_STEPS.map(({ id }) => id)],
  game: [
    'cast',
    'enter-card',
    'place-card',
    'new-token',
    'combat',
    'end-combat',
    'day-night',
    'life',
    'player-designation',
    'add-player',
    'toggle-sba',
  ],
  moments: [
    'previous-moment',
    'next-moment',
    'first-moment',
    'last-moment',
    'previous-effect',
    'next-effect',
    'first-effect',
    'last-effect',
  ],
  views: [
    'view-board',
    'view-ladder',
    'view-graph',
    'view-split',
    'view-lab',
    'printed-look',
    'toggle-theme',
  ],
  file: ['share', 'copy-link', 'copy-text', 'open-text', 'open-file', 'save-file', 'rename', 'help'],
} as const satisfies Readonly<Record<string, readonly CommandId[]>>;

/** All keys, and what this is. */
export function HelpDialog() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const moving = [
    { keys: ['f6', 'shift+f6'], text: t('command.next-panel') },
    { keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'], text: t('help.arrows') },
    { keys: ['enter'], text: t('help.select') },
    { keys: ['shift+f10'], text: t('help.menu') },
    { keys: ['space'], text: t('help.pickUp') },
    { keys: ['escape'], text: t('help.cancel') },
  ];
  return (
    <Dialog title={t('help.title')} isWide isText onClose={() => actions.openDialog(undefined)}>
      <p className={css.intro}>{t('help.intro')}</p>
      <div className={css.groups}>
        {Object.entries(GROUPS).map(([group, ids]) => (
          <section key={group}>
            <h3>{t(`help.groups.${group as keyof typeof GROUPS}`)}</h3>
            <dl className={css.list}>
              {ids.map((id) => (
                <div key={id}>
                  <dt>{t(`command.${id}`)}</dt>
                  <dd>
                    {commands.shortcutOf(id) !== undefined && (
                      <Keys shortcut={commands.shortcutOf(id) ?? ''} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('help.groups.moving')}</h3>
          <dl className={css.list}>
            {moving.map(({ keys, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {keys.map((key) => (
                    <Keys key={key} shortcut={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <p className={css.fan}>{t('help.fan')}</p>
    </Dialog>
  );
}
