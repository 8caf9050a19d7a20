import { palette } from './en/palette.ts';
import { i18n } from './i18n.ts';

// Imported by the palette, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'palette', palette);
