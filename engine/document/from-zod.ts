import type { z } from 'zod';
import { type DocumentError, type DocumentErrorCode, printPath } from './document-error.ts';

type Issue = z.core.$ZodIssue;

/** Words the validator's findings in our own terms: one error per finding, with its place in the file. */
export function errorsFromIssues(issues: readonly Issue[], at: readonly PropertyKey[]): DocumentError[] {
  return issues.flatMap((issue) => errorsFromIssue(issue, [...at, ...issue.path]));
}

function errorsFromIssue(issue: Issue, path: readonly PropertyKey[]): DocumentError[] {
  const error = (code: DocumentErrorCode, parameters: DocumentError['parameters'] = {}): DocumentError[] => [
    { path: printPath(path), code, parameters },
  ];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return error('missing', { expected: typeWord(issue.expected) });
      return error('expected', { expected: typeWord(issue.expected), found: typeOf(issue.input) });
    case 'invalid_value':
      if (issue.input === undefined) return error('missing', { expected: issue.values.join(', ') });
      return error('unknown-value', { allowed: issue.values.join(', '), found: show(issue.input) });
    case 'too_big':
      return error(sizeCode(issue.origin, 'too-many', 'too-long'), { limit: Number(issue.maximum) });
    case 'too_small':
      return error(sizeCode(issue.origin, 'too-few', 'empty'), { limit: Number(issue.minimum) });
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => [
        { path: printPath([...path, key]), code: 'unknown-field' as const, parameters: { field: key } },
      ]);
    case 'invalid_union':
      return errorsFromUnion(issue, path);
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'custom':
      return error('expected', { expected: 'other', found: show(issue.input) });
  }
}

/** Of the alternatives, speaks of the one that came nearest: whose first fault lies deepest. */
function errorsFromUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly PropertyKey[],
): DocumentError[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map((each) => each.path.length));
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
  if (nearest === undefined || depth(nearest) === 0) {
    const expected = issue.errors
      .flat()
      .flatMap((each) => (each.code === 'invalid_type' ? [each.expected] : []));
    const words = expected.length === 0 ? 'other' : expected.map(typeWord).join(', ');
    return [
      {
        path: printPath(path),
        code: 'expected',
        parameters: { expected: words, found: typeOf(issue.input) },
      },
    ];
  }
  return errorsFromIssues(nearest, path);
}

function sizeCode(origin: string, ofList: DocumentErrorCode, ofText: DocumentErrorCode): DocumentErrorCode {
  if (origin === 'array') return ofList;
  return origin === 'string' ? ofText : 'out-of-range';
}

function typeWord(expected: string): string {
  switch (expected) {
    case 'string':
      return 'text';
    case 'int':
      return 'whole-number';
    case 'array':
    case 'tuple':
      return 'list';
    case 'record':
      return 'object';
    default:
      return expected;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeWord(typeof value);
}

const show = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)).slice(0, 80);
