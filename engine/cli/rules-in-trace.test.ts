import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { citedRules } from '../trace/cited-rules.ts';
import { builtInCards } from './built-in-cards.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'cases');
const cards = builtInCards();

interface Exception {
  readonly case: string;
  readonly rules: readonly string[];
  readonly why: string;
}
const exceptions: readonly Exception[] = JSON.parse(
  readFileSync(path.join(root, 'docs/rules-not-in-trace.json'), 'utf8'),
);
const excepted = new Set(exceptions.flatMap((each) => each.rules.map((rule) => `${each.case} ${rule}`)));

/** Rules on continuous effects that a case names and that nothing shown of it does. */
function unnamed(file: string): readonly string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { rules = [] }: { rules?: readonly string[] } = JSON.parse(text);
  const named = rules.filter((rule) => /^61[123](\.|$)/.test(rule));
  const { document } = parseBoard(text);
  if (named.length === 0 || document === undefined) return [];
  const cited = citedRules(playHistory(document, cards, undefined, compilingReader));
  const id = path.basename(file, '.json');
  return named.filter((rule) => ![...cited].includes(rule as never)).map((rule) => `${id} ${rule}`);
}

describe('the rules of 611 to 613 that a case names', () => {
  const missing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap(unnamed);

  it('are all named where the case is explained, but for those that have a reason not to be', () => {
    expect(missing.filter((each) => !excepted.has(each))).toEqual([]);
  });

  it('are all missing that are listed as missing', () => {
    expect([...excepted].filter((each) => !missing.includes(each))).toEqual([]);
  });
});
