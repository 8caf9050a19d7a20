import type { Command } from './command.ts';

/** Everything that the developers of another program need to see a bug. */
export const bugReport: Command = {
  id: 'bug-report',
  keys: ['shift+x'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'bug-report' }),
};
