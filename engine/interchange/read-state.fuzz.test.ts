import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { printBoard } from '../document/print-board.ts';
import { noReader } from '../oracle/text-reader.ts';
import { FORGE_DUMP, FORGE_PUZZLE, PHASE_SNAPSHOT, XMAGE_GROUPS } from '../testing/state-files.ts';
import { readState } from './read-state.ts';
import { settleBoard } from './settle-board.ts';
import { documentOf } from './to-document.ts';

const runs = (count: number) => ({ numRuns: Number(globalThis.process?.env.FUZZ_RUNS ?? count) });

/** What hurts readers: long numbers, separators in a row, names of properties, half of a pair of characters. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...['|', ';', ':', '=', ',', '-', '\n', '\r\n', '[', ']', '{', '}', '"', '\\', '@', '#', '\0', '\ud800'],
    ...[
      '|AttachedTo:',
      '|Id:12',
      '|Counters:P1P1=',
      '|Owner:P9',
      '|FaceDown',
      '|Transformed',
      '|PhasedOut:P0',
    ],
    ...[
      'p9battlefield=',
      'p0battlefield=',
      't:,P:x',
      'T:w_1_1_',
      '@init',
      '[init]',
      'battlefield:me:',
      ':1',
      ':0',
    ],
    ...['__proto__', 'constructor', 'toString', '-1', '1e999', '99999999999999999999', '9', 'null', 'NaN'],
    ...[
      '"objects":',
      '"attached_to":{"type":"Object","data":3}',
      '"timestamp":-5',
      '"zone":"Exile"',
      '[[[[',
      '{{',
    ],
  ),
  fc.string({ maxLength: 8 }),
);
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(40),
  insert: pieces,
});

const damaged = fc
  .tuple(
    fc.constantFrom(FORGE_DUMP, FORGE_PUZZLE, XMAGE_GROUPS, PHASE_SNAPSHOT),
    fc.array(edit, { maxLength: 12 }),
  )
  .map(([file, edits]) =>
    edits.reduce((text, { at, remove, insert }) => {
      const place = Math.floor(at * text.length);
      return text.slice(0, place) + insert + text.slice(place + remove);
    }, file),
  );

/** Snapshots that are JSON, with any value in any field. */
const strangeJson = fc
  .record({
    objects: fc.oneof(
      fc.dictionary(fc.constantFrom('1', '2', '3', '__proto__'), fc.jsonValue()),
      fc.jsonValue(),
    ),
    players: fc.jsonValue(),
    active_player: fc.jsonValue(),
    transient_continuous_effects: fc.jsonValue(),
    combat: fc.jsonValue(),
  })
  .map((gameState) => JSON.stringify({ gameState, next_timestamp: 1 }));

describe('any text', () => {
  test('gives a board or a fault', { timeout: 3_000_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: damaged }, { weight: 1, arbitrary: strangeJson }),
        (text) => {
          const read = readState(text);
          if (read.fault !== undefined) return;
          const { document } = documentOf(read.snapshot);
          expect(parseBoard(printBoard(document)).errors).toBeUndefined();
        },
      ),
      runs(1000),
    );
  });

  test('gives a board that can be played', { timeout: 3_000_000 }, () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const read = readState(text);
        if (read.fault !== undefined) return;
        const settled = settleBoard(read.snapshot, documentOf(read.snapshot), libraryCard, noReader);
        expect(parseBoard(printBoard(settled.document)).errors).toBeUndefined();
      }),
      runs(100),
    );
  });
});
