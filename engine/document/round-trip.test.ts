import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../testing/arbitrary-documents.ts';
import { parseBoard } from './parse-board.ts';
import { printBoard } from './print-board.ts';

describe('a board file', { timeout: 30_000 }, () => {
  it('is read back as the document that was printed', () => {
    fc.assert(
      fc.property(documents, (board) => {
        const result = parseBoard(printBoard(board));
        expect(result.errors).toBeUndefined();
        expect(result.document).toEqual(board);
      }),
      { seed: 613, numRuns: 100 },
    );
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.json(), fc.record({ steps: fc.anything() })),
        (input) => {
          const result = parseBoard(input);
          expect(result.document !== undefined || result.errors.length > 0).toBe(true);
        },
      ),
      { seed: 8, numRuns: 500 },
    );
  });
});
