import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuleNumber } from '../../../vocabulary/rule-numbers.ts';
import { ruleSummary } from './rules.ts';

const engine = path.join(import.meta.dirname, '../../..');

/** Numbers that the program itself names, so that an interface can show them; those in comments don't count. */
function citedNumbers(folder: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const name of readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.endsWith('en/rules.ts')) continue;
    const text = readFileSync(path.join(engine, folder, name), 'utf8');
    for (const [, number = ''] of text.matchAll(/'([1-9]\d{2}\.\d+[a-z]{0,2})'/g)) numbers.set(number, name);
  }
  return numbers;
}

describe('summaries of rules', () => {
  it.each(['trace', 'history', 'document'])('has one for each number that %s cites', (folder) => {
    const missing = [...citedNumbers(folder)].filter(([number]) => ruleSummary(number) === undefined);
    expect(missing).toEqual([]);
  });

  it('finds citations at all', () => {
    expect(citedNumbers('trace').size).toBeGreaterThan(30);
  });

  it('has no summary of a rule that the edition lacks', () => {
    const text = readFileSync(path.join(engine, 'trace/sentences/en/rules.ts'), 'utf8');
    const numbers = [...text.matchAll(/'([1-9]\d{2}(?:\.\d+[a-z]{0,2})?)':/g)].map(
      ([, number = '']) => number,
    );
    expect(numbers.length).toBeGreaterThan(60);
    expect(numbers.filter((number) => !isRuleNumber(number))).toEqual([]);
  });

  it('says nothing about rules that are never cited', () => {
    expect(ruleSummary('100.1')).toBeUndefined();
  });
});
