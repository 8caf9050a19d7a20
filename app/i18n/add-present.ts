import { present } from './en/present.ts';
import { i18n } from './i18n.ts';

// Imported by the presentation, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'present', present);
