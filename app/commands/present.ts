import type { Command } from './command.ts';

/** Board and ladder as large as the screen, to be gone through step by step before others. */
export const present: Command = {
  id: 'present',
  keys: ['shift+s'],
  isEnabled: ({ state }) => state.pending === undefined,
  whyNot: () => 'pending',
  run: ({ actions }) => actions.present(true),
};
