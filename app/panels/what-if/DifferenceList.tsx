import { useTranslation } from 'react-i18next';
import { RulesText } from '../../components/RulesText.tsx';
import type { ComparedRow } from '../../views/what-if/comparison.ts';
import css from './ByTimestamp.module.css';

interface DifferenceListProps {
  readonly rows: readonly ComparedRow[];
  /** More objects than this are counted. */
  readonly most: number;
}

/** What would be otherwise, in short lines: object, value, as it is → as it would be. */
export function DifferenceList({ rows, most }: DifferenceListProps) {
  const { t } = useTranslation('states');
  if (rows.length === 0) return <p className={css.same}>{t('whatIf.alone.same')}</p>;
  return (
    <ul className={css.rows}>
      {rows.slice(0, most).map((row) => (
        <li key={row.key}>
          <b>{row.name}</b>
          {row.values.map(({ what, first, second }) => (
            <span key={what} className={css.value}>
              <span className={css.what}>{t(`whatIf.what.${what}`)}</span>{' '}
              <RulesText text={first ?? t('whatIf.none')} />
              <span className="visually-hidden"> {t('whatIf.alone.instead')} </span>
              <span aria-hidden="true"> → </span>
              <mark>
                <RulesText text={second ?? t('whatIf.none')} />
              </mark>
            </span>
          ))}
        </li>
      ))}
      {rows.length > most && <li>{t('whatIf.alone.more', { count: rows.length - most })}</li>}
    </ul>
  );
}
