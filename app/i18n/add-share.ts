import { share } from './en/share.ts';
import { i18n } from './i18n.ts';

// Imported by what is shown later than the board, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'share', share);
