import type { NotationError } from '../document/notation/notation-error.ts';

/** Errors of a file as lines: `steps[3].enter.card: expected text, found number`. */
export const wordDocumentErrors = (
  errors: readonly Pick<NotationError, 'path' | 'code' | 'parameters'>[],
): readonly string[] =>
  errors.map(({ path, code, parameters }) => {
    const details = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
    return `${path === '' ? 'file' : path}: ${code}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
  });
