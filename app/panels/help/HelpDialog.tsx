import '../../i18n/add-palette.ts';
import { useTranslation } from 'react-i18next';
import { COMMAND_GROUPS, commandsIn } from '../../commands/all-commands.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Keys } from '../../components/Keys.tsx';
import { useActions } from '../../store/hooks.ts';
import css from './HelpDialog.module.css';

/** All keys, and what this is. */
export function HelpDialog() {
  const { t } = useTranslation();
  const { t: tHelp } = useTranslation('palette');
  const actions = useActions();
  const moving = [
    { keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'], text: tHelp('help.arrows') },
    { keys: ['enter'], text: tHelp('help.select') },
    { keys: ['shift+f10'], text: tHelp('help.menu') },
    { keys: ['space'], text: tHelp('help.pickUp') },
    { keys: ['escape'], text: tHelp('help.cancel') },
  ];
  return (
    <Dialog title={tHelp('help.title')} isWide isText onClose={() => actions.openDialog(undefined)}>
      <p className={css.intro}>{tHelp('help.intro')}</p>
      <div className={css.groups}>
        {COMMAND_GROUPS.map((group) => (
          <section key={group}>
            <h3>{tHelp(`help.groups.${group}`)}</h3>
            <dl className={css.list}>
              {commandsIn(group).map(({ id, keys: [shortcut] }) => (
                <div key={id}>
                  <dt>{t(`command.${id}`)}</dt>
                  <dd>{shortcut !== undefined && <Keys shortcut={shortcut} />}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{tHelp('help.groups.moving')}</h3>
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
      <p className={css.fan}>{tHelp('help.fan')}</p>
    </Dialog>
  );
}
