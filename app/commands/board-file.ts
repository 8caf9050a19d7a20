import type { Command } from './command.ts';

/** An empty board for two players. The board before it can be had back by undo. */
export const newBoard: Command = {
  id: 'new-board',
  keys: [],
  isEnabled: () => true,
  run: ({ actions }) => actions.open({ strata: 1, players: ['A', 'B'], steps: [] }),
};

export const openFile: Command = {
  id: 'open-file',
  keys: ['mod+o'],
  isEnabled: () => true,
  run: ({ services }) => services.openFile(),
};

export const saveFile: Command = {
  id: 'save-file',
  keys: ['mod+s'],
  isEnabled: () => true,
  run: ({ state, services }) => services.saveFile(state.document),
};

/** A file of cards in Scryfall's shape: the library has them from then on. */
export const importCards: Command = {
  id: 'import-cards',
  keys: [],
  isEnabled: () => true,
  run: ({ services }) => services.importCards(),
};

/** Names or a decklist, as text. */
export const pasteCards: Command = {
  id: 'paste-cards',
  keys: [],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'paste-cards', text: '' }),
};

/** Whether state-based actions (704) are performed after each step. */
export const toggleStateBasedActions: Command = {
  id: 'toggle-sba',
  keys: [],
  isEnabled: () => true,
  run: ({ state, actions }) =>
    actions.dispatch({ kind: 'set-state-based-actions', on: state.document.sba === false }),
};

export const rename: Command = {
  id: 'rename',
  keys: ['f2'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'rename' }),
};
