import { ruleSummary } from './en/rules.ts';
import type { Language } from './languages.ts';

/** Finds one sentence of our own about a rule of the Comprehensive Rules; `undefined` for a rule without one. */
export type RuleSummaries = typeof ruleSummary;

const SUMMARIES: Readonly<Record<Language, RuleSummaries>> = { en: ruleSummary };

/** The sentences about rules, in one language; apart from the others, as they are read only when a rule is asked for. */
export const ruleSummariesIn = (language: Language): RuleSummaries => SUMMARIES[language];
