import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { errors } from './en/errors.ts';
import type { game } from './en/game.ts';
import type { lab } from './en/lab.ts';
import type { offline } from './en/offline.ts';
import type { own } from './en/own.ts';
import type { palette } from './en/palette.ts';
import type { pool } from './en/pool.ts';
import type { present } from './en/present.ts';
import type { rules } from './en/rules.ts';
import type { share } from './en/share.ts';
import type { states } from './en/states.ts';
import type { steps } from './en/steps.ts';
import { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof en;
      errors: typeof errors;
      game: typeof game;
      lab: typeof lab;
      offline: typeof offline;
      own: typeof own;
      palette: typeof palette;
      pool: typeof pool;
      present: typeof present;
      rules: typeof rules;
      share: typeof share;
      states: typeof states;
      steps: typeof steps;
    };
  }
}

/**
 * The catalogue of the chosen language, ready at once. Only what is said of the card pool comes with the library
 * (`add-pool.ts`).
 */
export const i18n = i18next.createInstance();

i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'app',
  resources: { en: { app: en } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
