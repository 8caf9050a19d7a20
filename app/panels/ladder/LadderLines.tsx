import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { ValueText } from '../../components/ValueText.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { LadderLine } from '../../views/ladder/ladder-view.ts';
import css from './LadderCells.module.css';

/** More lines than this are folded. */
const MOST = 7;

/** What an effect did to each object: name, before → after. */
export function LadderLines({ lines }: { readonly lines: readonly LadderLine[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || lines.length <= MOST ? lines : lines.slice(0, MOST - 1);
  const folded = lines.length - shown.length;
  return (
    <>
      <ul className={css.lineList}>
        {shown.map((line, index) => (
          <Line key={line.key} line={line} isSameObject={shown[index - 1]?.name === line.name} />
        ))}
      </ul>
      {(folded > 0 || isOpen) && (
        <button type="button" className={css.fold} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('ladder.fewerLines') : t('ladder.moreLines', { count: folded })}
        </button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: LadderLine;
  /** The line before is about the same object: its name is only read out. */
  readonly isSameObject: boolean;
}

function Line({ line, isSameObject }: LineProps) {
  const { select } = useActions();
  const { object } = line;
  const isSelected = useStrata(
    ({ selection }) => object !== undefined && selection?.kind === 'object' && selection.id === object,
  );
  return (
    <li className={css.lines}>
      <span className={cx(css.name, isSelected && css.isSelectedName)}>
        {isSameObject ? (
          <span className="visually-hidden">{line.name}</span>
        ) : object === undefined ? (
          line.name
        ) : (
          <button type="button" tabIndex={-1} onClick={() => select({ kind: 'object', id: object })}>
            {line.name}
          </button>
        )}
      </span>
      <span className={css.values}>
        <ValueText tokens={line.tokens} />
      </span>
    </li>
  );
}
