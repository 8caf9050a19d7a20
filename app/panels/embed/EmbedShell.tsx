import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useActions, useStrata, useStrataStore } from '../../store/hooks.ts';
import { BoardPanel } from '../board/BoardPanel.tsx';
import { DragProvider, type DropRules } from '../dnd/DragProvider.tsx';
import { GraphPanel } from '../graph/GraphPanel.tsx';
import { Logo } from '../header/Logo.tsx';
import { MomentScrubber } from '../header/MomentScrubber.tsx';
import { InspectorPanel } from '../inspector/InspectorPanel.tsx';
import { LazyLadder } from '../ladder/LazyLadder.tsx';
import { LazyLab } from '../replacement/LazyLab.tsx';
import { Safe } from '../shell/Desktop.tsx';
import { Late, printLayer } from '../shell/Late.tsx';
import { Notices } from '../shell/Notices.tsx';
import { usePageLook } from '../shell/use-page-look.ts';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import { TimelinePanel } from '../timeline/TimelinePanel.tsx';
import css from './Embed.module.css';

const EMBED_VIEWS = ['board', 'ladder', 'graph'] as const;
type EmbedView = (typeof EMBED_VIEWS)[number] | 'split' | 'lab';

/** Nothing can be dropped on a board that is only to be looked at. */
const NO_DROP: DropRules = { textFor: () => undefined, drop: () => undefined, over: () => undefined };

/** A board on somebody's page: its views, its moments, and why everything is as it is. */
export function EmbedShell() {
  const { t } = useTranslation();
  const actions = useActions();
  const view = useStrata((state) => state.view);
  const title = useStrata((state) => state.document.title);
  const hasSelection = useStrata((state) => state.selection !== undefined);
  const split = useStrata((state) => state.panels.split);
  const hasLab = useStrata((state) => state.lab !== undefined);
  // What the link asks for can always be gone back to.
  const [isSplitAsked] = useState(view === 'split');
  useShortcuts();
  usePageLook();
  // Some keys of the app ask for views that a frame doesn't have.
  const shown: EmbedView = view === 'rules' || (view === 'lab' && !hasLab) ? 'board' : view;
  const views: readonly EmbedView[] = [
    ...EMBED_VIEWS,
    ...(isSplitAsked || shown === 'split' ? (['split'] as const) : []),
    ...(hasLab ? (['lab'] as const) : []),
  ];
  const hasBoard = shown === 'board' || shown === 'split';
  const second = shown === 'split' ? (split === 'lab' && !hasLab ? 'ladder' : split) : shown;
  return (
    <DragProvider rules={NO_DROP}>
      <div
        className={cx(
          css.embed,
          hasSelection && shown !== 'lab' && css.explains,
          shown === 'ladder' && css.ladder,
        )}
      >
        <header className={css.head} data-panel="header">
          <Logo isShort />
          <b className={css.title}>{title}</b>
          <Segmented
            label={t('embed.views')}
            value={shown}
            options={views.map((value) => ({ value, text: t(`command.view-${value}`) }))}
            onChange={actions.setView}
          />
          <MomentScrubber />
          <OpenLink />
        </header>
        <main className={css.stage}>
          <div className={cx(css.views, shown === 'split' && css.split)}>
            {hasBoard && (
              <Safe>
                <BoardPanel />
              </Safe>
            )}
            {second !== 'board' && (
              <div className={css.view} data-panel="view">
                <Safe>
                  {second === 'ladder' ? <LazyLadder /> : second === 'lab' ? <LazyLab /> : <GraphPanel />}
                </Safe>
              </div>
            )}
          </div>
          {hasBoard && (
            <div className={css.timeline}>
              <Safe>
                <TimelinePanel />
              </Safe>
            </div>
          )}
        </main>
        {(shown === 'lab' ? false : hasSelection || shown === 'ladder') && (
          <aside className={css.inspector} aria-label={t('panel.inspector')} data-panel="inspector">
            {hasSelection && (
              <div className={css.close}>
                <IconButton
                  icon="x"
                  size="small"
                  label={t('embed.close')}
                  onPress={() => actions.select(undefined)}
                />
              </div>
            )}
            <Safe>
              <InspectorPanel />
            </Safe>
          </aside>
        )}
      </div>
      <Notices />
      <Late load={printLayer} />
    </DragProvider>
  );
}

/** Leads to the board as it is seen now, in the whole app. */
function OpenLink() {
  const { t } = useTranslation();
  const { store } = useStrataStore();
  const [address, setAddress] = useState(() => window.location.href.replace(/\?[^#]*/, ''));
  useEffect(() => {
    let isWanted = true;
    const update = () =>
      void import('../../services/share/board-address.ts')
        .then(({ boardAddress }) => boardAddress(store.getState()))
        .then((now) => isWanted && setAddress(now));
    update();
    const unsubscribe = store.subscribe((now, before) => {
      const isSame =
        now.moment === before.moment &&
        now.position === before.position &&
        now.view === before.view &&
        now.lab === before.lab &&
        now.selection === before.selection;
      if (!isSame) update();
    });
    return () => {
      isWanted = false;
      unsubscribe();
    };
  }, [store]);
  return (
    <a className={css.open} href={address} target="_blank" rel="noopener" title={t('embed.openNew')}>
      <span>{t('embed.open')}</span>
      <Icon name="external-link" size={14} />
    </a>
  );
}
