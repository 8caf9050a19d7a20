import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuleNumber } from './rule-numbers.ts';

/** In code and comments alike: three digits, a dot, a number, letters. */
const CITATION = /(?<![\d.])[1-9]\d{2}\.\d+[a-z]{0,2}(?![\w.]*\d)/g;

const engine = path.join(import.meta.dirname, '..');

function sources(): string[] {
  return readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('rule-numbers.test.ts'))
    .map((name) => path.join(engine, name));
}

describe('rule numbers', () => {
  it('knows rules, subrules and sections of the pinned edition', () => {
    for (const number of ['613', '613.8', '613.8a', '704.5aa', '100.1b', '905.6'])
      expect(isRuleNumber(number), number).toBe(true);
  });

  it('refuses numbers that the edition lacks', () => {
    for (const number of ['613.7l', '613.7o', '613.8d', '613.12', '99.1', '999', '', '613.8A', 'Rule 613'])
      expect(isRuleNumber(number), number).toBe(false);
  });

  it('finds every number that is cited anywhere in the engine', () => {
    const wrong = sources().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CITATION)]
        .filter(([number]) => !isRuleNumber(number))
        .map(([number]) => `${path.relative(engine, file)} cites ${number}`),
    );
    expect(wrong).toEqual([]);
  });
});
