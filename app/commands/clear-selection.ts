import type { Command } from './command.ts';

/** Escape gives up what is pending first, then the selection. */
export const clearSelection: Command = {
  id: 'clear-selection',
  keys: ['escape'],
  isEnabled: ({ state }) => state.pending !== undefined || state.selection !== undefined,
  run({ state, actions }) {
    if (state.pending !== undefined) actions.setPending(undefined);
    else actions.select(undefined);
  },
};
