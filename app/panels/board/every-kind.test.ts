import { beforeAll, describe, expect, test } from 'vitest';
import { libraryCard, objectId, parseBoard, type StepAction } from '../../../engine/index.ts';
import { COMMANDS, commandsIn } from '../../commands/all-commands.ts';
import { type CommandContext, canRun } from '../../commands/command.ts';
import type { MenuEntry, MenuGroup } from '../../components/menu-entry.ts';
import { loadTextReader } from '../../services/text-reader.ts';
import { createStrataStore, type StrataStore } from '../../store/create-store.ts';
import { derive } from '../../store/derived.ts';
import { gameMenu, playerMenu } from './game-menu.ts';
import { tileMenu, type Words } from './tile-menu.ts';

/** Something for every kind of step: attached, face down, with two faces, on the stack, in hand, with abilities. */
const steps = [
  { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
  { enter: { id: 'down', card: 'Hill Giant', controller: 'A', faceDown: 'manifest' } },
  { enter: { id: 'delver', card: 'Delver of Secrets // Insectile Aberration', controller: 'A' } },
  { enter: { id: 'shield', card: "Accorder's Shield", controller: 'A', attachedTo: 'bears' } },
  { enter: { id: 'graft', card: 'Xenograft', controller: 'A', choices: { creatureType: 'Elf' } } },
  {
    token: {
      id: 'cleric',
      controller: 'A',
      name: 'Cleric',
      types: ['creature'],
      power: 1,
      toughness: 1,
      text: 'Whenever you gain life, put a +1/+1 counter on this creature.\n{T}: You gain 1 life.',
    },
  },
  { cast: { id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
  { place: { id: 'forest', card: 'Forest', zone: 'hand', owner: 'A' } },
  { phaseOut: 'delver' },
  { tap: 'bears' },
];

const words = {
  t: (key: string) => key,
  tSteps: (key: string) => key,
  tLab: (key: string) => key,
} as never as Words;

function app(): StrataStore & { context: () => CommandContext } {
  const { document, errors } = parseBoard({
    strata: 1,
    title: 'All',
    players: ['A', 'B'],
    steps,
  });
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const { store, actions } = createStrataStore(document);
  const services = new Proxy({}, { get: () => () => undefined }) as CommandContext['services'];
  return { store, actions, context: () => ({ state: store.getState(), actions, services }) };
}

/** What running something began: a step that was added, or that a form or the board asks to be completed. */
function begun({ store }: StrataStore): readonly string[] {
  const { document, dialog, pending } = store.getState();
  const added = document.steps.slice(steps.length).map(({ action }) => action.kind);
  const asked = dialog?.kind === 'new-step' ? [dialog.action.kind] : [];
  const byDialog = dialog === undefined ? [] : (KIND_OF_DIALOG[dialog.kind] ?? []);
  const waiting = pending === undefined ? [] : [pending.step.action.kind];
  return [
    ...added,
    ...asked,
    ...byDialog,
    ...waiting,
    ...(store.getState().lab === undefined ? [] : ['event']),
  ];
}

/** Dialogs that make steps of these kinds. */
const KIND_OF_DIALOG: Readonly<Record<string, readonly StepAction['kind'][]>> = {
  'own-effect': ['effect', 'emblem'],
  'own-token': ['token'],
  life: ['life'],
};

/** Every entry; of a list of kinds, zones or events, which all do the same, the first and the last. */
const leaves = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => {
    if (entry.entries === undefined) return [entry];
    const inner = leaves(entry.entries);
    return entry.id === 'more-steps' ? inner : [...inner.slice(0, 1), ...inner.slice(-1)];
  });

const KINDS: readonly StepAction['kind'][] = [
  'enter',
  'token',
  'place',
  'cast',
  'resolve',
  'activate',
  'trigger',
  'effect',
  'emblem',
  'counter',
  'attach',
  'detach',
  'move',
  'turn-face-up',
  'turn-face-down',
  'transform',
  'convert',
  'phase-out',
  'phase-in',
  'tap',
  'untap',
  'flip',
  'merge',
  'combat',
  'designate',
  'sticker',
  'turn',
  'life',
  'choose',
  'text',
  'event',
];
const OBJECTS = ['bears', 'down', 'delver', 'shield', 'graft', 'cleric', 'growth', 'forest'];

describe('every kind of step of the case format', () => {
  beforeAll(loadTextReader);

  test('has an entry in the menu of an object, a player or the board', () => {
    const found = new Set<string>();
    const menus: readonly ((strata: ReturnType<typeof app>) => readonly MenuGroup[])[] = [
      ...OBJECTS.map((id) => (strata: ReturnType<typeof app>) => {
        const { trace } = derive(strata.store.getState());
        return tileMenu(words, strata.context(), trace, id);
      }),
      (strata) => playerMenu(words, strata.context(), derive(strata.store.getState()).trace, 'B'),
      (strata) => gameMenu(words, strata.context(), derive(strata.store.getState()).trace),
    ];
    for (const menu of menus) {
      const count = leaves(menu(app()).flatMap(({ entries }) => entries)).length;
      for (let index = 0; index < count; index++) {
        const strata = app();
        const entry = leaves(menu(strata).flatMap(({ entries }) => entries))[index];
        if (entry !== undefined && 'run' in entry) entry.run?.();
        for (const kind of begun(strata)) found.add(kind);
      }
    }
    expect(KINDS.filter((kind) => !found.has(kind))).toEqual([]);
  });

  test('has a key, or is reached by the key that opens the menu of what has the focus', () => {
    const found = new Set<string>();
    for (const command of [...commandsIn('cards'), ...commandsIn('object'), ...commandsIn('game')])
      for (const id of command.isAboutObject === true ? OBJECTS : [undefined]) {
        const strata = app();
        if (id !== undefined) strata.actions.select({ kind: 'object', id: objectId(id) });
        if (command.keys.length === 0 || command.id === 'would') continue;
        if (!canRun(command, strata.context())) continue;
        command.run(strata.context());
        for (const kind of begun(strata)) found.add(kind);
      }
    // Which ability, and what was chosen, is picked from the menu; an event of the lab begins with its key, z.
    const fromMenu = ['activate', 'trigger', 'choose', 'event'];
    expect(KINDS.filter((kind) => !found.has(kind) && !fromMenu.includes(kind))).toEqual([]);
    for (const id of ['step-menu', 'would'])
      expect(COMMANDS.find((command) => command.id === id)?.keys.length).toBeGreaterThan(0);
  });

  test('of this board is possible: nothing of it is refused', () => {
    const { history } = derive(app().store.getState());
    expect(history.problems).toEqual([]);
    expect(libraryCard('Xenograft')).toBeDefined();
  });
});
