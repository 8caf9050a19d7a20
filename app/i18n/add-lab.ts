import { lab } from './en/lab.ts';
import { i18n } from './i18n.ts';

// Imported by the lab and the menus that lead to it, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'lab', lab);
