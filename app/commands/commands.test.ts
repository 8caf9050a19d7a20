import { describe, expect, test, vi } from 'vitest';
import { objectId, printLadder } from '../../engine/index.ts';
import { commands as names } from '../i18n/en/commands.ts';
import { createStrataStore } from '../store/create-store.ts';
import { derive } from '../store/derived.ts';
import type { StrataState } from '../store/state.ts';
import { game } from '../views/testing.ts';
import { COMMANDS, commandOf } from './all-commands.ts';
import { type CommandContext, type CommandId, canRun, whyNot } from './command.ts';
import { commandFor, shortcutOf } from './key-map.ts';

function app(
  document = game('Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Grizzly Bears'),
  initial: Partial<StrataState> = {},
) {
  const { store, actions } = createStrataStore(document, initial);
  const services = {
    openFile: vi.fn(),
    importCards: vi.fn(),
    saveFile: vi.fn(),
    copyLadder: vi.fn(),
    copyLink: vi.fn(),
    focusSearch: vi.fn(),
    focusPanel: vi.fn(),
    focusObject: vi.fn(),
    print: vi.fn(),
    openMenu: vi.fn(),
  };
  const context = (): CommandContext => ({ state: store.getState(), actions, services });
  const run = (id: CommandId) => {
    const command = commandOf(id);
    if (canRun(command, context())) command.run(context());
  };
  return {
    store,
    actions,
    services,
    run,
    context,
    isEnabled: (id: CommandId) => canRun(commandOf(id), context()),
  };
}

const titles = ({ store }: ReturnType<typeof app>) =>
  store
    .getState()
    .document.steps.map(({ action }) => (action.kind === 'enter' ? action.entries[0]?.card : action.kind));

describe('commands', () => {
  test('each has a name, and no key belongs to two', () => {
    for (const { id } of COMMANDS) expect(names[id]).toBeTruthy();
    const keys = COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('undo and redo go through everything that was done', () => {
    const strata = app();
    strata.actions.select({ kind: 'step', id: 1 });
    strata.run('move-step-earlier');
    strata.run('toggle-step');
    strata.run('delete-step');
    expect(titles(strata)).toEqual(['Urborg, Tomb of Yawgmoth', 'Grizzly Bears']);
    for (let times = 0; times < 3; times++) strata.run('undo');
    expect(titles(strata)).toEqual(['Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Grizzly Bears']);
    expect(strata.isEnabled('undo')).toBe(false);
    for (let times = 0; times < 3; times++) strata.run('redo');
    expect(titles(strata)).toEqual(['Urborg, Tomb of Yawgmoth', 'Grizzly Bears']);
    expect(strata.isEnabled('redo')).toBe(false);
  });

  test('a moved step stays selected, and stops at the ends', () => {
    const strata = app();
    strata.actions.select({ kind: 'step', id: 0 });
    expect(strata.isEnabled('move-step-earlier')).toBe(false);
    strata.run('move-step-later');
    strata.run('move-step-later');
    strata.run('move-step-later');
    expect(titles(strata).at(-1)).toBe('Urborg, Tomb of Yawgmoth');
    expect(strata.store.getState().selection).toEqual({ kind: 'step', id: 2 });
  });

  test('a duplicate has a name of its own', () => {
    const strata = app(game('Grizzly Bears'));
    strata.actions.select({ kind: 'step', id: 0 });
    strata.run('duplicate-step');
    const ids = strata.store
      .getState()
      .document.steps.map(({ action }) => (action.kind === 'enter' ? action.entries[0]?.id : ''));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  test('moments go from the start to the end, and the end follows the game', () => {
    const strata = app();
    strata.run('first-moment');
    expect(strata.store.getState().moment).toBe(0);
    strata.run('next-moment');
    strata.run('next-moment');
    expect(strata.store.getState().moment).toBe(2);
    strata.run('next-moment');
    expect(strata.store.getState().moment).toBeUndefined();
    expect(strata.isEnabled('next-moment')).toBe(false);
  });

  test('effects go one by one, and back', () => {
    const strata = app();
    strata.run('first-effect');
    expect(strata.store.getState().position).toBe(0);
    strata.run('next-effect');
    expect(strata.store.getState().position).toBeUndefined();
    strata.run('previous-effect');
    expect(strata.store.getState().position).toBe(0);
  });

  test('the next turn is the next player’s', () => {
    const strata = app();
    strata.run('next-turn');
    expect(strata.store.getState().document.steps.at(-1)?.action).toEqual({ kind: 'turn', player: 'B' });
    strata.run('next-turn');
    expect(strata.store.getState().document.steps.at(-1)?.action).toEqual({ kind: 'turn', player: 'A' });
  });

  test('there can be six players, and not more', () => {
    const strata = app();
    for (let times = 0; times < 6; times++) strata.run('add-player');
    expect(strata.store.getState().document.players).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test('the moment can be copied as text', () => {
    const strata = app();
    strata.run('copy-text');
    const { trace } = derive(strata.store.getState());
    expect(strata.services.copyLadder).toHaveBeenCalledWith(trace);
    expect(printLadder(trace)).toContain('Blood Moon');
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

  test.each([
    [press('z', { ctrlKey: true }), 'mod+z'],
    [press('Z', { metaKey: true, shiftKey: true }), 'mod+shift+z'],
    [press('?', { shiftKey: true }), '?'],
    [press('{', { shiftKey: true }), 'shift+['],
    [press(' '), 'space'],
    [press('F6', { shiftKey: true }), 'shift+f6'],
  ])('are called by what they are', (event, name) => {
    expect(shortcutOf(event)).toBe(name);
  });

  test('letters do nothing while somebody writes, and undo is the field’s own', () => {
    expect(commandFor(press('x'), COMMANDS, false)?.id).toBe('toggle-step');
    expect(commandFor(press('x'), COMMANDS, true)).toBeUndefined();
    expect(commandFor(press('z', { ctrlKey: true }), COMMANDS, true)).toBeUndefined();
    expect(commandFor(press('s', { ctrlKey: true }), COMMANDS, true)?.id).toBe('save-file');
    expect(commandFor(press('F6'), COMMANDS, true)?.id).toBe('next-panel');
  });
});

describe('reasons', () => {
  test('are given by whatever can’t run, and by nothing else', () => {
    const boards = [
      app(game()),
      app(),
      app(game('Grizzly Bears', { kind: 'cast', id: 's', card: 'Giant Growth', controller: 'A' }), {
        selection: { kind: 'object', id: objectId('s') },
      }),
    ];
    for (const { context } of boards)
      for (const command of COMMANDS) {
        const reason = whyNot(command, context());
        expect(reason === undefined, command.id).toBe(command.isEnabled(context()));
        // A reason of its own, not the one for want of any.
        expect(reason, command.id).not.toBe('not-now');
      }
  });
});

describe('a board that is only to be looked at', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

  test('is left as it is by every command and action, and by what a command would do if it ran', () => {
    for (const selection of [
      undefined,
      { kind: 'object', id: objectId('grizzly bears') },
      { kind: 'step', id: 1 },
    ] as const) {
      const strata = app(undefined, { isReadOnly: true, ...(selection === undefined ? {} : { selection }) });
      const before = strata.store.getState().document;
      for (const command of COMMANDS) {
        const context = strata.context();
        if (canRun(command, context)) expect(command.onlyLooks, command.id).toBe(true);
        // Around the guard: the store has its own.
        if (command.isEnabled(context) && command.id !== 'save-file') command.run(strata.context());
        expect(strata.store.getState().document, command.id).toBe(before);
        expect(strata.store.getState().pending, command.id).toBeUndefined();
      }
      strata.actions.open(game('Forest'));
      strata.actions.preview(game('Forest'));
      strata.actions.undo();
      expect(strata.store.getState()).toMatchObject({ document: before, preview: undefined, past: [] });
    }
  });

  test('can be stepped through', () => {
    const strata = app(undefined, { isReadOnly: true });
    strata.run('first-moment');
    strata.run('next-moment');
    strata.run('view-ladder');
    expect(strata.store.getState()).toMatchObject({ moment: 1, view: 'ladder' });
    expect(whyNot(commandOf('delete-step'), strata.context())).toBe('read-only');
  });
});
