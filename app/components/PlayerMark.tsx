import { cx } from './cx.ts';
import css from './PlayerMark.module.css';

interface PlayerMarkProps {
  readonly player: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** The player is named beside it, so that a screen reader need not hear the letter. */
  readonly isDecorative?: boolean;
}

const SHAPES = ['filled', 'outlined', 'round', 'round-filled', 'double', 'cut'] as const;

/** A player's mark. Players are told apart by letter and shape, never by color. */
export function PlayerMark({ player, size = 'medium', isDecorative = false }: PlayerMarkProps) {
  const index = player.length === 1 ? player.toUpperCase().charCodeAt(0) - 65 : 1;
  const shape = SHAPES[index] ?? 'outlined';
  return (
    <span className={cx(css.mark, css[shape], css[size])} aria-hidden={isDecorative || undefined}>
      {player.slice(0, 2)}
    </span>
  );
}
