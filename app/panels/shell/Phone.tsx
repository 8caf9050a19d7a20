import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { PHONE_PANELS, type PhonePanel } from '../../store/state.ts';
import { BoardPanel } from '../board/BoardPanel.tsx';
import { GraphPanel } from '../graph/GraphPanel.tsx';
import { DocumentMenu } from '../header/DocumentMenu.tsx';
import { Logo } from '../header/Logo.tsx';
import { MomentScrubber } from '../header/MomentScrubber.tsx';
import { LazyLadder } from '../ladder/LazyLadder.tsx';
import { LazyLibrary } from '../library/LazyLibrary.tsx';
import { LazyLab } from '../replacement/LazyLab.tsx';
import { LazyRules } from '../rules/LazyRules.tsx';
import { TimelinePanel } from '../timeline/TimelinePanel.tsx';
import { useCommands } from '../use-commands.ts';
import { Safe } from './Desktop.tsx';
import css from './Phone.module.css';
import { SHEET_RESTS, Sheet } from './Sheet.tsx';

const ICONS: Readonly<Record<PhonePanel, IconName>> = {
  board: 'layout-grid',
  timeline: 'clock',
  ladder: 'list-ordered',
  graph: 'workflow',
  lab: 'repeat',
  library: 'library',
  rules: 'book-open',
};

/** One panel at a time, a bar at the bottom, the inspector as a sheet. */
export function Phone() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const panel = useStrata((state) => state.panels.phone);
  const hasSelection = useStrata((state) => state.selection !== undefined && state.pending === undefined);
  const sheet = useStrata((state) => state.panels.sheet);
  const isSheetOpen = hasSelection && panel !== 'library' && panel !== 'rules' && panel !== 'lab';
  const name: Readonly<Record<PhonePanel, string>> = {
    board: t('command.view-board'),
    timeline: t('phone.timeline'),
    ladder: t('command.view-ladder'),
    graph: t('command.view-graph'),
    lab: t('command.view-lab'),
    library: t('phone.library'),
    rules: t('command.view-rules'),
  };
  return (
    <div
      className={css.app}
      style={{ '--sheet-space': isSheetOpen ? `${SHEET_RESTS[sheet] * 100}dvh` : undefined }}
    >
      <header className={css.top}>
        <Logo isShort />
        <div className={css.title}>
          <DocumentMenu hasApp />
        </div>
        <IconButton
          icon="undo-2"
          label={t('command.undo')}
          isDisabled={!commands.isEnabled('undo')}
          onPress={() => commands.run('undo')}
        />
        <IconButton
          icon="redo-2"
          label={t('command.redo')}
          isDisabled={!commands.isEnabled('redo')}
          onPress={() => commands.run('redo')}
        />
        <IconButton icon="share-2" label={t('command.share')} onPress={() => commands.run('share')} />
        <IconButton icon="command" label={t('command.palette')} onPress={() => commands.run('palette')} />
      </header>
      <main className={css.main}>
        {panel === 'board' && (
          <Safe>
            <BoardPanel />
          </Safe>
        )}
        {panel === 'timeline' && (
          <div className={css.timeline}>
            <div className={css.moment}>
              <MomentScrubber />
            </div>
            <Safe>
              <TimelinePanel />
            </Safe>
          </div>
        )}
        {(panel === 'ladder' || panel === 'graph') && (
          <div className={css.view} data-panel="view">
            {panel === 'ladder' ? (
              <Safe>
                <LazyLadder />
              </Safe>
            ) : (
              <Safe>
                <GraphPanel />
              </Safe>
            )}
          </div>
        )}
        {panel === 'lab' && (
          <div className={css.view} data-panel="view">
            <Safe>
              <LazyLab />
            </Safe>
          </div>
        )}
        {panel === 'rules' && (
          <div className={css.view} data-panel="view">
            <Safe>
              <LazyRules />
            </Safe>
          </div>
        )}
        {panel === 'library' && (
          <Safe>
            <LazyLibrary />
          </Safe>
        )}
      </main>
      {isSheetOpen && (
        <Safe>
          <Sheet />
        </Safe>
      )}
      <nav className={css.bar} aria-label={t('phone.tabs')}>
        {PHONE_PANELS.map((each) => (
          <button
            key={each}
            type="button"
            className={cx(css.tab, panel === each && css.current)}
            aria-current={panel === each ? 'page' : undefined}
            onClick={() => actions.setPanels({ phone: each, sheet: 'low' })}
          >
            <Icon name={ICONS[each]} size={20} />
            {name[each]}
          </button>
        ))}
      </nav>
    </div>
  );
}
