import { errors } from './en/errors.ts';
import { i18n } from './i18n.ts';

// Imported by what says these errors, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'errors', errors);
