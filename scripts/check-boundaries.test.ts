import { describe, expect, test } from 'vitest';
import { findViolations } from './check-boundaries.ts';

/** What the check says about one file that imports one thing. */
const check = (path: string, specifier: string): readonly string[] =>
  findViolations([{ path, text: `import { x } from '${specifier}';\n` }]).map(({ message }) => message);

describe('the engine is built in one direction', () => {
  test.each([
    ['engine/abilities/ability.ts', '../vocabulary/ids.ts'],
    ['engine/layers/evaluate.ts', '../state/game-state.ts'],
    ['engine/layers/evaluate.ts', './order.ts'],
    ['engine/replacement/look-ahead.ts', '../layers/evaluate.ts'],
    ['engine/history/play-history.ts', '../document/board-document.ts'],
    ['engine/history/play-history.ts', '../state-based-actions/index.ts'],
    ['engine/document/parse.ts', '../cards/card-definition.ts'],
    ['engine/trace/recorder.ts', '../layers/observer.ts'],
    ['engine/cases/run.ts', '../trace/sentences/en.ts'],
    ['engine/index.ts', './layers/evaluate.ts'],
    ['engine/document/schema.ts', 'zod'],
    ['engine/cli/cases.ts', 'node:fs'],
    ['engine/cli/bench.ts', '../testing/board.ts'],
    ['engine/layers/evaluate.test.ts', '../testing/board.ts'],
    ['engine/cards/library/lands.ts', '../card-definition.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([]);
  });

  test.each([
    ['engine/state/game-state.ts', '../layers/evaluate.ts', 'layers comes after state'],
    ['engine/vocabulary/ids.ts', '../abilities/ability.ts', 'abilities comes after vocabulary'],
    ['engine/cards/library/lands.ts', '../../history/play.ts', 'history comes after cards'],
    ['engine/layers/evaluate.ts', '../trace/recorder.ts', 'observer instead'],
    ['engine/state/game-state.ts', '../document/board-document.ts', 'only engine/history knows the document'],
    ['engine/document/parse.ts', '../state/game-state.ts', 'may import only vocabulary, abilities, cards'],
    ['engine/layers/evaluate.ts', '../testing/board.ts', 'for tests and the command line'],
    ['engine/cases/run.ts', '../cli/cases.ts', 'nothing imports the command line'],
    ['engine/layers/evaluate.ts', '../index.ts', 'the door for those outside'],
    ['engine/layers/evaluate.ts', 'node:fs', 'only engine/cli may import Node'],
    ['engine/layers/evaluate.ts', 'react', 'never imports react'],
    ['engine/cli/picture.ts', 'zustand', 'never imports zustand'],
    ['engine/layers/evaluate.ts', 'fflate', 'no package but zod'],
    ['engine/layers/evaluate.ts', '../../app/store/store.ts', 'never imports the app'],
    ['engine/layers/evaluate.test.ts', '../../app/store/store.ts', 'never imports the app'],
    ['engine/helpers/misc.ts', '../vocabulary/ids.ts', "not among the engine's folders"],
  ])('%s may not import %s', (path, specifier, words) => {
    expect(check(path, specifier)).toEqual([expect.stringContaining(words)]);
  });
});

describe('the app enters through the door', () => {
  test.each([
    ['app/views/ladder.ts', '../../engine/index.ts'],
    ['app/panels/board/Board.tsx', '../../components/CardFace.tsx'],
    ['app/panels/board/Board.tsx', 'react'],
    ['app/views/ladder.test.ts', '../../engine/testing/board.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([]);
  });

  test.each([
    ['app/views/ladder.ts', '../../engine/layers/evaluate.ts', 'only through engine/index.ts'],
    ['app/store/store.ts', '../panels/board/Board.tsx', 'must not import app/panels'],
    ['app/components/CardFace.tsx', '../store/store.ts', 'must not import app/store'],
    ['app/views/ladder.ts', 'react', 'pure functions'],
    ['app/store/autosave.ts', 'fs', 'no Node'],
    ['e2e/board.spec.ts', '../app/store/store.ts', 'what a user sees'],
    ['e2e/board.spec.ts', '../engine/layers/evaluate.ts', 'nothing inside the engine'],
  ])('%s may not import %s', (path, specifier, words) => {
    expect(check(path, specifier)).toEqual([expect.stringContaining(words)]);
  });
});

describe('every form of import is seen', () => {
  test.each([
    ["import '../trace/a.ts';"],
    ["import type { A } from '../trace/a.ts';"],
    ["import{ A }from '../trace/a.ts';"],
    ["import * as a from '../trace/a.ts';"],
    ["import a, { type B } from '../trace/a.ts';"],
    ["import {\n  a,\n  b as c,\n} from '../trace/a.ts';"],
    ["export { a } from '../trace/a.ts';"],
    ["export * from '../trace/a.ts';"],
    ["export type { A } from '../trace/a.ts';"],
    ["const a = await import('../trace/a.ts');"],
    ["type A = import('../trace/a.ts').A;"],
    ["new Worker(new URL('../trace/a.ts', import.meta.url));"],
  ])('%s', (text) => {
    expect(findViolations([{ path: 'engine/layers/a.ts', text }])).toHaveLength(1);
  });

  test('comments are not imports, and the line is told', () => {
    const text =
      "// import { x } from '../trace/a.ts';\n/**\n * import x from '../trace/b.ts'\n */\n\nimport { c } from '../trace/c.ts';\n";
    expect(findViolations([{ path: 'engine/layers/a.ts', text }])).toEqual([
      expect.objectContaining({ line: 6, specifier: '../trace/c.ts' }),
    ]);
  });
});
