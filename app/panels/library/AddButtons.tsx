import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import css from './Rows.module.css';

interface AddButtonsProps {
  readonly players: readonly string[];
  readonly name: string;
  readonly onAdd: (player: string) => void;
}

/** One button a player: under whose control the card or effect comes. */
export function AddButtons({ players, onAdd }: AddButtonsProps) {
  const { t } = useTranslation();
  const isFew = players.length <= 2;
  return (
    <div className={css.add}>
      {players.map((player) => (
        <Button
          key={player}
          look="line"
          size="small"
          aria-label={t('library.addTo', { player })}
          onPress={() => onAdd(player)}
        >
          <PlayerMark player={player} />
          {isFew && t('library.addTo', { player })}
        </Button>
      ))}
      {isFew && <span className={css.orDrag}>{t('library.orDrag')}</span>}
    </div>
  );
}
