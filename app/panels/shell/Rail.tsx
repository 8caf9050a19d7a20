import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { LibraryTab } from '../../store/state.ts';
import css from './Rail.module.css';

const ICONS = { cards: 'library', effects: 'zap', examples: 'book-open' } as const;

/** The library folded to its tabs. */
export function Rail() {
  const { t } = useTranslation();
  const actions = useActions();
  const { isLibraryOpen, libraryTab } = useStrata((state) => state.panels);
  const press = (tab: LibraryTab) =>
    actions.setPanels({ libraryTab: tab, isLibraryOpen: !(isLibraryOpen && libraryTab === tab) });
  return (
    <nav className={css.rail} aria-label={t('library.title')} data-panel="rail">
      {(['cards', 'effects', 'examples'] as const).map((tab) => (
        <IconButton
          key={tab}
          icon={ICONS[tab]}
          label={t(`library.tabs.${tab}`)}
          isPressed={isLibraryOpen && libraryTab === tab}
          onPress={() => press(tab)}
        />
      ))}
    </nav>
  );
}
