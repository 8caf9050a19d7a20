import type { Command } from './command.ts';

/** Everything that the developers of another program need to see a bug. */
export const bugReport: Command = {
  id: 'bug-report',
  keys: ['shift+x'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'bug-report' }),
};

/** The board beside what it would be otherwise. */
export const whatIf: Command = {
  id: 'what-if',
  keys: ['shift+w'],
  isEnabled: ({ state }) => state.document.steps.length > 0,
  whyNot: () => 'no-step',
  run: ({ actions }) => actions.openDialog({ kind: 'what-if' }),
};
