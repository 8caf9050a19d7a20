import { offline } from './en/offline.ts';
import { i18n } from './i18n.ts';

// Comes with what sees to working offline.
i18n.addResourceBundle('en', 'offline', offline);
