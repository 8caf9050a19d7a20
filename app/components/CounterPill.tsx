import { useTranslation } from 'react-i18next';
import css from './CounterPill.module.css';

interface CounterPillProps {
  readonly kind: string;
  readonly count: number;
}

/** Counters of one kind: "+1/+1 × 2". */
export function CounterPill({ kind, count }: CounterPillProps) {
  const { t } = useTranslation();
  return (
    <span className={css.pill} title={t('counter.title', { kind, count })}>
      {t('counter.pill', { kind, count })}
    </span>
  );
}
