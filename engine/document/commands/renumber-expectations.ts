import type { BoardDocument } from '../board-document.ts';

/**
 * Keeps `after` and `rejected` of expectations on the steps that they mean when steps move. `newIndex` is `undefined`
 * for a step that is gone: what was expected of its refusal goes with it, what was expected after it loses its place.
 */
export function renumberExpectations(
  document: BoardDocument,
  newIndex: (old: number) => number | undefined,
): BoardDocument {
  if (document.expect === undefined) return document;
  return { ...document, expect: document.expect.flatMap((each) => renumber(each, newIndex)) };
}

function renumber(expectation: unknown, newIndex: (old: number) => number | undefined): unknown[] {
  if (typeof expectation !== 'object' || expectation === null) return [expectation];
  if ('rejected' in expectation && typeof expectation.rejected === 'number') {
    const rejected = newIndex(expectation.rejected);
    return rejected === undefined ? [] : [{ ...expectation, rejected }];
  }
  if ('after' in expectation && typeof expectation.after === 'number') {
    const after = newIndex(expectation.after);
    return after === undefined ? [] : [{ ...expectation, after }];
  }
  return [expectation];
}
