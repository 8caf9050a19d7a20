import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { Keys } from '../../components/Keys.tsx';
import { useActions, useIsReadOnly, useStrata } from '../../store/hooks.ts';
import { useCommands } from '../use-commands.ts';
import css from './BoardBar.module.css';

const Expected = lazy(async () => ({ default: (await import('./Expected.tsx')).Expected }));

interface BoardBarProps {
  readonly children: ReactNode;
  /** Something else is said in its place, which it keeps, so that the tiles stay where they are. */
  readonly isCovered: boolean;
  /** Opens the menu of the game, beside its button. */
  readonly onMenu: (anchor: HTMLElement) => void;
}

/** Controls in the corner of the board: the printed look, one more player. */
export function BoardBar({ children, isCovered, onMenu }: BoardBarProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const showsPrinted = useStrata((state) => state.showsPrinted);
  const isTipOpen = useStrata((state) => state.panels.isTipOpen);
  const tip = useStrata((state) => state.document.why);
  const isEmpty = useStrata((state) => state.document.steps.length === 0);
  const hasExpected = useStrata((state) => (state.document.expect?.length ?? 0) > 0);
  const isReadOnly = useIsReadOnly();
  const hasTip = isTipOpen && (tip !== undefined || isEmpty);
  return (
    <div className={cx(css.bar, hasTip && css.withTip, isCovered && css.covered)}>
      {hasTip && hasExpected && (
        <Suspense>
          <Expected />
        </Suspense>
      )}
      {hasTip ? (
        <p className={css.tip}>
          <span>
            <b>{t(hasExpected ? 'board.tip.why' : 'board.tip.title')}</b> {tip ?? t('board.tip.start')}
          </span>
          <Button
            size="small"
            icon="x"
            aria-label={t('board.tip.dismiss')}
            onPress={() => actions.setPanels({ isTipOpen: false })}
          />
        </p>
      ) : (
        <span />
      )}
      <div className={css.controls}>
        {children}
        {!isReadOnly && (
          <button
            type="button"
            className={css.steps}
            data-board-menu=""
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
            onContextMenu={(event) => {
              event.preventDefault();
              onMenu(event.currentTarget);
            }}
          >
            <Icon name="plus" />
            {t('board.steps')}
            <Keys shortcut="m" />
          </button>
        )}
        {commands.isEnabled('add-player') && (
          <IconButton
            size="small"
            icon="users"
            label={t('board.addPlayer')}
            onPress={() => commands.run('add-player')}
          />
        )}
        <Button
          size="small"
          icon="image"
          isPressed={showsPrinted}
          onPress={() => commands.run('printed-look')}
        >
          {t('board.printed')}
          <Keys shortcut="p" />
        </Button>
      </div>
    </div>
  );
}
