import { useTranslation } from 'react-i18next';
import type { Color } from '../../engine/index.ts';
import css from './ColorDots.module.css';
import { cx } from './cx.ts';

interface ColorDotsProps {
  /** In WUBRG order; none is "colorless". */
  readonly colors: readonly Color[];
  /** The colors differ from the card's. */
  readonly isChanged?: boolean;
}

/** An object's colors as plain dots with letters. */
export function ColorDots({ colors, isChanged = false }: ColorDotsProps) {
  const { t } = useTranslation();
  const label = colors.length === 0 ? t('color.C') : colors.map((color) => t(`color.${color}`)).join(', ');
  return (
    <span className={cx(css.dots, isChanged && css.changed)} title={label}>
      <span className="visually-hidden">{label}</span>
      {(colors.length === 0 ? (['C'] as const) : colors).map((color) => (
        <span key={color} aria-hidden="true" className={cx(css.dot, css[color])}>
          {color}
        </span>
      ))}
    </span>
  );
}
