import type { Command } from './command.ts';

export const printedLook: Command = {
  id: 'printed-look',
  keys: ['p'],
  onlyLooks: true,
  isEnabled: () => true,
  run: ({ actions }) => actions.togglePrinted(),
};
