import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Keys } from '../../components/Keys.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import { useActions, useSentences, useStrata, useTrace } from '../../store/hooks.ts';
import { boardAtView, type ObjectAtView } from '../../views/ladder/board-at-view.ts';
import css from './BoardAtPosition.module.css';

/** The battlefield as it is after the effects that the ladder has applied. */
export function BoardAtPosition() {
  const { t } = useTranslation();
  const say = useSentences();
  const trace = useTrace();
  const position = useStrata((state) => state.position);
  const view = useMemo(() => boardAtView(trace, say, position), [trace, say, position]);
  const key = position === undefined ? 'end' : view.position === 0 ? 'start' : 'title';
  const hint = view.isEnd ? 'endHint' : view.position === 0 ? 'startHint' : 'hint';
  return (
    <section className={css.board} aria-label={t(`ladder.board.${key}`, { position: view.position })}>
      <header className={css.head}>
        <h2>{t(`ladder.board.${key}`, { position: view.position })}</h2>
        <p>{t(`ladder.board.${hint}`)}</p>
      </header>
      <div className={css.groups}>
        {view.groups.map(({ player, objects }) => (
          <section key={player}>
            <h3>
              <PlayerMark player={player} />
              {t('player.name', { player })}
            </h3>
            <ul>
              {objects.map((object) => (
                <ObjectRow key={object.id} object={object} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className={css.keys}>
        <Keys shortcut="j" /> {t('ladder.board.next')}
        <Keys shortcut="k" /> {t('ladder.board.previous')}
      </footer>
    </section>
  );
}

function ObjectRow({ object }: { readonly object: ObjectAtView }) {
  const { t } = useTranslation();
  const { select, hover } = useActions();
  const isSelected = useStrata(({ selection }) => selection?.kind === 'object' && selection.id === object.id);
  const isHovered = useStrata(({ hovered }) => hovered?.kind === 'object' && hovered.id === object.id);
  return (
    <li
      className={cx(css.object, isSelected && css.selected, isHovered && css.hovered)}
      onPointerEnter={() => hover({ kind: 'object', id: object.id })}
      onPointerLeave={() => hover(undefined)}
    >
      <button type="button" className={css.name} onClick={() => select({ kind: 'object', id: object.id })}>
        {object.name}
      </button>
      {object.size !== undefined || object.finalSize !== undefined ? (
        <span className={css.size}>
          {object.isSizeNew ? <mark>{object.size}</mark> : object.size}
          {object.finalSize !== undefined && (
            <span className={css.final} title={t('ladder.board.final', { value: object.finalSize })}>
              <span className="visually-hidden">{t('ladder.board.final', { value: object.finalSize })}</span>
              <span aria-hidden="true">{object.finalSize}</span>
            </span>
          )}
        </span>
      ) : (
        <span />
      )}
      <p className={css.types}>
        <ValueText tokens={object.tokens} />
      </p>
    </li>
  );
}
