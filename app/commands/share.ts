import type { SharePart } from '../store/state.ts';
import type { Command, CommandId } from './command.ts';

const sharePart = (id: CommandId, part: SharePart, keys: readonly string[] = []): Command => ({
  id,
  keys,
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'share', part }),
});

/** Link, picture and text of the board, to take along. */
export const share = sharePart('share', 'link', ['s']);
export const sharePicture = sharePart('share-picture', 'picture');
export const shareText = sharePart('share-text', 'text');
/** The board on somebody's own page. */
export const shareEmbed = sharePart('share-embed', 'embed');

/** The link of the board as it is seen, into the clipboard. */
export const copyLink: Command = {
  id: 'copy-link',
  keys: ['l'],
  isEnabled: () => true,
  run: ({ state, services }) => services.copyLink(state),
};

/** The board, its steps and its ladder on paper. */
export const print: Command = {
  id: 'print',
  keys: [],
  onlyLooks: true,
  isEnabled: () => true,
  run: ({ services }) => services.print(),
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
