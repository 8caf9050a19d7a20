import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorDots } from '../../components/ColorDots.tsx';
import { cx } from '../../components/cx.ts';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { useIsReadOnly } from '../../store/hooks.ts';
import type { Selection } from '../../store/state.ts';
import type { StackView, TuckView } from '../../views/board/board-view.ts';
import type { BoardEdge } from '../../views/board/edges.ts';
import type { TileView } from '../../views/board/tile.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import { edgeStyle } from './PlayerHalf.tsx';
import css from './Stack.module.css';
import { Tile } from './Tile.tsx';

interface StackProps {
  readonly stack: StackView;
  readonly isCompact: boolean;
  readonly legal: ReadonlySet<string> | undefined;
  readonly tabStop: string | undefined;
  readonly selected: string | undefined;
  readonly hovered: Selection | undefined;
  readonly edge: BoardEdge | undefined;
  readonly onPress: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly onHover: (id: string | undefined) => void;
}

/** A permanent with what is attached to it and what lasts on it for a while, tucked under. */
export function Stack({
  stack,
  isCompact,
  legal,
  tabStop,
  selected,
  hovered,
  edge,
  ...handlers
}: StackProps) {
  const drag = useDrag();
  const isReadOnly = useIsReadOnly();
  const { tile, tucked } = stack;
  const over = drag.state?.over;
  const isOver = over?.kind === 'object' && over.id === tile.id;
  const grab = ({ id, name, isAttachable }: TileView) =>
    isAttachable && legal === undefined && !isReadOnly
      ? (event: PointerEvent<HTMLElement>) => drag.begin({ kind: 'object', id, name }, event)
      : undefined;
  return (
    <div className={css.stack} style={edgeStyle(edge)}>
      <Tile
        tile={tile}
        isCompact={isCompact}
        role={{
          isSelected: selected === tile.id && legal === undefined,
          isHovered: hovered?.kind === 'object' && hovered.id === tile.id,
          isSource: edge !== undefined,
          target: legal?.has(tile.id),
          dropText: isOver && drag.state !== undefined ? drag.textFor(drag.state.item, over) : undefined,
          isTabStop: tabStop === tile.id,
        }}
        onGrab={grab(tile)}
        {...handlers}
      />
      {tucked.map((tuck) => (
        <Tuck
          key={tuck.id}
          tuck={tuck}
          isSelected={selected === tuck.id}
          target={legal?.has(tuck.id)}
          isTabStop={tabStop === tuck.id}
          onGrab={tuck.tile === undefined ? undefined : grab(tuck.tile)}
          {...handlers}
        />
      ))}
    </div>
  );
}

interface TuckProps extends Pick<StackProps, 'onPress' | 'onMenu' | 'onHover'> {
  readonly tuck: TuckView;
  readonly isSelected: boolean;
  readonly target: boolean | undefined;
  readonly isTabStop: boolean;
  readonly onGrab: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

function Tuck({ tuck, isSelected, target, isTabStop, onPress, onMenu, onHover, onGrab }: TuckProps) {
  const { t } = useTranslation();
  const { tile } = tuck;
  if (tile === undefined) {
    return (
      <div className={cx(css.tuck, css.temporary)}>
        <b>{tuck.name}</b>
        {tuck.duration !== undefined && (
          <span className={css.duration}>{t(`duration.${tuck.duration}`)}</span>
        )}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-tile={tile.id}
      data-object={tile.id}
      data-drop={`object:${tile.id}`}
      className={cx(css.tuck, isSelected && css.selected, target === true && css.target)}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      disabled={target === false}
      data-grab={onGrab === undefined ? undefined : ''}
      onPointerDown={onGrab}
      onClick={() => onPress(tile.id)}
      onPointerEnter={() => onHover(tile.id)}
      onPointerLeave={() => onHover(undefined)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(tile.id, event.currentTarget);
      }}
    >
      <b>{tuck.name}</b>
      <span className={css.badges}>
        {tile.layers.map((layer) => (
          <LayerBadge key={layer} layer={layer} />
        ))}
      </span>
      <ColorDots colors={tile.colors} isChanged={tile.areColorsChanged} />
    </button>
  );
}
