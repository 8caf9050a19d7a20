import { isDark } from '../store/theme.ts';
import type { Command } from './command.ts';

export const toggleTheme: Command = {
  id: 'toggle-theme',
  keys: ['shift+d'],
  isEnabled: () => true,
  run: ({ state, actions }) => actions.setTheme(isDark(state.theme) ? 'light' : 'dark'),
};
