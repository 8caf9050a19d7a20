import { isDark } from '../store/theme.ts';
import type { Command } from './command.ts';

export const toggleTheme: Command = {
  id: 'toggle-theme',
  keys: ['shift+d'],
  onlyLooks: true,
  isEnabled: () => true,
  run: ({ state, actions }) => actions.setTheme(isDark(state.theme) ? 'light' : 'dark'),
};

/** Light or dark as the system has it, now and later. */
export const systemTheme: Command = {
  id: 'system-theme',
  keys: [],
  onlyLooks: true,
  isEnabled: ({ state }) => state.theme !== 'system',
  whyNot: () => 'theme-of-system',
  run: ({ actions }) => actions.setTheme('system'),
};
