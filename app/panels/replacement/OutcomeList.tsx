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

/** The outcomes of a tree that is too large to be drawn. */
export function OutcomeList({ tree, onTake }: OutcomeListProps) {
  const { t } = useTranslation('lab');
  return (
    <ul className={css.list} aria-label={t('tree.outcomes')}>
      {tree.outcomes.map((outcome) => (
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
    </ul>
  );
}
