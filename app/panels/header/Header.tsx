import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { VIEWS } from '../../store/state.ts';
import { useCommands } from '../use-commands.ts';
import { DocumentMenu } from './DocumentMenu.tsx';
import css from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MomentScrubber } from './MomentScrubber.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** Board menu, undo, views, moment, theme. */
export function Header() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const view = useStrata((state) => state.view);
  return (
    <header className={css.header} data-panel="header">
      <div>
        <Logo />
        <span className={css.rule} />
        <DocumentMenu />
        <span className={css.rule} />
        {(['undo', 'redo'] as const).map((id) => (
          <IconButton
            key={id}
            icon={`${id}-2`}
            size="small"
            label={t(`command.${id}`)}
            shortcut={commands.shortcutOf(id)}
            isDisabled={!commands.isEnabled(id)}
            onPress={() => commands.run(id)}
          />
        ))}
      </div>
      <Segmented
        label={t('header.view')}
        value={view}
        options={VIEWS.map((value) => ({ value, text: t(`command.view-${value}`) }))}
        onChange={actions.setView}
      />
      <div>
        <MomentScrubber />
        <span className={css.rule} />
        <IconButton
          icon="link"
          label={t('command.copy-link')}
          shortcut={commands.shortcutOf('copy-link')}
          onPress={() => commands.run('copy-link')}
          className={css.spare}
        />
        <Button icon="share-2" size="small" onPress={() => commands.run('share')}>
          {t('header.share')}
        </Button>
        <span className={css.rule} />
        <IconButton
          icon="command"
          label={t('command.palette')}
          shortcut={commands.shortcutOf('palette')}
          onPress={() => commands.run('palette')}
        />
        <IconButton
          icon="keyboard"
          label={t('command.help')}
          shortcut="?"
          onPress={() => commands.run('help')}
          className={css.spare}
        />
        <ThemeButton />
      </div>
    </header>
  );
}
