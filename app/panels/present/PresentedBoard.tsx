import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import { useActions } from '../../store/hooks.ts';
import type { ObjectAtView } from '../../views/ladder/board-at-view.ts';
import type { PresentView } from '../../views/present/present-view.ts';
import css from './Presentation.module.css';

interface PresentedBoardProps {
  readonly view: PresentView;
  readonly selected: ObjectId | undefined;
}

/** The permanents in large type, what has just changed marked. Pressing one shows only what concerns it. */
export function PresentedBoard({ view, selected }: PresentedBoardProps) {
  const { t } = useTranslation('present');
  const { t: tApp } = useTranslation();
  return (
    <div className={css.board}>
      {view.board.groups.length === 0 && <p className={css.nothing}>{t('empty')}</p>}
      {view.board.groups.map(({ player, objects }) => (
        <section key={player} className={css.player}>
          <h2>
            <PlayerMark player={player} isDecorative /> {tApp('player.name', { player })}
          </h2>
          <ul>
            {objects.map((object) => (
              <Tile
                key={object.id}
                object={object}
                isChanged={view.changed.has(object.id)}
                isSelected={object.id === selected}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface TileProps {
  readonly object: ObjectAtView;
  readonly isChanged: boolean;
  readonly isSelected: boolean;
}

function Tile({ object, isChanged, isSelected }: TileProps) {
  const { t } = useTranslation('present');
  const { select } = useActions();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChanged) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChanged]);
  const { size, finalSize } = object;
  return (
    <li ref={element} className={cx(css.tile, isChanged && css.changed, isSelected && css.selected)}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => select(isSelected ? undefined : { kind: 'object', id: object.id })}
      >
        {object.name}
        {isChanged && <span className="visually-hidden"> ({t('changedMark')})</span>}
      </button>
      {(size !== undefined || finalSize !== undefined) && (
        <span className={css.size}>
          {object.isSizeNew ? <mark>{size}</mark> : size}
          {finalSize !== undefined && (
            <span className={css.final}>
              <span className="visually-hidden"> {t('final', { value: finalSize })}</span>
              <span aria-hidden="true">{finalSize}</span>
            </span>
          )}
        </span>
      )}
      <p className={css.types}>
        <ValueText tokens={object.tokens} />
      </p>
    </li>
  );
}
