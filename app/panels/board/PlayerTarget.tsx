import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import css from './PlayerTarget.module.css';

interface PlayerTargetProps {
  readonly player: string;
  readonly onPress: (player: string) => void;
}

/** A player as something to choose. */
export function PlayerTarget({ player, onPress }: PlayerTargetProps) {
  const { t } = useTranslation();
  return (
    <button type="button" data-tile={player} className={css.target} onClick={() => onPress(player)}>
      <PlayerMark player={player} />
      {t('player.name', { player })}
    </button>
  );
}
