import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useActions, useStrata } from '../../store/hooks.ts';
import { LIBRARY_TABS } from '../../store/state.ts';
import { OwnTab } from '../own/OwnTab.tsx';
import { CardsTab } from './CardsTab.tsx';
import { EffectsTab } from './EffectsTab.tsx';
import { ExamplesTab } from './ExamplesTab.tsx';
import css from './LibraryPanel.module.css';

/** Everything that can be put on the board: cards, effects by themselves, whole boards. */
export function LibraryPanel() {
  const { t } = useTranslation();
  const actions = useActions();
  const tab = useStrata((state) => state.panels.libraryTab);
  return (
    <aside className={css.library} aria-label={t('library.title')} data-panel="library">
      <Tabs
        className={css.body ?? ''}
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = LIBRARY_TABS.find((each) => each === key);
          if (chosen !== undefined) actions.setPanels({ libraryTab: chosen });
        }}
      >
        <TabList className={css.tabs ?? ''} aria-label={t('library.title')}>
          {LIBRARY_TABS.map((each) => (
            <Tab key={each} id={each} className={css.tab ?? ''}>
              {t(`library.tabs.${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="cards" className={css.panel ?? ''}>
          <CardsTab />
        </TabPanel>
        <TabPanel id="effects" className={css.panel ?? ''}>
          <EffectsTab />
        </TabPanel>
        <TabPanel id="own" className={css.panel ?? ''}>
          <OwnTab />
        </TabPanel>
        <TabPanel id="examples" className={css.panel ?? ''}>
          <ExamplesTab />
        </TabPanel>
      </Tabs>
    </aside>
  );
}
