import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterPill } from '../../components/CounterPill.tsx';
import { cx } from '../../components/cx.ts';
import { layerColor } from '../../components/LayerBadge.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { PlayerView, StackView } from '../../views/board/board-view.ts';
import type { BoardEdge } from '../../views/board/edges.ts';
import { entersInLab } from '../../views/lab/lab.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import css from './PlayerHalf.module.css';
import { PlayerMenu } from './PlayerMenu.tsx';
import { PlayerTarget } from './PlayerTarget.tsx';
import { Stack } from './Stack.tsx';
import { ZoneStrip } from './ZoneStrip.tsx';

const GhostTiles = lazy(async () => ({
  default: (await import('../replacement/GhostTiles.tsx')).GhostTiles,
}));

/** Life totals are shown only where they are another (103.4). */
const STARTING_LIFE = 20;

interface PlayerHalfProps {
  readonly player: PlayerView;
  readonly isBottom: boolean;
  readonly isCompact: boolean;
  readonly legal: ReadonlySet<string> | undefined;
  readonly tabStop: string | undefined;
  readonly selected: string | undefined;
  readonly sources: readonly BoardEdge[];
  readonly onPress: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly onPlayerMenu: (id: string, anchor: HTMLElement) => void;
  readonly onHover: (id: string | undefined) => void;
}

/** One player's side of the table. Lands lie on the outer row. */
export function PlayerHalf({
  player,
  isBottom,
  isCompact,
  legal,
  selected,
  sources,
  onPlayerMenu,
  ...handlers
}: PlayerHalfProps) {
  const { t } = useTranslation();
  const drag = useDrag();
  const hovered = useStrata((state) => state.hovered);
  const hasGhosts = useStrata(({ lab }) => lab !== undefined && entersInLab(lab.action.event));
  const place = { kind: 'player', id: player.id } as const;
  const isOver = drag.state?.over?.kind === 'player' && drag.state.over.id === player.id;
  const dropText = drag.state === undefined ? undefined : drag.textFor(drag.state.item, place);

  const row = (stacks: readonly StackView[], label: string) =>
    stacks.length > 0 && (
      <ul className={css.row} aria-label={label}>
        {stacks.map((stack) => (
          <li key={stack.tile.id} className={css.stack}>
            <Stack
              stack={stack}
              isCompact={isCompact}
              legal={legal}
              selected={selected}
              hovered={hovered}
              edge={sources.find(({ from }) => from === stack.tile.id)}
              {...handlers}
            />
          </li>
        ))}
      </ul>
    );
  const lands = row(player.lands, t('board.lands'));
  const others = row(player.others, t('board.permanents'));
  const zones = (
    <ZoneStrip
      zones={player.zones}
      onPress={handlers.onPress}
      onMenu={handlers.onMenu}
      legal={legal}
      selected={selected}
    />
  );

  return (
    <section
      className={cx(css.half, isBottom && css.bottom, isCompact && css.compact, isOver && css.over)}
      aria-label={t('board.half', { player: player.id })}
      data-drop={`player:${player.id}`}
    >
      <div className={css.who}>
        <PlayerMenu player={player.id} onMenu={onPlayerMenu} />
        {player.life !== STARTING_LIFE && (
          <span className={css.life} title={t('board.lifeTitle', { player: player.id })}>
            {player.life}
          </span>
        )}
        <PlayerName player={player} />
        {player.isActive && <span className={css.active} title={t('board.active')} />}
      </div>
      {player.counters.length + player.designations.length > 0 && (
        <ul className={css.facts} aria-label={t('board.facts', { player: player.id })}>
          {player.designations.map((what) => (
            <li key={what} className={css.fact}>
              {what}
            </li>
          ))}
          {player.counters.map(({ kind, count }) => (
            <li key={kind}>
              <CounterPill kind={kind} count={count} />
            </li>
          ))}
        </ul>
      )}
      {legal?.has(player.id) && <PlayerTarget player={player.id} onPress={handlers.onPress} />}
      {hasGhosts && (
        <Suspense>
          <GhostTiles player={player.id} isCompact={isCompact} />
        </Suspense>
      )}
      {drag.state?.item.kind === 'card' && <LabDrop player={player.id} />}
      {isBottom ? (
        <>
          {others}
          {lands}
          {zones}
        </>
      ) : (
        <>
          {zones}
          {lands}
          {others}
        </>
      )}
      {isOver && dropText !== undefined && <p className={css.dropText}>{dropText}</p>}
    </section>
  );
}

/** Pressed, the inspector tells what is so of the player, and why (613.10). */
function PlayerName({ player }: { readonly player: PlayerView }) {
  const { t } = useTranslation();
  const { select } = useActions();
  const isSelected = useStrata(({ selection }) => selection?.kind === 'player' && selection.id === player.id);
  return (
    <button
      type="button"
      className={cx(css.name, isSelected && css.chosen)}
      aria-pressed={isSelected}
      title={t('player.look', { player: player.id })}
      onClick={() => select({ kind: 'player', id: player.id })}
    >
      {t('player.name', { player: player.id })}
      {player.isActive && <span className="visually-hidden">, {t('board.active')}</span>}
    </button>
  );
}

/** Here a dragged card is not put on the board: the lab looks at how it would enter. */
function LabDrop({ player }: { readonly player: string }) {
  const { t } = useTranslation();
  const drag = useDrag();
  const isOver = drag.state?.over?.kind === 'lab' && drag.state.over.id === player;
  return (
    <p className={cx(css.lab, isOver && css.labOver)} data-drop={`lab:${player}`}>
      {t('board.wouldEnter')}
    </p>
  );
}

/** The border of a tile from which an edge goes out. */
export const edgeStyle = (edge: BoardEdge | undefined) =>
  edge === undefined ? undefined : { '--edge': layerColor(edge.layer) };
