import { eventEnglish } from './en/events/index.ts';
import type { Language } from './languages.ts';

/** Everything that is said of events that would happen, in one language. */
export type EventSentences = typeof eventEnglish;

const SENTENCES: Readonly<Record<Language, EventSentences>> = { en: eventEnglish };

/** The words for replacement and prevention effects (614–616); apart from the others, as few views need them. */
export const eventSentencesIn = (language: Language): EventSentences => SENTENCES[language];
