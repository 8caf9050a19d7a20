import type { BoardDocument } from '../board-document.ts';
import type { DocumentError } from '../document-error.ts';
import { LIMITS } from '../limits.ts';
import { parseBoard } from '../parse-board.ts';
import { readHeader, takeHeader } from './header.ts';
import { LineContext } from './line-context.ts';
import { type NotationError, NotationFailure } from './notation-error.ts';
import { NOTATION_VERSION } from './print-notation.ts';
import type { JsonRecord } from './read-form.ts';
import { readStep } from './read-step.ts';
import { Scanner } from './scanner.ts';

export type NotationResult =
  | { readonly document: BoardDocument; readonly errors?: undefined }
  | { readonly errors: readonly NotationError[]; readonly document?: undefined };

/** Whether a text says of itself that it is this notation. */
export const looksLikeNotation = (text: string): boolean => /^\s*strata\d+\s/.test(text);

/**
 * Reads a board that is written on a line (`docs/notation.md`), also without the version in front and over several
 * lines. Never throws: what is no board gives at least one error with its place in the text.
 */
export function parseNotation(text: string): NotationResult {
  if (text.length > LIMITS.fileLength)
    return fail(text, { at: 0, code: 'too-large', parameters: { limit: LIMITS.fileLength } });
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof NotationFailure)) throw error;
    return fail(text, error);
  }
}

function read(text: string): NotationResult {
  const scanner = new Scanner(text);
  takeVersion(scanner);
  const context = new LineContext();
  let file: JsonRecord = { strata: 1, players: context.players };
  const steps: JsonRecord[] = [];
  const places: number[] = [];
  while (scanner.peek() !== '') {
    const at = scanner.at;
    if (scanner.takes(';')) continue;
    const header = takeHeader(scanner);
    if (header !== undefined) file = readHeader(header, scanner, file, context);
    else {
      places.push(at);
      steps.push(readStep(scanner, context));
      if (steps.length > LIMITS.steps) throw new NotationFailure(at, 'too-many', { limit: LIMITS.steps });
    }
    if (scanner.peek() !== '' && !scanner.takes(';')) scanner.fail(';');
  }
  if (steps.length === 0 && Object.keys(file).length === 2 && !looksLikeNotation(`${text} `))
    throw new NotationFailure(0, 'nothing-there');
  const result = parseBoard({ ...file, steps });
  if (result.document !== undefined) return result;
  return { errors: result.errors.map((error) => inLine(text, error, places)) };
}

function takeVersion(scanner: Scanner): void {
  scanner.peek();
  const found = /^strata(\d{1,6})(?=\s|$)/.exec(scanner.text.slice(scanner.at, scanner.at + 14));
  if (found === null) return;
  if (Number(found[1]) !== NOTATION_VERSION)
    throw new NotationFailure(scanner.at, 'notation-version', { found: found[1] ?? '' });
  scanner.at += found[0].length;
}

/** An error of the board that the line means, at the step that it speaks of. */
function inLine(text: string, error: DocumentError, places: readonly number[]): NotationError {
  const step = /^steps\[(\d+)\]/.exec(error.path)?.[1];
  const at = (step === undefined ? undefined : places[Number(step)]) ?? 0;
  return { ...error, at, near: near(text, at) };
}

const fail = (
  text: string,
  { at, code, parameters }: Omit<NotationError, 'near' | 'path'>,
): NotationResult => ({
  errors: [{ at, code, near: near(text, at), path: '', parameters }],
});

const near = (text: string, at: number): string => text.slice(at, at + 40).trim();
