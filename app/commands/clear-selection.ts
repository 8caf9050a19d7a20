import { i18n } from '../i18n/i18n.ts';
import type { Command } from './command.ts';

/** Escape gives up what is pending first, then the selection. */
export const clearSelection: Command = {
  id: 'clear-selection',
  keys: ['escape'],
  onlyLooks: true,
  isEnabled: ({ state }) => state.pending !== undefined || state.selection !== undefined,
  whyNot: () => 'nothing-selected',
  run({ state, actions }) {
    if (state.pending === undefined) {
      actions.select(undefined);
      return;
    }
    actions.setPending(undefined);
    actions.say(i18n.t('pending.cancelled', { name: state.pending.name }), 'info', true);
  },
};
