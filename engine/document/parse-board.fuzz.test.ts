import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../testing/arbitrary-documents.ts';
import { parseBoard } from './parse-board.ts';
import { printBoard } from './print-board.ts';

const RUNS = Number(globalThis.process?.env.FUZZ_RUNS ?? 300);

describe('a board file', () => {
  it('gives a board or errors with a place, whatever was done to it', { timeout: 600_000 }, () => {
    const pieces = fc.constantFrom(
      ...'{}[]",:0-',
      'null',
      '"__proto__":',
      '1e999',
      '\ud800',
      '"steps":',
      'true',
    );
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(12),
      insert: pieces,
    });
    const damaged = fc.tuple(documents, fc.array(edit, { maxLength: 4 })).map(([document, edits]) =>
      edits.reduce((text, { at, remove, insert }) => {
        const place = Math.floor(at * text.length);
        return text.slice(0, place) + insert + text.slice(place + remove);
      }, printBoard(document)),
    );
    fc.assert(
      fc.property(fc.oneof(damaged, fc.json(), fc.jsonValue()), (file) => {
        const { document, errors } = parseBoard(file);
        if (document === undefined) expect(errors.length).toBeGreaterThan(0);
        else expect(parseBoard(printBoard(document)).document).toEqual(document);
      }),
      { seed: 31, numRuns: RUNS },
    );
  });
});
