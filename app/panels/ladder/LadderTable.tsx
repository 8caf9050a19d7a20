import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { useStrata } from '../../store/hooks.ts';
import { type LadderPart, type LadderView, rowState } from '../../views/ladder/ladder-view.ts';
import cells from './LadderCells.module.css';
import { LadderRow, ROW_BUTTON } from './LadderRow.tsx';
import css from './LadderTable.module.css';

const COLUMNS = 6;

/** The ladder as a table. One row's button is in the tab order; arrow keys go from row to row. */
export function LadderTable({ view }: { readonly view: LadderView }) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string>();
  const position = useStrata((state) => state.position);
  const current = view.rows.find((row) => rowState(row, position) === 'current')?.key;
  const isThere = view.rows.some((row) => row.key === focused);
  const tabStop = isThere ? focused : (current ?? view.rows[0]?.key);

  const moveFocus = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(table.current?.querySelectorAll<HTMLElement>(`.${ROW_BUTTON}`) ?? [])];
    const index = buttons.indexOf(event.currentTarget);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(Math.max(target, 0), buttons.length - 1)]?.focus();
  }, []);
  return (
    <table ref={table} className={css.table} aria-label={t('ladder.table')}>
      <thead>
        <tr>
          <th scope="col" className={css.layerColumn}>
            {t('ladder.columns.layer')}
          </th>
          <th scope="col" className={css.orderColumn}>
            <span aria-hidden="true">{t('ladder.columns.order')}</span>
            <span className="visually-hidden">{t('ladder.columns.orderFull')}</span>
          </th>
          <th scope="col" className={css.timeColumn}>
            {t('ladder.columns.time')}
          </th>
          <th scope="col" className={css.effectColumn}>
            {t('ladder.columns.effect')}
          </th>
          <th scope="col" className={css.changeColumn}>
            <span className={cells.lines}>
              <span>{t('ladder.columns.appliesTo')}</span>
              <span>{t('ladder.columns.change')}</span>
            </span>
          </th>
          <th scope="col" className={css.ruleColumn}>
            {t('ladder.columns.rule')}
          </th>
        </tr>
      </thead>
      {view.parts.map((part) =>
        part.kind === 'empty' ? (
          <EmptyLayers key={part.layers[0]} part={part} />
        ) : (
          <tbody key={part.layer} className={css.layer} style={{ '--c': layerColor(part.layer) }}>
            {part.rows.map((row, index) => (
              <LadderRow
                key={row.key}
                row={row}
                state={rowState(row, position)}
                layerSpan={index === 0 ? part.rows.length : 0}
                isTabStop={row.key === tabStop}
                onFocus={setFocused}
                onKeyDown={moveFocus}
              />
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}

function EmptyLayers({ part }: { readonly part: Extract<LadderPart, { kind: 'empty' }> }) {
  return (
    <tbody className={css.emptyLayers}>
      <tr>
        <td colSpan={COLUMNS}>
          <span className={css.emptyLine}>
            <span className={css.badges}>
              {part.layers.map((layer) => (
                <LayerBadge key={layer} layer={layer} />
              ))}
            </span>
            <span>{part.text}</span>
          </span>
        </td>
      </tr>
    </tbody>
  );
}
