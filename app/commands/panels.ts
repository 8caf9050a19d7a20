import type { Command } from './command.ts';

export const nextPanel: Command = {
  id: 'next-panel',
  keys: ['f6'],
  onlyLooks: true,
  isEnabled: () => true,
  run: ({ services }) => services.focusPanel(1),
};

export const previousPanel: Command = {
  id: 'previous-panel',
  keys: ['shift+f6'],
  onlyLooks: true,
  isEnabled: () => true,
  run: ({ services }) => services.focusPanel(-1),
};
