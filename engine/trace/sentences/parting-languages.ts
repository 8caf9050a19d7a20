import { partingSentence } from './en/parting.ts';
import type { Language } from './languages.ts';

/** What is said of two evaluations, in one language. */
type PartingSentence = typeof partingSentence;

const SENTENCES: Readonly<Record<Language, PartingSentence>> = { en: partingSentence };

/** Where two evaluations part, in words; apart from the other sentences, as only a comparison needs it. */
export const partingSentenceIn = (language: Language): PartingSentence => SENTENCES[language];
