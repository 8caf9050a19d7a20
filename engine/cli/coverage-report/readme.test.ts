import { describe, expect, it } from 'vitest';
import { importScryfallCard } from '../../cards/import/import-scryfall-card.ts';
import { coverageTable, intoReadme } from './readme.ts';
import { count, emptyTally } from './tally.ts';

function tallyOf(...texts: readonly string[]) {
  const tally = emptyTally();
  for (const [index, text] of texts.entries()) {
    const typeLine = 'Enchantment';
    const result = importScryfallCard({
      name: `Card ${index}`,
      layout: 'normal',
      mana_cost: '',
      type_line: typeLine,
      oracle_text: text,
    });
    if (result.ok) count(tally, result.imported.faces, typeLine, () => []);
  }
  return tally;
}

describe('the figures in the README', () => {
  it('count lines that were found and lines that were read', () => {
    const table = coverageTable(
      tallyOf('Creatures you control get +1/+1.', 'All gnarls are frobbed.'),
      '2026-08-22',
    );
    expect(table).toContain('2 cards of 2026-08-22, 50.0 % of them read in full');
    expect(table).toContain('| all | 2 | 1 | 50.0 % |');
    expect(table).toContain('| static, layers 1–7 | 1 | 1 |');
  });

  it('stand between their marks, whatever stood there', () => {
    const text = 'before\n<!-- coverage -->\nold\n<!-- /coverage -->\nafter\n';
    expect(intoReadme(text, 'new')).toBe('before\n<!-- coverage -->\nnew\n<!-- /coverage -->\nafter\n');
    expect(() => intoReadme('nothing', 'new')).toThrow('<!-- coverage -->');
  });
});
