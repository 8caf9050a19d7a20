import { useTranslation } from 'react-i18next';
import type { QueryError } from '../../views/library/query/query.ts';
import css from './Search.module.css';

interface QueryProblemsProps {
  readonly query: string;
  readonly errors: readonly QueryError[];
}

/** Parts of the search that mean nothing: what, and where. */
export function QueryProblems({ query, errors }: QueryProblemsProps) {
  const { t } = useTranslation('pool');
  if (errors.length === 0) return null;
  return (
    <ul className={css.problems} aria-label={t('query.ignored')}>
      {errors.map(({ code, start, end, found }) => (
        <li key={`${start} ${code}`}>
          <code>
            {query.slice(Math.max(0, start - 12), start)}
            <mark>{query.slice(start, end)}</mark>
          </code>{' '}
          {t(`query.error.${code}`, {
            field: /^[a-z]+/i.exec(query.slice(start, end))?.[0] ?? '',
            value: found,
          })}
        </li>
      ))}
    </ul>
  );
}
