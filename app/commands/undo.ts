import type { Command } from './command.ts';

export const undo: Command = {
  id: 'undo',
  keys: ['mod+z'],
  isEnabled: ({ state }) => state.past.length > 0,
  whyNot: () => 'nothing-to-undo',
  run: ({ actions }) => actions.undo(),
};
