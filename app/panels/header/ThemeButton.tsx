import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { useStrata } from '../../store/hooks.ts';
import { isDark, systemPrefersDark } from '../../store/theme.ts';
import { useCommands } from '../use-commands.ts';

function subscribe(onChange: () => void): () => void {
  const query = systemPrefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is dark now: by choice, or as the system has it. */
export function useIsDark(): boolean {
  const theme = useStrata((state) => state.theme);
  return useSyncExternalStore(subscribe, () => isDark(theme));
}

export function ThemeButton() {
  const { t } = useTranslation();
  const commands = useCommands();
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={t(dark ? 'header.theme.toLight' : 'header.theme.toDark')}
      shortcut={commands.shortcutOf('toggle-theme')}
      onPress={() => commands.run('toggle-theme')}
    />
  );
}
