import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import css from './PowerToughness.module.css';
import { useFlash } from './use-flash.ts';

interface PowerToughnessProps {
  readonly value: string;
  /** What the card says, if that is something else. */
  readonly printed: string | undefined;
  /** The card has no power and toughness. */
  readonly isNew: boolean;
}

/** Power and toughness, the largest thing on a tile; what the card says is struck out beside it. */
export function PowerToughness({ value, printed, isNew }: PowerToughnessProps) {
  const { t } = useTranslation();
  const former = useFlash(value);
  const isChanged = isNew || printed !== undefined;
  return (
    <span className={cx(css.pt, isChanged && css.changed)}>
      {isNew && <i>{t('tile.new')}</i>}
      {printed !== undefined && <s>{printed}</s>}
      <b key={value} className={cx(former !== undefined && css.flash)}>
        {value}
      </b>
    </span>
  );
}
