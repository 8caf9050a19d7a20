import type { DocumentErrorCode } from '../document-error.ts';

/** Why a line is no board: what the notation itself finds wrong, or what is wrong with the board that it means. */
export const NOTATION_ERROR_CODES = [
  /** found: the version */
  'notation-version',
  /** found: the word; allowed: the actions that there are */
  'unknown-action',
  /** expected: what should stand here; found: what does */
  'unexpected',
  /** A quotation mark, bracket or brace that is never closed. expected: what closes it */
  'not-closed',
  /** Quoted text or braces that are no JSON. */
  'bad-json',
  /** action: which; expected: what it lacks */
  'argument-missing',
  /** There is nothing to read. */
  'nothing-there',
] as const;
export type NotationErrorCode = (typeof NOTATION_ERROR_CODES)[number] | DocumentErrorCode;

export interface NotationError {
  readonly code: NotationErrorCode;
  /** Where in the line, in characters from 0. */
  readonly at: number;
  /** The text there, cut short. */
  readonly near: string;
  /** Of the board that the line means: `steps[3].enter.card`; empty for an error of the notation itself. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Thrown inside the reader only; `parseNotation` returns it. */
export class NotationFailure extends Error {
  readonly at: number;
  readonly code: NotationErrorCode;
  readonly parameters: NotationError['parameters'];

  constructor(at: number, code: NotationErrorCode, parameters: NotationError['parameters'] = {}) {
    super(code);
    this.at = at;
    this.code = code;
    this.parameters = parameters;
  }
}
