import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import type { LabChoice } from '../../views/lab/lab.ts';
import type { LabTree } from '../../views/lab/tree-view.ts';
import { OutcomeBody } from './OutcomeBody.tsx';
import css from './Tree.module.css';

interface OutcomeListProps {
  readonly tree: LabTree;
  readonly onTake: (path: readonly LabChoice[]) => void;
}

/** So many outcomes are listed: the best ones, and the worst. */
const MOST_LISTED = 24;

/** The outcomes of a tree that is too large to be drawn, or to be read in one glance; the best first. */
export function OutcomeList({ tree, onTake }: OutcomeListProps) {
  const { t } = useTranslation('lab');
  const isWorse = tree.outcomes.some(({ mark, amount = 0 }) =>
    tree.outcomes.some((other) => mark === 'best' && (other.amount ?? 0) > amount),
  );
  const sorted = [...tree.outcomes].sort(({ amount: a = 0 }, { amount: b = 0 }) => (isWorse ? a - b : b - a));
  const hidden = Math.max(0, sorted.length - MOST_LISTED);
  const listed = [...sorted.slice(0, MOST_LISTED - 1), ...sorted.slice(MOST_LISTED - 1 + hidden)];
  return (
    <ul className={css.list} aria-label={t('tree.outcomes')}>
      {listed.map((outcome) => (
        <li key={outcome.id}>
          <button
            type="button"
            className={cx(css.outcome, outcome.mark === 'best' && css.best)}
            onClick={() => onTake(outcome.path)}
          >
            <OutcomeBody outcome={outcome} tree={tree} />
          </button>
        </li>
      ))}
      {hidden > 0 && <li className={css.hidden}>{t('tree.andMore', { count: hidden })}</li>}
    </ul>
  );
}
