import { useTranslation } from 'react-i18next';
import { RulesText } from '../../components/RulesText.tsx';
import type { LabTree, TreeOutcome } from '../../views/lab/tree-view.ts';
import css from './Tree.module.css';

/** The words of an outcome: the number in question large, what happens, what is then, in how many orders. */
export function OutcomeBody({ outcome, tree }: { readonly outcome: TreeOutcome; readonly tree: LabTree }) {
  const { t } = useTranslation('lab');
  const { amount, lines, after, ways, mark } = outcome;
  return (
    <>
      {amount !== undefined && <b className={css.amount}>{amount}</b>}
      <span className={css.words}>
        <span className={css.lines}>
          <RulesText text={lines.length === 0 ? t('nothing') : lines.join(' ')} />
        </span>
        {after.length > 0 && <span className={css.after}>{after.join(', ')}</span>}
        <span className={css.ways}>
          {tree.orders > 1 && !tree.isCut && t('tree.ways', { count: ways, orders: tree.orders })}
          {mark !== undefined && tree.chooser !== undefined && (
            <span className={css.mark}>
              {t(tree.isCut ? `tree.${mark}Known` : `tree.${mark}`, { player: tree.chooser })}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
