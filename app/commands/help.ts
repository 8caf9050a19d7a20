import type { Command } from './command.ts';

export const help: Command = {
  id: 'help',
  keys: ['?'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'help' }),
};
