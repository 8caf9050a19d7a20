import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon.tsx';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import type { Comparison } from '../../views/what-if/comparison.ts';
import css from './WhatIf.module.css';

interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly heads: readonly [string, string];
}

/** Two boards beside one another, the differences marked, and where their evaluations part. */
export function ComparisonView({ comparison, heads }: ComparisonViewProps) {
  const { t } = useTranslation('states');
  const { rows, different, parting } = comparison;
  return (
    <section className={css.comparison} aria-live="polite">
      <Message tone={different === 0 ? 'success' : 'info'}>
        {different === 0 ? t('whatIf.same') : t('whatIf.differs', { count: different })}{' '}
        {parting === undefined ? t('whatIf.sameOrder') : <SentenceText sentence={parting} withRules />}
      </Message>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('whatIf.object')}</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, looks, differs }) => (
            <tr key={id} className={differs ? css.different : undefined}>
              <th scope="row">
                {differs && <Icon name="triangle-alert" size={13} />}
                {name}
                {differs && <span className="visually-hidden"> ({t('whatIf.changed')})</span>}
              </th>
              <td data-head={heads[0]}>{looks[0] ?? <em>{t('whatIf.gone')}</em>}</td>
              <td data-head={heads[1]}>{looks[1] ?? <em>{t('whatIf.gone')}</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
