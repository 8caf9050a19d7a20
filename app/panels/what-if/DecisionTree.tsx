import { useTranslation } from 'react-i18next';
import type { Decision } from '../../../engine/index.ts';
import css from './WhatIf.module.css';

/** How a pair of things is asked for ("A came before B") and told ("A comes before B"). */
export interface PairWords {
  readonly before: (pair: readonly [number, number]) => string;
  readonly is: (pair: readonly [number, number]) => string;
}

interface DecisionTreeProps {
  readonly decision: Decision;
  readonly pair: PairWords;
}

/** On what the outcome depends, question by question. */
export function DecisionTree({ decision, pair }: DecisionTreeProps) {
  const { t } = useTranslation('states');
  if (decision.kind === 'outcome')
    return <b className={css.end}>{t('whatIf.orders.outcome', { number: decision.outcome + 1 })}</b>;
  const [a, b] = decision.pair;
  return (
    <ul>
      <li>
        {t('whatIf.orders.if', { condition: pair.is([a, b]) })}{' '}
        <DecisionTree decision={decision.yes} pair={pair} />
      </li>
      <li>
        {t('whatIf.orders.if', { condition: pair.is([b, a]) })}{' '}
        <DecisionTree decision={decision.no} pair={pair} />
      </li>
    </ul>
  );
}
