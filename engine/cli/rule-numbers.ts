// Writes engine/vocabulary/rule-numbers.ts from a text of the Comprehensive Rules: numbers only, no word of the text.
// Usage: tsx engine/cli/rule-numbers.ts path/to/comprehensive-rules.txt
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Letters of subrules in order; the rules skip l and o, and go on with aa after z. */
const letters = [...'abcdefghijkmnpqrstuvwxyz'];
const subruleLetters = [...letters, ...letters.map((letter) => `a${letter}`)];

/** `613 1g 2c 3 …`: per rule the numbers after the dot, each with its last letter. */
function compactNumbers(rules: string): string[] {
  const sections = new Map<string, Map<string, string[]>>();
  for (const [, section = '', number = '', letter = ''] of rules.matchAll(
    /^(\d{3})\.(\d+)([a-z]{0,2})[. ]/gm,
  )) {
    const numbers = sections.get(section) ?? new Map<string, string[]>();
    sections.set(section, numbers);
    const seen = numbers.get(number) ?? [];
    numbers.set(number, letter === '' || seen.includes(letter) ? seen : [...seen, letter]);
  }
  return [...sections].map(([section, numbers]) =>
    [section, ...[...numbers].map(([number, seen]) => number + lastLetter(section, number, seen))].join(' '),
  );
}

function lastLetter(section: string, number: string, seen: readonly string[]): string {
  const expected = subruleLetters.slice(0, seen.length);
  if (seen.some((letter, position) => letter !== expected[position]))
    throw new Error(`${section}.${number} has subrules ${seen.join(' ')}, not ${expected.join(' ')}`);
  return seen.at(-1) ?? '';
}

function editionOf(rules: string): string {
  const match = /effective as of ([A-Z][a-z]+ \d+, \d{4})/.exec(rules);
  if (match?.[1] === undefined) throw new Error('The text does not say from which day it is effective.');
  return match[1];
}

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file with the text of the Comprehensive Rules.');
const rules = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const target = path.join(import.meta.dirname, '../vocabulary/rule-numbers.ts');
const frame = readFileSync(target, 'utf8');
writeFileSync(
  target,
  frame
    .replace(/RULES_EDITION = '.*?'/, `RULES_EDITION = '${editionOf(rules)}'`)
    .replace(/COMPACT = `[^`]*`/, `COMPACT = \`\n${compactNumbers(rules).join('\n')}\n\``),
);
