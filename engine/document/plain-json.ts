import type { DocumentError } from './document-error.ts';
import { printPath } from './document-error.ts';
import { LIMITS } from './limits.ts';

/**
 * Checks that a value is what JSON can say: no functions, no cycles, no numbers that aren't finite, and not nested
 * deeper than {@link LIMITS}. Returns the first error, or `undefined` if there is none.
 */
export function findNotPlainJson(
  value: unknown,
  path: readonly PropertyKey[] = [],
): DocumentError | undefined {
  if (path.length > LIMITS.depth) {
    return { path: printPath(path.slice(0, 3)), code: 'too-deep', parameters: { limit: LIMITS.depth } };
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return undefined;
  if (Array.isArray(value)) return firstError(value.entries(), path);
  if (typeof value === 'object' && isPlainObject(value)) return firstError(Object.entries(value), path);
  return { path: printPath(path), code: 'not-plain-json', parameters: { found: typeof value } };
}

function firstError(
  entries: Iterable<readonly [PropertyKey, unknown]>,
  path: readonly PropertyKey[],
): DocumentError | undefined {
  for (const [key, value] of entries) {
    if (value === undefined && typeof key === 'string') continue;
    const error = findNotPlainJson(value, [...path, key]);
    if (error !== undefined) return error;
  }
  return undefined;
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
