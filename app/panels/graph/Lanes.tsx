import { useStore } from '@xyflow/react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useStrata, useTrace } from '../../store/hooks.ts';
import type { GraphLayout } from '../../views/graph/graph-layout.ts';
import css from './Lanes.module.css';

interface LanesProps {
  readonly layout: GraphLayout;
}

/** Where graph lengths are on the screen: titles stay in sight while the graph moves under them. */
const useViewport = () =>
  useStore(
    ({ transform: [x, y, zoom] }) => ({ x, y, zoom }),
    (a, b) => a.x === b.x && a.y === b.y && a.zoom === b.zoom,
  );

/** The lanes' fields, as wide as the canvas, and a dotted line for each timestamp. */
export function LaneFields({ layout }: LanesProps) {
  const { x, y, zoom } = useViewport();
  return (
    <div className={css.fields} aria-hidden="true">
      {layout.lanes.map((lane) => (
        <div
          key={lane.y}
          className={cx(css.field, lane.kind === 'empty' && css.emptyField)}
          style={{
            insetBlockStart: y + lane.y * zoom,
            blockSize: lane.height * zoom,
            '--c': lane.kind === 'lane' ? layerColor(lane.layer) : undefined,
          }}
        />
      ))}
      {layout.columns.map(({ at, x: middle }) => (
        <div
          key={at}
          className={css.column}
          style={{
            insetInlineStart: x + middle * zoom,
            insetBlockStart: y,
            blockSize: layout.height * zoom,
          }}
        />
      ))}
    </div>
  );
}

/** Number and name of each layer; of layers without effects that there is nothing. */
export function LaneTitles({ layout }: LanesProps) {
  const { t } = useTranslation();
  const { y, zoom } = useViewport();
  return (
    <div className={css.titles} aria-hidden="true">
      {layout.lanes.map((lane) => (
        <div
          key={lane.y}
          className={cx(css.title, lane.kind === 'empty' && css.emptyTitle)}
          style={{
            insetBlockStart: y + lane.y * zoom,
            blockSize: lane.height * zoom,
            '--c': lane.kind === 'lane' ? layerColor(lane.layer) : undefined,
          }}
        >
          {lane.kind === 'lane' ? (
            <>
              <span className={css.number}>{t(`layer.number.${lane.layer}`)}</span>
              <span className={css.name}>{t(`layer.name.${lane.layer}`)}</span>
              {lane.hiddenDependencies > 0 && (
                <span className={css.hidden}>{t('graph.hidden', { count: lane.hiddenDependencies })}</span>
              )}
            </>
          ) : (
            <>
              <span className={css.badges}>
                {lane.layers.map((layer) => (
                  <LayerBadge key={layer} layer={layer} />
                ))}
              </span>
              <span>{t('graph.nothingApplies')}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const NARROWEST_COLUMN = 52;

/** The timestamps of the columns, with the player whose effect it is. Where they would collide, some are left out. */
export function TimeAxis({ layout }: LanesProps) {
  const { x, zoom } = useViewport();
  const trace = useTrace();
  const selected = useStrata(({ selection }) =>
    selection?.kind === 'effect' ? trace.effects.get(selection.id)?.timestamp.at : undefined,
  );
  let last = Number.NEGATIVE_INFINITY;
  return (
    <ol className={css.axis} aria-hidden="true">
      {layout.columns.map(({ at, x: middle, players }) => {
        const left = x + middle * zoom;
        if (left - last < NARROWEST_COLUMN && at !== selected) return null;
        last = left;
        return (
          <li key={at} className={cx(at === selected && css.on)} style={{ insetInlineStart: left }}>
            <Timestamp at={at} />
            {players.slice(0, 2).map((player) => (
              <PlayerMark key={player} player={player} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
