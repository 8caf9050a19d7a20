import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectId } from '../../../engine/index.ts';
import { chooseOnBoard } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { shownDocument } from '../../store/derived.ts';
import {
  useActions,
  useHistory,
  useHistoryProgress,
  useIsReadOnly,
  useSentences,
  useStrata,
  useStrataStore,
  useTrace,
} from '../../store/hooks.ts';
import { boardView } from '../../views/board/board-view.ts';
import { boardEdges } from '../../views/board/edges.ts';
import { inspected } from '../../views/inspector/inspected.ts';
import { legalFor } from '../../views/pending/legal.ts';
import { isMetOnBoard } from '../../views/pending/needs.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import { BoardBar } from './BoardBar.tsx';
import css from './BoardPanel.module.css';
import { Edges } from './Edges.tsx';
import { PendingBar } from './PendingBar.tsx';
import { PlayerHalf } from './PlayerHalf.tsx';
import type { MenuAnchor } from './StepMenu.tsx';
import { useLongPress } from './use-long-press.ts';
import { useTileKeys } from './use-tile-keys.ts';

const StepMenu = lazy(async () => ({ default: (await import('./StepMenu.tsx')).StepMenu }));

/** More tiles than this, or more than two players, and all tiles are smaller. */
const ROOMY = 14;

/** The board at the shown moment, or in the middle of its evaluation. */
export function BoardPanel() {
  const { t } = useTranslation();
  const { store } = useStrataStore();
  const actions = useActions();
  const trace = useTrace();
  const history = useHistory();
  const sentences = useSentences();
  const position = useStrata((state) => state.position);
  const showsPrinted = useStrata((state) => state.showsPrinted);
  const selection = useStrata((state) => state.selection);
  const steps = useStrata((state) => shownDocument(state).steps);
  const pending = useStrata((state) => state.pending);
  const progress = useHistoryProgress();
  const isReadOnly = useIsReadOnly();
  const drag = useDrag();
  const field = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<MenuAnchor>();

  const at = position === undefined ? undefined : Math.min(position, trace.applied.length);
  const players = useMemo(
    () => boardView(trace, sentences, { position: at, showsPrinted, steps }),
    [trace, sentences, at, showsPrinted, steps],
  );
  const legal = useMemo(
    () =>
      pending?.needs[0] && isMetOnBoard(pending.needs[0]) ? legalFor(trace.evaluation, pending) : undefined,
    [pending, trace],
  );
  const selected = useMemo(() => {
    const what = inspected(selection, steps, trace);
    return what.kind === 'object' ? what.id : undefined;
  }, [selection, steps, trace]);
  const edges = useMemo(
    () =>
      selected === undefined || !trace.evaluation.state.objects.has(selected)
        ? []
        : boardEdges(trace, selected, sentences),
    [trace, selected, sentences],
  );

  // What is selected stays in sight, also when the inspector rises over the tiles on a phone.
  useEffect(() => {
    if (selected === undefined) return;
    const timer = setTimeout(
      () => tileElement(field.current, selected)?.scrollIntoView({ block: 'nearest' }),
      60,
    );
    return () => clearTimeout(timer);
  }, [selected]);

  const press = useCallback(
    (id: string) => {
      const state = store.getState();
      const need = state.pending?.needs[0];
      if (state.pending !== undefined && need !== undefined && isMetOnBoard(need)) {
        chooseOnBoard(state, actions, state.pending, id);
        return;
      }
      actions.select({ kind: 'object', id: objectId(id) });
      if (state.panels.sheet === 'low') actions.setPanels({ sheet: 'half' });
    },
    [store, actions],
  );
  // Everything in these menus changes the board.
  const openMenu = useCallback(
    (id: string, anchor: HTMLElement) => {
      if (!isReadOnly) setMenu({ of: { kind: 'object', id }, anchor });
    },
    [isReadOnly],
  );
  const openPlayerMenu = useCallback(
    (id: string, anchor: HTMLElement) => {
      if (!isReadOnly) setMenu({ of: { kind: 'player', id }, anchor });
    },
    [isReadOnly],
  );
  const openGameMenu = (anchor: HTMLElement) => setMenu({ of: { kind: 'game' }, anchor });
  /** What is no tile's or player's is the game's. */
  const onContextMenu = (event: MouseEvent) => {
    const button = event.currentTarget.querySelector<HTMLElement>('[data-board-menu]');
    if (event.defaultPrevented || button === null) return;
    event.preventDefault();
    openGameMenu(button);
  };
  const hover = useCallback(
    (id: string | undefined) =>
      actions.hover(id === undefined ? undefined : { kind: 'object', id: objectId(id) }),
    [actions],
  );
  useTileKeys(field, openMenu);
  useLongPress(field, openMenu);

  const time = (['day', 'night'] as const).find((each) => trace.evaluation.state.designations.includes(each));
  const tiles = players.reduce((sum, player) => sum + player.lands.length + player.others.length, 0);
  const isCompact = players.length > 2 || tiles > ROOMY;
  const isEmpty = history.moments.length === 1;
  // The first player sits at the bottom, the others above.
  const order = [...players.slice(1).reverse(), ...players.slice(0, 1)];
  const tabStop = selected ?? order[0]?.lands[0]?.tile.id ?? order[0]?.others[0]?.tile.id;

  return (
    <section
      className={css.board}
      aria-label={t('board.title')}
      data-panel="board"
      onContextMenu={onContextMenu}
    >
      <div className={css.scroll}>
        <div ref={field} className={cx(css.field, isCompact && css.compact)}>
          {order.map((player, index) => (
            <PlayerHalf
              key={player.id}
              player={player}
              isBottom={index === order.length - 1}
              isCompact={isCompact}
              legal={legal}
              tabStop={tabStop}
              selected={selected}
              sources={edges}
              onPress={press}
              onMenu={openMenu}
              onPlayerMenu={openPlayerMenu}
              onHover={hover}
            />
          ))}
          {drag.state === undefined && pending === undefined && (
            <Edges edges={edges} field={field} dependsOn={players} />
          )}
        </div>
        {isEmpty && !isReadOnly && <p className={css.empty}>{t('board.emptyBoard')}</p>}
      </div>
      {time !== undefined && progress === undefined && (
        <p className={css.working}>
          <Icon name={time === 'day' ? 'sun' : 'moon'} size={13} /> {t(`board.time.${time}`)}
        </p>
      )}
      {progress !== undefined && <p className={css.working}>{t('board.working', { ...progress })}</p>}
      {pending !== undefined && <PendingBar pending={pending} legal={legal} />}
      <BoardBar isCovered={pending !== undefined} onMenu={openGameMenu}>
        {at !== undefined && at < trace.applied.length && (
          <span className={css.position}>
            {t('board.ladderNote', { position: at, count: trace.applied.length })}
            <Button size="small" onPress={() => actions.setPosition(undefined)}>
              {t('board.toEnd')}
            </Button>
          </span>
        )}
      </BoardBar>
      {menu !== undefined && (
        <Suspense>
          <StepMenu at={menu} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const tileElement = (field: HTMLElement | null, id: string): Element | null | undefined =>
  field?.querySelector(`[data-object="${CSS.escape(id)}"]`);
