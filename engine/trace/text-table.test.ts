import { describe, expect, it } from 'vitest';
import { table } from './text-table.ts';

describe('a table of text', () => {
  it('aligns columns and leaves no spaces at the ends of lines', () => {
    const rows = [
      { cells: ['1'], details: [['Blood Moon']] },
      '5  nothing',
      { cells: ['10'], details: [['Humility']] },
    ];
    expect(table(['#', 'Effect'], rows)).toBe(
      ['#   Effect', '──  ──────────', '1   Blood Moon', '5  nothing', '10  Humility'].join('\n'),
    );
  });

  it('breaks long cells at spaces and keeps the other columns in place', () => {
    const long = 'All creatures lose all abilities and have base power and toughness 1/1.';
    const lines = table(['A', 'B'], [{ cells: [long], details: [['x']] }]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/ {2}x$/);
    const cell = lines.slice(2).map((line) => line.replace(/ {2}x$/, '').trim());
    expect(cell.join(' ')).toBe(long);
  });

  it('puts details under one another beside their entry', () => {
    const details = [
      ['Urborg', 'Mountain'],
      ['Dryad Arbor', 'Mountain Dryad'],
    ];
    const lines = table(['#', 'To', 'What'], [{ cells: ['1'], details }]).split('\n');
    expect(lines.slice(2)).toEqual(['1  Urborg       Mountain', '   Dryad Arbor  Mountain Dryad']);
  });
});
