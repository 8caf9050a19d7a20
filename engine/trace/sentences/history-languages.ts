import { historySentence } from './en/history.ts';
import type { Language } from './languages.ts';

/** What is said of what happened at a moment, in one language. */
type HistorySentence = typeof historySentence;

const SENTENCES: Readonly<Record<Language, HistorySentence>> = { en: historySentence };

/** What happened at a moment, in words; apart from the other sentences, as most moments need none. */
export const historySentenceIn = (language: Language): HistorySentence => SENTENCES[language];
