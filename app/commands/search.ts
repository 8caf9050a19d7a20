import type { Command } from './command.ts';

export const search: Command = {
  id: 'search',
  keys: ['/'],
  isEnabled: () => true,
  run({ actions, services }) {
    actions.setPanels({ isLibraryOpen: true, libraryTab: 'cards', phone: 'library' });
    services.focusSearch();
  },
};
