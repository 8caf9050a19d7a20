import { describe, expect, test, vi } from 'vitest';
import { objectId, type StepAction } from '../../../engine/index.ts';
import { createStrataStore } from '../../store/create-store.ts';
import { derive } from '../../store/derived.ts';
import { enter, game } from '../../views/testing.ts';
import { commandOf } from '../all-commands.ts';
import { type CommandContext, type CommandId, canRun } from '../command.ts';
import { subjectOf } from './object-step.ts';
import { OBJECT_STEPS } from './object-steps.ts';

function app(document = game('Grizzly Bears', enter('Hill Giant', 'B'))) {
  const { store, actions } = createStrataStore(document);
  const services = {
    openFile: vi.fn(),
    importCards: vi.fn(),
    saveFile: vi.fn(),
    copyLadder: vi.fn(),
    focusSearch: vi.fn(),
    focusPanel: vi.fn(),
    focusObject: vi.fn(),
    print: vi.fn(),
    openMenu: vi.fn(),
  } as unknown as CommandContext['services'];
  const context = (): CommandContext => ({ state: store.getState(), actions, services });
  return {
    store,
    services,
    select: (id: string) => actions.select({ kind: 'object', id: objectId(id) }),
    isEnabled: (id: CommandId) => canRun(commandOf(id), context()),
    run(id: CommandId) {
      const command = commandOf(id);
      if (canRun(command, context())) command.run(context());
    },
    last: () => store.getState().document.steps.at(-1)?.action,
    asked: (): StepAction | undefined => {
      const { dialog } = store.getState();
      return dialog?.kind === 'new-step' ? dialog.action : undefined;
    },
  };
}

/** What is offered first for an object. */
const offered = (document: ReturnType<typeof game>, id: string): readonly string[] => {
  const { store } = createStrataStore(document);
  const subject = subjectOf(derive(store.getState()).trace, id);
  if (subject === undefined) throw new Error(`No object ${id}`);
  return OBJECT_STEPS.filter((step) => step.isPossible(subject) && step.fits(subject)).map((step) => step.id);
};

describe('steps of an object', () => {
  test('need one that is selected', () => {
    const strata = app();
    for (const { id } of OBJECT_STEPS) expect(strata.isEnabled(id), id).toBe(false);
    strata.select('grizzly bears');
    strata.run('tap');
    expect(strata.last()).toEqual({ kind: 'tap', id: 'grizzly bears' });
    strata.run('tap');
    expect(strata.last()).toEqual({ kind: 'untap', id: 'grizzly bears' });
    expect(strata.store.getState().selection).toEqual({ kind: 'object', id: 'grizzly bears' });
  });

  test.each([
    ['turn-face', 'turn-face-down'],
    ['transform', 'transform'],
    ['convert', 'convert'],
    ['flip', 'flip'],
    ['phase', 'phase-out'],
  ] as const)('%s adds %s', (command, kind) => {
    const strata = app();
    strata.select('grizzly bears');
    strata.run(command);
    expect(strata.last()).toEqual({ kind, id: 'grizzly bears' });
  });

  test('those that need more ask for it, about that object', () => {
    const strata = app();
    strata.select('grizzly bears');
    strata.run('counters');
    expect(strata.asked()).toEqual({ kind: 'counter', on: 'grizzly bears', counter: '', n: 1 });
    strata.run('sticker');
    expect(strata.asked()).toMatchObject({ kind: 'sticker', on: 'grizzly bears' });
    strata.run('change-words');
    expect(strata.asked()).toMatchObject({ kind: 'text', id: 'grizzly bears' });
    strata.run('designate');
    expect(strata.asked()).toMatchObject({ kind: 'designate', on: 'grizzly bears' });
    strata.run('attack');
    expect(strata.asked()).toEqual({
      kind: 'combat',
      attackers: [{ id: 'grizzly bears', attacking: 'B' }],
    });
  });

  test('what fits the object is offered first', () => {
    const faceDown: StepAction = {
      kind: 'enter',
      entries: [{ id: 'x', card: 'Grizzly Bears', controller: 'A', faceDown: 'manifest' }],
    };
    expect(offered(game(faceDown), 'x')).toContain('turn-face');
    expect(offered(game('Grizzly Bears'), 'grizzly bears')).not.toContain('turn-face');
    expect(offered(game('Grizzly Bears'), 'grizzly bears')).not.toContain('transform');
    const cast: StepAction = { kind: 'cast', id: 's', card: 'Giant Growth', controller: 'A' };
    expect(offered(game(cast), 's')).toEqual(['resolve-spell', 'move-object']);
    const phased: StepAction = { kind: 'phase-out', id: 'grizzly bears' };
    expect(offered(game('Grizzly Bears', phased), 'grizzly bears')).toContain('phase');
  });

  test('a refused one is selected, and its problem said with the rule', () => {
    const strata = app(game('Grizzly Bears'));
    strata.select('grizzly bears');
    strata.run('transform');
    expect(strata.store.getState().selection).toEqual({ kind: 'step', id: 1 });
    expect(strata.store.getState().notice).toMatchObject({ tone: 'error' });
    expect(strata.store.getState().notice?.text).toContain('Grizzly Bears');
  });
});

describe('steps of the game', () => {
  test('day and night follow each other', () => {
    const strata = app();
    strata.run('day-night');
    expect(strata.last()).toEqual({ kind: 'designate', what: 'day' });
    strata.run('day-night');
    expect(strata.last()).toEqual({ kind: 'designate', what: 'night' });
  });

  test('combat ends only where there is one', () => {
    const attack: StepAction = { kind: 'combat', attackers: [{ id: 'grizzly bears', attacking: 'B' }] };
    expect(app().isEnabled('end-combat')).toBe(false);
    const strata = app(game('Grizzly Bears', attack));
    strata.run('combat');
    expect(strata.asked()).toEqual(attack);
    strata.run('end-combat');
    expect(strata.last()).toEqual({ kind: 'combat' });
  });

  test('are the selected object’s controller’s', () => {
    const strata = app();
    strata.select('hill giant');
    strata.run('cast');
    expect(strata.asked()).toMatchObject({ kind: 'cast', controller: 'B' });
    strata.run('life');
    expect(strata.asked()).toEqual({ kind: 'life', player: 'B', n: 20 });
  });

  test('cards enter together and apart', () => {
    const strata = app(game('Grizzly Bears', 'Swamp'));
    strata.select('swamp');
    strata.run('together');
    expect(strata.store.getState().document.steps).toHaveLength(1);
    strata.run('together');
    expect(strata.store.getState().document.steps).toHaveLength(2);
  });
});
