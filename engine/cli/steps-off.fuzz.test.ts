import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardDocument } from '../document/board-document.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { builtInCards } from './built-in-cards.ts';

const runs = (count: number) => ({ numRuns: Number(globalThis.process?.env.FUZZ_RUNS ?? count) });

const folder = path.join(import.meta.dirname, '../../cases');
const documents: readonly BoardDocument[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => parseBoard(readFileSync(path.join(folder, name), 'utf8')).document ?? []);
const cards = builtInCards();

/** What everything is in the end, without times and numbers of steps. */
function endOf(document: BoardDocument): unknown {
  const { moments } = playHistory(document, cards, undefined, compilingReader);
  const last = moments.at(-1);
  if (last === undefined) return [];
  return [...last.state.objects.values()].map(({ id, zone, counters }) => {
    const { names, colors, cardTypes, subtypes, power, toughness, controller, abilities } =
      last.evaluation.object(id);
    return {
      id,
      zone,
      counters: counters.map(({ kind, count }) => [kind, count]),
      values: { names, colors, cardTypes, subtypes, power, toughness, controller },
      abilities: abilities.map(({ ability }) => ability),
    };
  });
}

test('a step that is off is as if it had never been done', () => {
  fc.assert(
    fc.property(fc.constantFrom(...documents), fc.nat(), (document, number) => {
      const { expect: _, ...game } = document;
      const index = number % game.steps.length;
      const off = game.steps.map((step, at) => (at === index ? { ...step, off: true } : step));
      const removed = game.steps.filter((__, at) => at !== index);
      expect(endOf({ ...game, steps: off })).toEqual(endOf({ ...game, steps: removed }));
    }),
    runs(200),
  );
});
