import { english } from './en/english.ts';

/** Everything that is said of a trace, in one language. English has the shape; the others follow it. */
export type Sentences = typeof english;

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const SENTENCES: Readonly<Record<Language, Sentences>> = { en: english };

/** The words for what happened and why. There is English; a new language is a folder beside `en/` and a line here. */
export const sentencesIn = (language: Language): Sentences => SENTENCES[language];
