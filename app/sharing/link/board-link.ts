import {
  type BoardDocument,
  looksLikeNotation,
  parseNotation,
  printNotation,
} from '../../../engine/index.ts';
import { notationError, type ReadError, readError } from '../read-error.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { pack, unpack } from './pack.ts';

export type ReadBoard =
  | { readonly document: BoardDocument; readonly errors?: undefined }
  | { readonly errors: readonly ReadError[]; readonly document?: undefined };

/** Version 1: the board's notation, compressed with the first dictionary. */
const VERSION = 1;

/** What follows the `#` of an address: the whole board, compressed. */
export const fragmentOf = (document: BoardDocument): string =>
  `b${VERSION}=${toBase64Url(pack(printNotation(document)))}`;

/**
 * Reads what follows the `#` of an address: a board, or why there is none. `undefined` if it speaks of something else.
 * The notation itself may stand there, too. What a forum or chat puts behind a link is not taken for a part of it.
 */
export function readFragment(fragment: string): ReadBoard | undefined {
  const packed = /^#?b(\d{1,4})=([\w-]*)/.exec(fragment);
  if (packed === null) {
    const text = decoded(fragment.replace(/^#/, ''));
    return text !== undefined && looksLikeNotation(text) ? readNotation(text) : undefined;
  }
  const [, version = '', payload = ''] = packed;
  if (Number(version) !== VERSION) return { errors: [readError('link-version', { found: version })] };
  const bytes = fromBase64Url(payload);
  const { text, error } = bytes === undefined ? ({ error: 'damaged' } as const) : unpack(bytes);
  if (text !== undefined) return readNotation(text);
  return {
    errors: [error === 'too-large' ? readError('too-large', { limit: '4 MB' }) : readError('link-damaged')],
  };
}

/** Reads a board that is written on a line. */
export function readNotation(text: string): ReadBoard {
  const result = parseNotation(text);
  return result.document === undefined ? { errors: result.errors.map(notationError) } : result;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
