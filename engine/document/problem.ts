/** Something in a document that can't be done. Worded in `trace/sentences`, by language. */
export interface Problem {
  readonly code: ProblemCode;
  /** Index of the step that causes it, or `undefined` for the document as a whole. */
  readonly at: number | undefined;
  /** What the sentence needs: names, words, numbers. */
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly rule?: string;
}

/** Codes, each with the parameters that its sentence uses; those after a semicolon may be absent. */
export const PROBLEM_CODES = [
  /** card */
  'unknown-card',
  /** object */
  'unknown-object',
  /** player */
  'unknown-player',
  /** object, ability */
  'unknown-ability',
  /** object, ability, count */
  'ambiguous-ability',
  /** text; unread (the words that mean nothing), expected */
  'unknown-effect-text',
  /** text: what reads it is not there yet */
  'text-not-read-yet',
  /** id */
  'duplicate-id',
  /** step */
  'unsupported-step',
  /** text; unread, expected, card */
  'unsupported-text',
  /** source; index (from 1) */
  'missing-target',
  /** source, choice */
  'missing-choice',
  /** source, choice, value */
  'illegal-choice',
  /** object, to */
  'illegal-attachment',
  /** source, cost */
  'cannot-pay',
  /** object */
  'phased-out',
  /** object */
  'not-phased-out',
  /** object */
  'cannot-turn-face-up',
  /** object */
  'cannot-turn-face-down',
  /** object */
  'cannot-transform',
  /** object */
  'cannot-attack',
  /** object: leaves a requirement unobeyed */
  'must-attack',
  /** object */
  'must-block',
  /** object, attacker */
  'cannot-block',
  /** object, other */
  'cannot-merge',
  /** player: who has left the game */
  'player-left',
  /** step: what follows the end of the game */
  'game-over',
  /** object, zone (where it is) */
  'wrong-zone',
  /** field; expected, found */
  'malformed-step',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
