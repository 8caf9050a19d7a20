import { useTranslation } from 'react-i18next';
import { Message } from '../../components/Message.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import type { ComparedRow, Comparison } from '../../views/what-if/comparison.ts';
import css from './WhatIf.module.css';

interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly heads: readonly [string, string];
}

/** Two boards beside one another: only what differs, value by value, and where their evaluations part. */
export function ComparisonView({ comparison, heads }: ComparisonViewProps) {
  const { t } = useTranslation('states');
  const { rows, same, parting } = comparison;
  return (
    <section className={css.comparison} aria-live="polite">
      <Message tone={rows.length === 0 ? 'success' : 'info'}>
        {rows.length === 0 ? t('whatIf.same') : t('whatIf.differs', { count: rows.length })}{' '}
        {parting === undefined ? t('whatIf.sameOrder') : <SentenceText sentence={parting} withRules />}
      </Message>
      {rows.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('whatIf.object')}</th>
              <th scope="col" className={css.what}>
                <span className="visually-hidden">{t('whatIf.value')}</span>
              </th>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} />
          ))}
        </table>
      )}
      {same.length > 0 && (
        <details className={css.same}>
          <summary>{t('whatIf.unchanged', { count: same.length })}</summary>
          <ul>
            {same.map(({ id, name, looks }) => (
              <li key={id}>
                <b>{name}</b> {looks}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly heads: readonly [string, string];
}

function Row({ row, heads }: RowProps) {
  const { t } = useTranslation('states');
  return (
    <tbody>
      {row.values.map(({ what, first, second }, index) => (
        <tr key={what}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={row.values.length}>
              {row.name}
            </th>
          )}
          <th scope="row" className={css.what}>
            {t(`whatIf.what.${what}`)}
          </th>
          <td data-head={heads[0]}>
            {first === undefined ? <em>{t('whatIf.none')}</em> : <RulesText text={first} />}
          </td>
          <td data-head={heads[1]}>
            {second === undefined ? (
              <em>{t('whatIf.none')}</em>
            ) : (
              <mark>
                <RulesText text={second} />
              </mark>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
