/** Why a text or value is no board document. Codes, not sentences: the interface words them by language. */
export const DOCUMENT_ERROR_CODES = [
  'not-json',
  'too-large',
  'too-deep',
  'not-plain-json',
  'newer-version',
  'expected',
  'missing',
  'unknown-field',
  'unknown-value',
  'too-many',
  'too-few',
  'too-long',
  'empty',
  'out-of-range',
  'not-one-action',
  'duplicate',
] as const;
export type DocumentErrorCode = (typeof DOCUMENT_ERROR_CODES)[number];

export interface DocumentError {
  /** Where: `steps[3].enter.card`; the empty string is the document as a whole. */
  readonly path: string;
  readonly code: DocumentErrorCode;
  /** What the sentence needs: `expected`, `found`, `limit`, `allowed`, `field`. */
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Writes a path as a reader of the file would: `steps[3].enter.card`. */
export function printPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^[\w-]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}
