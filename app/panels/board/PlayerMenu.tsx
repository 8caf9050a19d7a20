import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { useIsReadOnly } from '../../store/hooks.ts';
import css from './PlayerMenu.module.css';

interface PlayerMenuProps {
  readonly player: string;
  readonly onMenu: (player: string, anchor: HTMLElement) => void;
}

/** A player's mark; behind it what concerns the player and no object. */
export function PlayerMenu({ player, onMenu }: PlayerMenuProps) {
  const { t } = useTranslation();
  const isReadOnly = useIsReadOnly();
  if (isReadOnly) return <PlayerMark player={player} size="large" isDecorative />;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('player.menu', { player })}
      aria-haspopup="menu"
      onClick={(event) => onMenu(player, event.currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(player, event.currentTarget);
      }}
    >
      <PlayerMark player={player} size="large" isDecorative />
    </button>
  );
}
