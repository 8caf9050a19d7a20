import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import { type LadderRowView, rowState } from '../../views/ladder/ladder-view.ts';
import type { PresentView } from '../../views/present/present-view.ts';
import css from './Presentation.module.css';

interface PresentedLadderProps {
  readonly view: PresentView;
  readonly position: number | undefined;
  /** Of the object that alone is looked at. */
  readonly name: string | undefined;
}

/** The effects in the order in which they are applied, the current one open. */
export function PresentedLadder({ view, position, name }: PresentedLadderProps) {
  const { t } = useTranslation('present');
  return (
    <section className={css.ladder} aria-label={t('order')}>
      <h2>{name === undefined ? t('all') : t('only', { name })}</h2>
      {view.rows.length === 0 && (
        <p className={css.nothing}>{name === undefined ? t('nothing') : t('nothingFor', { name })}</p>
      )}
      <ol>
        {view.rows.map((row) => (
          <Row key={row.key} row={row} state={rowState(row, position)} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly row: LadderRowView;
  readonly state: ReturnType<typeof rowState>;
}

function Row({ row, state }: RowProps) {
  const { t } = useTranslation('present');
  const element = useRef<HTMLLIElement>(null);
  const isCurrent = state === 'current';
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={element}
      className={cx(css.row, css[state])}
      style={{ '--c': layerColor(row.layer) }}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <LayerBadge layer={row.layer} look={isCurrent ? 'solid' : row.order === undefined ? 'ghost' : 'tint'} />
      <p>
        <b>{row.source}</b> <Timestamp at={row.effect.timestamp.at} />{' '}
        <span className={css.text}>
          <RulesText text={row.text} />
        </span>
        {row.order === undefined && <em> {t('notApplied')}</em>}
      </p>
      {isCurrent && row.lines.length > 0 && (
        <ul className={css.lines}>
          {row.lines.slice(0, MOST_LINES).map((line) => (
            <li key={line.key}>
              <b>{line.name}</b> <ValueText tokens={line.tokens} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The board beside it shows the rest. */
const MOST_LINES = 5;
