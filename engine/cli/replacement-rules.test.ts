import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Sub-rules of replacement and prevention effects, and how many letters each has. */
const LETTERS: Readonly<Record<string, string>> = {
  '609.7': 'abc',
  '614.1': 'abcde',
  '614.7': 'a',
  '614.10': 'ab',
  '614.11': 'ab',
  '614.12': 'abc',
  '614.13': 'abc',
  '614.17': 'abcd',
  '615.1': 'a',
  '615.12': 'a',
  '616.1': 'abcdefg',
};
const PLAIN = [
  ...numbered('614', [2, 3, 4, 5, 6, 8, 9, 14, 15, 16]),
  ...numbered('615', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]),
  '616.2',
];

function numbered(section: string, rules: readonly number[]): readonly string[] {
  return rules.map((rule) => `${section}.${rule}`);
}

const RULES = [
  ...PLAIN,
  ...Object.entries(LETTERS).flatMap(([rule, letters]) => [
    rule,
    ...[...letters].map((letter) => `${rule}${letter}`),
  ]),
];

const FOLDER = path.resolve(import.meta.dirname, '../../cases');

/** Rule number → the cases that name it. */
function casesByRule(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const { rules } = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as {
      readonly rules?: readonly string[];
    };
    for (const rule of rules ?? [])
      found.set(rule, [...(found.get(rule) ?? []), path.basename(name, '.json')]);
  }
  return found;
}

describe('replacement and prevention effects', () => {
  it('have a case for each sub-rule of 614 to 616, and of 609.7', () => {
    const cases = casesByRule();
    expect(RULES.filter((rule) => !cases.has(rule))).toEqual([]);
  });
});
