import type { DocumentError, NotationError } from '../../engine/index.ts';

/** Why something that was shared can't be opened; the catalogue words the codes (`errors`). */
export interface ReadError {
  readonly path: string;
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

export const readError = (
  code: 'link-damaged' | 'link-version' | 'too-large' | 'picture-damaged' | 'picture-without-board',
  parameters: ReadError['parameters'] = {},
): ReadError => ({ path: '', code, parameters });

/** An error of the notation with the words that stand there as its path. */
export const notationError = ({ at, near, code, parameters }: NotationError): ReadError => ({
  path: `${at + 1}: ${near}`,
  code,
  parameters,
});

export const documentError = ({ path, code, parameters }: DocumentError): ReadError => ({
  path,
  code,
  parameters,
});
