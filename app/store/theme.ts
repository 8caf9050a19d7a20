import type { Theme } from './state.ts';

/** Whether the theme is dark, as the system has it unless the user chose. */
export const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'system' && systemPrefersDark().matches);

/** The system's own preference, which may change while the page is open. */
export const systemPrefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
