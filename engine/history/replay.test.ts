import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import type { BoardDocument } from '../document/board-document.ts';
import { applyCommand } from '../document/commands/apply-command.ts';
import { parseBoard } from '../document/parse-board.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { findStateBasedActions } from '../state-based-actions/find-actions.ts';
import { mayBeUnsettled } from './may-be-unsettled.ts';
import { playHistory } from './play-history.ts';

const folder = path.join(import.meta.dirname, '../../cases');

/** Boards as people make them: the case files. */
const boards: readonly BoardDocument[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => parseBoard(readFileSync(path.join(folder, name), 'utf8')).document ?? []);

/** Steps of two boards one after another, some of them left out, so that much of it cannot be done. */
const nonsense = fc
  .record({
    first: fc.constantFrom(...boards),
    second: fc.constantFrom(...boards),
    leftOut: fc.array(fc.nat(20), { maxLength: 3 }),
    sba: fc.boolean(),
  })
  .map(({ first, second, leftOut, sba }): BoardDocument => {
    const steps = [...first.steps, ...second.steps].filter((_, index) => !leftOut.includes(index));
    return { strata: 1, players: ['A', 'B', 'C', 'D'], steps, ...(sba ? {} : { sba }) };
  })
  .filter(({ steps }) => steps.length > 0);

describe('whatever the steps', { timeout: 120_000 }, () => {
  it('plays the same from a previous history as from the start', () => {
    fc.assert(
      fc.property(nonsense, fc.nat(), (document, place) => {
        const before = playHistory(document, libraryCard, undefined, compilingReader);
        const index = place % document.steps.length;
        const edited = applyCommand(document, { kind: 'remove-step', index });
        const again = playHistory(edited, libraryCard, before, compilingReader);
        const anew = playHistory(edited, libraryCard, undefined, compilingReader);
        expect(again.problems).toEqual(anew.problems);
        expect(again.moments.map(({ state }) => state)).toEqual(anew.moments.map(({ state }) => state));
      }),
      { seed: 400, numRuns: 30 },
    );
  });

  it('leaves nothing to do for state-based actions that it did not look for', () => {
    fc.assert(
      fc.property(nonsense, (document) => {
        for (const { state, evaluation } of playHistory(document, libraryCard, undefined, compilingReader)
          .moments) {
          if (mayBeUnsettled(state)) continue;
          expect(findStateBasedActions(evaluation, { keep: undefined, finishedSaga: undefined })).toEqual([]);
        }
      }),
      { seed: 704, numRuns: 30 },
    );
  });
});
