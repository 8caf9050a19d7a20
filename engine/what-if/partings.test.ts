import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import type { BoardDocument } from '../document/board-document.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { type LayerParting, partingOf } from '../trace/parting.ts';
import { recordInstead, recordTrace } from '../trace/record.ts';
import { plainText } from '../trace/sentences/fragments.ts';
import { sentencesIn } from '../trace/sentences/languages.ts';
import { partingSentenceIn } from '../trace/sentences/parting-languages.ts';
import type { Trace } from '../trace/trace.ts';
import { withoutDependency } from './by-timestamp.ts';
import { compareBoards, comparePlayers } from './compare-boards.ts';
import { withMovedStep, withSwappedTimestamps } from './order-steps.ts';

const say = sentencesIn('en');
const FOLDER = join(import.meta.dirname, '../../cases');
/** One of so many files is looked at: the same ones, whichever others come. */
const EVERY = 5;
const sumOf = (name: string): number => [...name].reduce((sum, each) => sum + each.charCodeAt(0), 0);

const boards = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const text = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as unknown;
    return (Array.isArray(text) ? text : [text]).flatMap((each: unknown, index) => {
      const { document } = parseBoard(each);
      return document === undefined ? [] : [{ name: `${name} ${index}`, document }];
    });
  })
  .filter(({ name }) => sumOf(name) % EVERY === 0);

describe('where two evaluations part', () => {
  it('is said of boards of the cases, with layer and rule, and never against what there is', () => {
    let looked = 0;
    const told = new Set<string>();
    for (const { name, document } of boards) {
      const first = traceOf(document);
      const permanents = [...first.evaluation.state.objects.values()].filter(
        ({ zone }) => zone === 'battlefield',
      );
      if (permanents.length < 2) continue;
      looked += 1;
      for (const [how, second] of variantsOf(document, first)) {
        const kind = checkParting(first, second, `${name}, ${how}`);
        if (kind !== undefined) told.add(kind);
      }
    }
    expect(looked).toBeGreaterThan(30);
    expect([...told]).toEqual(expect.arrayContaining(['only-one', 'order', 'start']));
  }, 60_000);
});

describe('the same effect that comes to something else', () => {
  const counters = (n: number): Trace => {
    const { document } = parseBoard({
      strata: 1,
      players: ['A', 'B'],
      steps: [
        { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
        { counter: { on: 'bears', kind: '+1/+1', n } },
      ],
    });
    if (document === undefined) throw new Error('no board');
    return traceOf(document);
  };

  it('is told with both values', () => {
    expect(checkParting(counters(1), counters(3), 'counters')).toBe('values');
  });
});

function traceOf(document: BoardDocument): Trace {
  const last = playHistory(document, libraryCard, undefined, compilingReader).moments.at(-1);
  if (last === undefined) throw new Error('no moment');
  return recordTrace(last.state);
}

/** The first two steps exchanged in time, the last one moved to the start, each of two steps left out, no dependency. */
function* variantsOf(document: BoardDocument, first: Trace): Generator<readonly [string, Trace]> {
  const last = document.steps.length - 1;
  const without = (index: number): BoardDocument => ({
    ...document,
    steps: document.steps.map((step, place) => (place === index ? { ...step, off: true } : step)),
  });
  yield ['swapped', traceOf(withSwappedTimestamps(document, 0, Math.min(1, last)))];
  yield ['moved', traceOf(withMovedStep(document, last, 0))];
  yield ['without the first', traceOf(without(0))];
  yield ['without the last', traceOf(without(last))];
  if (first.dependencies.length > 0)
    yield [
      'without dependency',
      recordInstead(first.evaluation.state, withoutDependency(first, 'all').instead),
    ];
}

function checkParting(first: Trace, second: Trace, name: string): string | undefined {
  const parting = partingOf(first, second);
  const [a, b] = [first.evaluation, second.evaluation];
  if (parting === undefined) {
    expect(compareBoards(a, b), name).toEqual([]);
    expect(comparePlayers(a, b), name).toEqual([]);
    return undefined;
  }
  const sentence = partingSentenceIn('en')(first, second, parting, { first: 'here', second: 'there' });
  const text = plainText(sentence);
  expect(text.length, name).toBeGreaterThan(20);
  expect(text, name).not.toMatch(/undefined|\[object|NaN| {2}|: \.|, \./);
  expect(sentence.rules.length, name).toBeGreaterThan(0);
  if (parting.start !== undefined) expect(text, name).toContain('before the layers');
  const { inLayers } = parting;
  if (inLayers === undefined) return 'start';
  expect(text, name).toContain(say.inLayer(inLayers.layer));
  checkFacts(first, second, inLayers, `${name}: ${text}`);
  return inLayers.kind;
}

/** What is said is so in both. Effects that nobody named have other names where their steps come elsewhere. */
function checkFacts(first: Trace, second: Trace, parting: LayerParting, name: string): void {
  const places = (trace: Trace) =>
    trace.applied.filter(({ layer }) => layer === parting.layer).map(({ effect }) => effect.id);
  const [here, there] = [places(first), places(second)];
  switch (parting.kind) {
    case 'order':
      expect(here.indexOf(parting.first), name).toBeLessThan(here.indexOf(parting.second));
      if (there.includes(parting.first) && there.includes(parting.second))
        expect(there.indexOf(parting.second), name).toBeLessThan(there.indexOf(parting.first));
      return;
    case 'only-one': {
      const [has, lacks] = parting.appliedIn === 'first' ? [here, there] : [there, here];
      expect(has, name).toContain(parting.effect);
      expect(lacks, name).not.toContain(parting.effect);
      return;
    }
    case 'objects':
      expect(parting.onlyFirst.length + parting.onlySecond.length, name).toBeGreaterThan(0);
      return;
    case 'values': {
      // Two values are told that read differently.
      const said = /becomes (.+); there, (.+)\.$/.exec(name);
      expect(said === null ? 'only one' : said[1], name).not.toBe(said?.[2]);
      return;
    }
  }
}

describe('effects that nobody named', () => {
  const board = (steps: readonly object[]) => {
    const { document } = parseBoard({ strata: 1, players: ['A', 'B'], steps });
    if (document === undefined) throw new Error('no board');
    return document;
  };
  const STEPS = [
    { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
    { resolve: { card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
    {
      effect: {
        controller: 'A',
        text: 'Target creature has base power and toughness 0/2 until end of turn.',
        targets: ['bears'],
      },
    },
    { enter: { id: 'anthem', card: 'Glorious Anthem', controller: 'A' } },
  ];

  it('are the same in another order of steps, though each has the name that another had', () => {
    const first = traceOf(board(STEPS));
    const parting = partingOf(first, traceOf(withMovedStep(board(STEPS), 1, 3)));
    // Giant Growth is younger than the Anthem then, in the one layer in which both apply.
    expect(parting?.inLayers).toMatchObject({ kind: 'order', layer: '7c' });
    expect(partingOf(first, traceOf(withMovedStep(board(STEPS), 1, 2)))?.inLayers).toBeUndefined();
  });

  it('are said to be left out where that was asked, and nothing else is made up', () => {
    const first = traceOf(board(STEPS));
    const effect = first.evaluation.effects[0]?.id;
    if (effect === undefined) throw new Error('no effect');
    const without = new Set([effect]);
    const second = recordInstead(first.evaluation.state, { without });
    const parting = partingOf(first, second, without);
    if (parting === undefined) throw new Error('they do not part');
    const words = partingSentenceIn('en')(first, second, parting, { first: 'now', second: 'then' });
    expect(plainText(words)).toMatch(/is applied; then, it is not: it is left out\.$/);
  });
});
