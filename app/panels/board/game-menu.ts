import '../../i18n/add-steps.ts';
import type { Trace } from '../../../engine/index.ts';
import { commandOf } from '../../commands/all-commands.ts';
import type { CommandContext, CommandId } from '../../commands/command.ts';
import { openLab } from '../../commands/lab.ts';
import { addStep } from '../../commands/pending.ts';
import type { MenuEntry, MenuGroup } from '../../components/menu-entry.ts';
import { CONCEDED, PLAYER_COUNTER_KINDS, PLAYER_DESIGNATIONS, TIMES_OF_DAY } from '../../views/edit/kinds.ts';
import { aboutOf, KINDS_FOR_PLAYER, startEvent } from '../../views/lab/starters.ts';
import { COMMAND_ICONS } from '../command-icons.ts';
import { counterEntries, type Words } from './tile-menu.ts';

/** Steps of the game itself and of its players: the menu of the board. */
export function gameMenu(words: Words, context: CommandContext, trace: Trace): readonly MenuGroup[] {
  const { t, tSteps } = words;
  const { players, designations } = trace.evaluation.state;
  const command = (id: CommandId): MenuEntry => commandEntry(words, context, id);
  return [
    {
      id: 'cards',
      entries: [
        command('cast'),
        command('enter-card'),
        command('place-card'),
        command('new-token'),
        command('new-effect'),
      ],
    },
    {
      id: 'game',
      entries: [
        command('combat'),
        ...(commandOf('end-combat').isEnabled(context) ? [command('end-combat')] : []),
        ...TIMES_OF_DAY.filter((what) => !designations.includes(what)).map((what) => ({
          id: what,
          icon: what === 'day' ? ('sun' as const) : ('moon' as const),
          text: tSteps(`menu.${what}`),
          run: () => addStep(context.actions, { action: { kind: 'designate', what } }, { name: what }),
        })),
        command('next-turn'),
        {
          id: 'rules',
          icon: 'book-open',
          text: t('player.rules'),
          run: () => context.actions.select({ kind: 'game', id: 'game' }),
        },
      ],
    },
    {
      id: 'players',
      entries: [
        ...players.map(({ id }) => ({
          id: `player ${id}`,
          icon: 'user' as const,
          text: t('player.name', { player: id }),
          entries: playerEntries(words, context, trace, id),
        })),
        ...(commandOf('add-player').isEnabled(context) ? [command('add-player')] : []),
      ],
    },
  ];
}

function commandEntry({ t }: Words, context: CommandContext, id: CommandId): MenuEntry {
  const { keys, run } = commandOf(id);
  const [shortcut] = keys;
  return {
    id,
    icon: COMMAND_ICONS[id],
    text: t(`command.${id}`),
    ...(shortcut === undefined ? {} : { shortcut }),
    run: () => run(context),
  };
}

/** What concerns one player and no object. */
export function playerMenu(
  words: Words,
  context: CommandContext,
  trace: Trace,
  player: string,
): readonly MenuGroup[] {
  const { t } = words;
  const isOnly = context.state.document.players.length === 1;
  return [
    { id: 'player', entries: playerEntries(words, context, trace, player) },
    {
      id: 'players',
      entries: [
        {
          id: 'remove',
          icon: 'trash-2',
          text: t('player.remove'),
          isDisabled: isOnly,
          run: () => context.actions.dispatch({ kind: 'remove-player', player }),
        },
      ],
    },
  ];
}

function playerEntries(
  words: Words,
  context: CommandContext,
  trace: Trace,
  player: string,
): readonly MenuEntry[] {
  const { t, tSteps, tLab } = words;
  const { actions } = context;
  const now = trace.evaluation.state.players.find(({ id }) => id === player);
  if (now === undefined) return [];
  return [
    {
      id: 'look',
      icon: 'scan',
      text: t('player.look', { player }),
      run: () => actions.select({ kind: 'player', id: now.id }),
    },
    {
      id: 'life',
      icon: 'plus',
      text: t('player.life', { count: now.life }),
      run: () => actions.openDialog({ kind: 'life', player, life: now.life }),
    },
    {
      id: 'turn',
      icon: 'hourglass',
      text: t('player.turn'),
      run: () => addStep(actions, { action: { kind: 'turn', player } }, { name: t('player.turn') }),
    },
    {
      id: 'counters',
      icon: 'plus',
      text: tSteps('menu.counters'),
      entries: counterEntries({ context, tSteps, player }, now.counters, PLAYER_COUNTER_KINDS),
    },
    {
      id: 'designate',
      icon: 'pin',
      text: tSteps('menu.designate'),
      entries: PLAYER_DESIGNATIONS.map((what) => {
        const has = now.designations.includes(what);
        return {
          id: what,
          icon: has ? 'minus' : 'plus',
          text: tSteps(`menu.${has ? 'loses' : 'gets'}.${what}`),
          run: () =>
            addStep(
              actions,
              { action: { kind: 'designate', on: player, what, ...(has ? { off: true } : {}) } },
              { name: what },
            ),
        } as const;
      }),
    },
    {
      id: 'concede',
      icon: 'x',
      text: tSteps('menu.concede'),
      isDisabled: now.designations.some((what) => what.endsWith('the game')) || now.hasLeft === true,
      run: () =>
        addStep(
          actions,
          { action: { kind: 'designate', on: player, what: CONCEDED } },
          { name: tSteps('menu.concede') },
        ),
    },
    {
      id: 'would',
      icon: 'repeat',
      text: tLab('menu.title'),
      entries: KINDS_FOR_PLAYER.map((kind) => ({
        id: kind,
        text: tLab(`menu.${kind}`),
        run: () => openLab(context, startEvent(kind, aboutOf(trace, undefined, player), true)),
      })),
    },
    {
      id: 'cast',
      icon: 'zap',
      text: t('command.cast'),
      run: () =>
        actions.openDialog({
          kind: 'new-step',
          action: { kind: 'cast', id: '', card: '', controller: player },
        }),
    },
    {
      id: 'enter',
      icon: 'arrow-down',
      text: t('command.enter-card'),
      run: () =>
        actions.openDialog({
          kind: 'new-step',
          action: { kind: 'enter', entries: [{ id: '', card: '', controller: player }] },
        }),
    },
  ];
}
