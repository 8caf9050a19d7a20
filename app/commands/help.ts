import type { Command } from './command.ts';

export const help: Command = {
  id: 'help',
  keys: ['?'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'help' }),
};

/** Every command, and everything that can be gone to, by its name. */
export const palette: Command = {
  id: 'palette',
  keys: ['mod+k'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'palette' }),
};
