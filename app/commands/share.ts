import type { Command } from './command.ts';

/** Link, picture and text of the board, to take along. */
export const share: Command = {
  id: 'share',
  keys: ['s'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'share' }),
};

/** The link of the board as it is seen, into the clipboard. */
export const copyLink: Command = {
  id: 'copy-link',
  keys: ['l'],
  isEnabled: () => true,
  run: ({ state, services }) => services.copyLink(state),
};

/** A link, a line of notation or the text of a file, typed or pasted. */
export const openText: Command = {
  id: 'open-text',
  keys: ['o'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'open-text', text: '' }),
};

/** Boards that were there before one was opened that somebody shared. */
export const keptBoards: Command = {
  id: 'kept-boards',
  keys: [],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'kept-boards' }),
};
