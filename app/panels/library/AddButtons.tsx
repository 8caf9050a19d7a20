import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import css from './Rows.module.css';

interface AddButtonsProps {
  readonly players: readonly string[];
  /** A card comes under somebody's control, an effect is somebody's. */
  readonly kind: 'card' | 'effect';
  readonly onAdd: (player: string) => void;
}

/** One button a player: under whose control the card or effect comes. */
export function AddButtons({ players, kind, onAdd }: AddButtonsProps) {
  const { t } = useTranslation();
  const isFew = players.length <= 2;
  const textFor = (player: string) => t(kind === 'card' ? 'library.addTo' : 'library.createdBy', { player });
  return (
    <div className={css.add}>
      {players.map((player) => (
        <Button
          key={player}
          look="line"
          size="small"
          {...(isFew ? {} : { 'aria-label': textFor(player) })}
          onPress={() => onAdd(player)}
        >
          <PlayerMark player={player} isDecorative />
          {isFew && textFor(player)}
        </Button>
      ))}
      {isFew && <span className={css.orDrag}>{t('library.orDrag')}</span>}
    </div>
  );
}
