import type { Command } from './command.ts';

export const undo: Command = {
  id: 'undo',
  keys: ['mod+z'],
  isEnabled: ({ state }) => state.past.length > 0,
  run: ({ actions }) => actions.undo(),
};
