import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import type { LabChoice } from '../../views/lab/lab.ts';
import type { LabTree } from '../../views/lab/tree-view.ts';
import css from './Outcomes.module.css';

interface OrderTableProps {
  readonly tree: LabTree;
  readonly onTake: (path: readonly LabChoice[]) => void;
}

/** The same as the tree, in text: each order with its numbers and its result. */
export function OrderTable({ tree, onTake }: OrderTableProps) {
  const { t } = useTranslation('lab');
  const { chooser } = tree;
  if (chooser === undefined) return null;
  const first = tree.nodes[0]?.label ?? '';
  return (
    <div className={css.tableBox}>
      <table className={css.table}>
        <caption className="visually-hidden">{t('tree.orders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tree.order')}</th>
            <th scope="col">{t('tree.result')}</th>
          </tr>
        </thead>
        <tbody>
          {tree.rows.map(({ steps, outcome: id }, index) => {
            const outcome = tree.outcomes.find((each) => each.id === id);
            if (outcome === undefined) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the orders of one tree keep their places
              <tr key={index} className={cx(outcome.mark === 'best' && css.bestRow)}>
                <td>
                  <span className={css.order}>
                    <span className={css.label}>{first}</span>
                    {steps.map(({ source, isApplied, label }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an order keep their places
                      <span key={at} className={css.step}>
                        <Icon name="arrow-right" size={11} />
                        {isApplied ? source : t('tree.left', { name: source })}
                        {label !== '' && (
                          <>
                            <Icon name="arrow-right" size={11} />
                            <span className={css.label}>{label}</span>
                          </>
                        )}
                      </span>
                    ))}
                  </span>
                </td>
                <td>
                  <button type="button" className={css.take} onClick={() => onTake(outcome.path)}>
                    {outcome.amount !== undefined && <b>{outcome.amount}</b>}{' '}
                    {outcome.amount === undefined || outcome.after.length === 0
                      ? outcome.lines.join(' ') || t('nothing')
                      : outcome.after.join(', ')}
                    {outcome.mark !== undefined && (
                      <span className={css.rowMark}>
                        {t(tree.isCut ? `tree.${outcome.mark}Known` : `tree.${outcome.mark}`, {
                          player: chooser,
                        })}
                      </span>
                    )}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tree.orders > tree.rows.length && (
        <p className={css.note}>{t('tree.andMore', { count: tree.orders - tree.rows.length })}</p>
      )}
    </div>
  );
}
