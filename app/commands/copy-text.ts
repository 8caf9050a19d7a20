import { derive } from '../store/derived.ts';
import type { Command } from './command.ts';

/** The ladder of the shown moment as text, as judges write it. */
export const copyText: Command = {
  id: 'copy-text',
  keys: ['mod+shift+c'],
  isEnabled: () => true,
  run: ({ state, services }) => services.copyLadder(derive(state).trace),
};
