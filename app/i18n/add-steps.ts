import { steps } from './en/steps.ts';
import { i18n } from './i18n.ts';

// Imported by the menus and dialogs of steps, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'steps', steps);
