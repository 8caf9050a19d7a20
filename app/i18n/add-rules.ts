import { rules } from './en/rules.ts';
import { i18n } from './i18n.ts';

// What is said on the Rules page comes with it.
i18n.addResourceBundle('en', 'rules', rules);
