import type { Command } from './command.ts';

export const redo: Command = {
  id: 'redo',
  keys: ['mod+shift+z', 'mod+y'],
  isEnabled: ({ state }) => state.future.length > 0,
  whyNot: () => 'nothing-to-redo',
  run: ({ actions }) => actions.redo(),
};
