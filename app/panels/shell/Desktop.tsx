import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Segmented } from '../../components/Segmented.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { SPLIT_VIEWS } from '../../store/state.ts';
import { BoardPanel } from '../board/BoardPanel.tsx';
import { GraphPanel } from '../graph/GraphPanel.tsx';
import { Header } from '../header/Header.tsx';
import { InspectorPanel } from '../inspector/InspectorPanel.tsx';
import { LazyLadder } from '../ladder/LazyLadder.tsx';
import { LazyLibrary } from '../library/LazyLibrary.tsx';
import { LazyLab } from '../replacement/LazyLab.tsx';
import { LazyRules } from '../rules/LazyRules.tsx';
import { TimelinePanel } from '../timeline/TimelinePanel.tsx';
import css from './Desktop.module.css';
import { PanelBoundary } from './PanelBoundary.tsx';
import { Rail } from './Rail.tsx';
import { useIsNarrow } from './use-media.ts';

/** A panel that can break by itself; another board or selection tries it again. */
export function Safe({ children }: { readonly children: ReactNode }) {
  const document = useStrata((state) => state.document);
  return <PanelBoundary resetKey={document}>{children}</PanelBoundary>;
}

/** Library, centre over timeline, inspector. On narrower screens, and beside ladder and graph, the library is a drawer. */
export function Desktop() {
  const { t } = useTranslation();
  const actions = useActions();
  const view = useStrata((state) => state.view);
  const split = useStrata((state) => state.panels.split);
  const isLibraryOpen = useStrata((state) => state.panels.isLibraryOpen);
  const isNarrow = useIsNarrow();
  const isRailed = isNarrow || view !== 'board';
  return (
    <div className={css.app}>
      <Header />
      <div
        className={cx(
          css.main,
          isRailed && css.railed,
          view === 'ladder' && css.wide,
          view === 'lab' && css.lab,
        )}
      >
        {isRailed ? (
          <Rail />
        ) : (
          <Safe>
            <LazyLibrary />
          </Safe>
        )}
        {isRailed && isLibraryOpen && (
          <div className={css.drawer}>
            <Safe>
              <LazyLibrary />
            </Safe>
          </div>
        )}
        <main className={css.stage}>
          {view === 'split' ? (
            <div className={css.split}>
              <Safe>
                <BoardPanel />
              </Safe>
              <div className={css.second}>
                <div className={css.choice}>
                  <Segmented
                    label={t('splitWith.label')}
                    value={split}
                    options={SPLIT_VIEWS.map((value) => ({
                      value,
                      text: t(`splitWith.${value}`),
                    }))}
                    onChange={(value) => actions.setPanels({ split: value })}
                  />
                </div>
                <div className={css.view} data-panel="view">
                  {split === 'ladder' ? (
                    <Safe>
                      <LazyLadder />
                    </Safe>
                  ) : split === 'lab' ? (
                    <Safe>
                      <LazyLab />
                    </Safe>
                  ) : (
                    <Safe>
                      <GraphPanel />
                    </Safe>
                  )}
                </div>
              </div>
            </div>
          ) : view === 'board' ? (
            <Safe>
              <BoardPanel />
            </Safe>
          ) : (
            <div className={css.view} data-panel="view">
              {view === 'ladder' ? (
                <Safe>
                  <LazyLadder />
                </Safe>
              ) : view === 'lab' ? (
                <Safe>
                  <LazyLab />
                </Safe>
              ) : view === 'rules' ? (
                <Safe>
                  <LazyRules />
                </Safe>
              ) : (
                <Safe>
                  <GraphPanel />
                </Safe>
              )}
            </div>
          )}
          {(view === 'board' || view === 'split') && (
            <Safe>
              <TimelinePanel />
            </Safe>
          )}
        </main>
        {view !== 'lab' && (
          <aside className={css.inspector} aria-label={t('panel.inspector')} data-panel="inspector">
            <Safe>
              <InspectorPanel />
            </Safe>
          </aside>
        )}
      </div>
    </div>
  );
}
