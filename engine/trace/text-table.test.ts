import { describe, expect, it } from 'vitest';
import { table } from './text-table.ts';

describe('a table of text', () => {
  it('aligns columns and leaves no spaces at the ends of lines', () => {
    expect(table(['#', 'Effect'], [['1', 'Blood Moon'], '5  nothing', ['10', 'Humility']])).toBe(
      ['#   Effect', '──  ──────────', '1   Blood Moon', '5  nothing', '10  Humility'].join('\n'),
    );
  });

  it('breaks long cells at spaces and keeps the other columns in place', () => {
    const long = 'All creatures lose all abilities and have base power and toughness 1/1.';
    const lines = table(['A', 'B'], [[long, 'x']]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/ {2}x$/);
    expect(
      lines
        .slice(2)
        .map((line) => line.replace(/ {2}x$/, '').trim())
        .join(' '),
    ).toBe(long);
  });
});
