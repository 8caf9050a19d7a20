import type { Command } from './command.ts';

export const printedLook: Command = {
  id: 'printed-look',
  keys: ['p'],
  isEnabled: () => true,
  run: ({ actions }) => actions.togglePrinted(),
};
