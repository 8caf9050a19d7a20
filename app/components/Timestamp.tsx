import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import css from './Timestamp.module.css';

interface TimestampProps {
  /** The engine's `timestamp.at`; `undefined` says "card" (printed) instead. */
  readonly at: number | undefined;
  readonly faint?: boolean;
  readonly className?: string | undefined;
}

/** A timestamp (CR 613.7) as t1, t2 … */
export function Timestamp({ at, faint = false, className }: TimestampProps) {
  const { t } = useTranslation();
  return (
    <span className={cx(css.time, faint && css.faint, className)}>
      {at === undefined ? t('timestamp.card') : t('timestamp.at', { at })}
    </span>
  );
}
