import { game } from './en/game.ts';
import { i18n } from './i18n.ts';

// Imported by the inspectors of players and rules, so that the first view does not load these texts.
i18n.addResourceBundle('en', 'game', game);
