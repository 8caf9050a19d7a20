import { type MouseEvent, memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorDots } from '../../components/ColorDots.tsx';
import { CounterPill } from '../../components/CounterPill.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { MarkedWords } from '../../components/MarkedWords.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { PowerToughness } from '../../components/PowerToughness.tsx';
import { useFlash } from '../../components/use-flash.ts';
import { useIsReadOnly } from '../../store/hooks.ts';
import type { TileMark } from '../../views/board/marks.ts';
import type { TileView } from '../../views/board/tile.ts';
import { AbilityList } from './AbilityList.tsx';
import css from './Tile.module.css';

/** How a tile takes part in what is going on. */
export interface TileRole {
  readonly isSelected: boolean;
  readonly isSource: boolean;
  readonly isHovered: boolean;
  /** In target mode: it can be chosen, or it can't. `undefined` outside of it. */
  readonly target: boolean | undefined;
  /** What would happen if the dragged thing were dropped on it. */
  readonly dropText: string | undefined;
  readonly isTabStop: boolean;
}

interface TileProps {
  readonly tile: TileView;
  readonly role: TileRole;
  readonly isCompact: boolean;
  readonly onPress: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly onHover: (id: string | undefined) => void;
  /** Set for what can be attached to something else by dragging it there. */
  readonly onGrab: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

/** One permanent: what it is now, with everything that differs from its card marked. */
export const Tile = memo(function Tile({
  tile,
  role,
  isCompact,
  onPress,
  onMenu,
  onHover,
  onGrab,
}: TileProps) {
  const { t } = useTranslation();
  const isReadOnly = useIsReadOnly();
  const name = tile.faceDown === undefined ? tile.name || t('tile.noName') : t('tile.faceDown');
  const types = tile.types.map(({ text }) => text).join(' ');
  const size = tile.size === undefined ? '' : `, ${tile.size.value}`;
  const unread = tile.unread === 0 ? '' : `, ${t('unread.title', { count: tile.unread })}`;
  const former = useFlash(fingerprint(tile));
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu(tile.id, event.currentTarget);
  };
  const counters = tile.counters.map(({ kind, count }) => (
    <CounterPill key={kind} kind={kind} count={count} />
  ));
  return (
    <article
      data-object={tile.id}
      data-drop={`object:${tile.id}`}
      className={cx(
        css.tile,
        isCompact && css.compact,
        role.isSelected && css.selected,
        role.isSource && css.source,
        role.isHovered && css.hovered,
        role.target === true && css.target,
        role.target === false && css.notTarget,
        role.dropText !== undefined && css.drop,
        tile.isTapped && css.tapped,
        tile.faceDown !== undefined && css.faceDown,
        tile.isPhasedOut && css.phasedOut,
        (former !== undefined || tile.isJustChanged) && css.changed,
      )}
      onPointerEnter={() => onHover(tile.id)}
      onPointerLeave={() => onHover(undefined)}
      onContextMenu={isReadOnly ? undefined : openMenu}
    >
      <button
        type="button"
        data-tile={tile.id}
        className={css.hit}
        aria-pressed={role.isSelected}
        aria-label={
          role.target === true
            ? t('tile.target', { name })
            : t('tile.label', { name, types: types + unread, size })
        }
        tabIndex={role.isTabStop ? 0 : -1}
        disabled={role.target === false}
        data-grab={onGrab === undefined ? undefined : ''}
        onPointerDown={onGrab}
        onClick={() => onPress(tile.id)}
      />
      <header className={css.name}>
        <b>{name}</b>
        {tile.printedName !== undefined && <span className={css.note}>{tile.printedName}</span>}
        {tile.owner !== tile.controller && <PlayerMark player={tile.owner} size="small" />}
        {tile.counters.length === 1 && counters}
        <ColorDots colors={tile.colors} isChanged={tile.areColorsChanged} />
      </header>
      <div className={css.typeRow}>
        <p className={css.types}>
          <MarkedWords words={tile.types} />
        </p>
        {tile.isTapped && (
          <span className={css.note}>
            <Icon name="corner-down-right" size={12} />
            {t('tile.tapped')}
          </span>
        )}
        {tile.isPhasedOut && <span className={css.note}>{t('tile.phasedOut')}</span>}
        {tile.unread > 0 && (
          <span className={cx(css.note, css.unread)} title={t('unread.why')}>
            <Icon name="triangle-alert" size={12} />
            {t('unread.title', { count: tile.unread })}
          </span>
        )}
        {tile.isToken && <span className={css.note}>{t('tile.token')}</span>}
      </div>
      <div className={css.counters}>
        {tile.counters.length > 1 && counters}
        {tile.marks.map((mark) => (
          <Mark key={JSON.stringify(mark)} mark={mark} />
        ))}
      </div>
      <AbilityList lines={tile.abilities} limit={isCompact ? 2 : 3} />
      <footer className={css.foot}>
        {tile.layers.length === 0 ? (
          <span className={css.asPrinted}>{t('tile.asPrinted')}</span>
        ) : (
          <span className={css.badges}>
            {tile.layers.map((layer) => (
              <LayerBadge key={layer} layer={layer} />
            ))}
          </span>
        )}
        {tile.size !== undefined && <PowerToughness {...tile.size} />}
        {tile.lostSize !== undefined && tile.size === undefined && (
          <s className={css.lostSize}>{tile.lostSize}</s>
        )}
      </footer>
      {!isReadOnly && (
        <button
          type="button"
          className={cx(css.menu, role.isSelected && css.menuShown)}
          aria-label={t('tile.menu', { name })}
          aria-haspopup="menu"
          tabIndex={-1}
          onClick={openMenu}
        >
          <Icon name="ellipsis" size={14} />
        </button>
      )}
      {role.dropText !== undefined && <span className={css.dropText}>{role.dropText}</span>}
    </article>
  );
}, isSameTile);

function Mark({ mark }: { readonly mark: TileMark }) {
  const { t } = useTranslation();
  const text =
    mark.kind === 'stickers'
      ? t('tile.stickers', { count: mark.count })
      : mark.kind === 'designation'
        ? mark.what
        : mark.what === undefined
          ? t(`tile.${mark.kind}`)
          : t(`tile.${mark.kind}Whom`, { what: mark.what });
  return <span className={css.mark}>{text}</span>;
}

/** Tiles are many, and most stay as they are when something is selected, hovered or dragged. */
function isSameTile(before: TileProps, after: TileProps): boolean {
  const isSameRole = (Object.keys(after.role) as (keyof TileRole)[]).every(
    (key) => before.role[key] === after.role[key],
  );
  return (
    isSameRole &&
    before.tile === after.tile &&
    before.isCompact === after.isCompact &&
    before.onPress === after.onPress &&
    before.onMenu === after.onMenu &&
    before.onHover === after.onHover &&
    (before.onGrab === undefined) === (after.onGrab === undefined)
  );
}

/** Everything on the tile whose change should be seen. */
const fingerprint = ({ types, colors, abilities, size, controller, name }: TileView): string =>
  JSON.stringify([name, types, colors, abilities, size, controller]);
