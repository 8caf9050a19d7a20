/** Something in a document that can't be done. Worded in `trace/sentences`, by language. */
export interface Problem {
  readonly code: ProblemCode;
  /** Index of the step that causes it, or `undefined` for the document as a whole. */
  readonly at: number | undefined;
  /** What the sentence needs: names, words, numbers. */
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly rule?: string;
}

export const PROBLEM_CODES = [
  'unknown-card', 'unknown-object', 'unknown-player', 'unknown-ability', 'ambiguous-ability', 'unknown-effect-text',
  'duplicate-id', 'unsupported-step', 'unsupported-text', 'missing-target', 'missing-choice', 'illegal-choice', 'illegal-attachment',
  'cannot-pay', 'wrong-zone', 'malformed-step',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
