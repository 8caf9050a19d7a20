import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOfLayer } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { LadderRowView, RowState } from '../../views/ladder/ladder-view.ts';
import { ByTimestamp } from '../what-if/ByTimestamp.tsx';
import cells from './LadderCells.module.css';
import { LadderLines } from './LadderLines.tsx';
import css from './LadderTable.module.css';
import { prefersReducedMotion } from './use-play.ts';

/** Marks the buttons between which arrow keys move. */
export const ROW_BUTTON = 'ladder-row-button';

interface LadderRowProps {
  readonly row: LadderRowView;
  readonly state: RowState;
  /** Number of rows of its layer if it is the first of them, else 0. */
  readonly layerSpan: number;
  readonly isTabStop: boolean;
  readonly onFocus: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One effect in one layer. Its button selects the effect and goes to its position, and so does a click on the row. */
export const LadderRow = memo(function LadderRow(props: LadderRowProps) {
  const { row, state, layerSpan } = props;
  const { t } = useTranslation();
  const { select, setPosition, hover } = useActions();
  const element = useRef<HTMLTableRowElement>(null);
  const id = row.effect.id;
  const isSelected = useStrata(({ selection }) => selection?.kind === 'effect' && selection.id === id);
  const isHovered = useStrata(({ hovered }) => hovered?.kind === 'effect' && hovered.id === id);
  const isCurrent = state === 'current';
  useEffect(() => {
    if (!isCurrent) return;
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    element.current?.scrollIntoView?.({ block: 'nearest', behavior });
  }, [isCurrent]);

  const choose = () => {
    select({ kind: 'effect', id });
    if (row.order !== undefined) setPosition(row.order);
  };
  const chooseByMouse = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!isOnControl) choose();
  };
  return (
    <tr
      ref={element}
      className={cx(css.row, css[state], isSelected && css.selected, isHovered && css.hovered)}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={chooseByMouse}
      onPointerEnter={() => hover({ kind: 'effect', id })}
      onPointerLeave={() => hover(undefined)}
    >
      {layerSpan > 0 && (
        <th scope="rowgroup" rowSpan={layerSpan} className={css.layerCell}>
          <span className={css.layerNumber}>{t(`layer.number.${row.layer}`)}</span>
          <span className={css.layerName}>{t(`layer.name.${row.layer}`)}</span>
          <span className={cells.layerRules}>
            {rulesOfLayer(row.layer)
              .slice(1)
              .map((rule) => (
                <RuleLink key={rule} rule={rule} />
              ))}
          </span>
        </th>
      )}
      <td className={css.order}>
        <span className={css.pointer}>
          {row.order ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('ladder.notApplied')}</span>
            </>
          )}
        </span>
        {state === 'next' && <span className="visually-hidden">, {t('ladder.state.next')}</span>}
      </td>
      <td className={css.time}>
        <Timestamp at={row.effect.timestamp.at} />
      </td>
      <td className={css.effect}>
        <Words {...props} isSelected={isSelected} onChoose={choose} />
      </td>
      <td className={css.change}>
        {row.reason === undefined ? (
          <LadderLines lines={row.lines} />
        ) : (
          <p className={cells.reason}>
            <Icon name="ban" size={14} />
            <span>
              <SentenceText
                sentence={row.reason}
                onEffect={(effect) => select({ kind: 'effect', id: effect })}
              />
            </span>
          </p>
        )}
        {row.waits && <ByTimestamp effect={id} layer={row.layer} most={2} onlyWaits />}
      </td>
      <td className={css.rule}>
        <Notes row={row} />
      </td>
    </tr>
  );
});

interface WordsProps extends LadderRowProps {
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

function Words({ row, isTabStop, isSelected, onChoose, onFocus, onKeyDown }: WordsProps) {
  const Tag = row.order === undefined ? 's' : 'span';
  return (
    <>
      <button
        type="button"
        className={cx(ROW_BUTTON, cells.source)}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        onClick={onChoose}
        onFocus={() => onFocus(row.key)}
        onKeyDown={onKeyDown}
      >
        <Tag>{row.source}</Tag>
      </button>
      <Tag className={cells.text}>
        <RulesText text={row.text} />
      </Tag>
    </>
  );
}

function Notes({ row }: { readonly row: LadderRowView }) {
  const { select } = useActions();
  const shown = row.rules.filter((rule) => !row.notes.some((note) => note.rules.includes(rule)));
  return (
    <>
      <span className={cells.rules}>
        {shown.slice(0, 2).map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </span>
      {row.notes.map((note) => (
        <p key={note.fragments.map(({ text }) => text).join('')} className={cells.note}>
          <Icon name="corner-down-right" size={14} />
          <span>
            <SentenceText
              sentence={note}
              withRules
              onEffect={(effect) => select({ kind: 'effect', id: effect })}
            />
          </span>
        </p>
      ))}
    </>
  );
}
