import { expect, it } from 'vitest';
import { importScryfallCard } from '../../cards/import/import-scryfall-card.ts';
import { type Passage, passagesOf } from './passages.ts';
import { drawLayered } from './sample.ts';

function passages(type: string, text: string): Passage[] {
  const result = importScryfallCard({
    name: 'Test Card',
    type_line: type,
    oracle_text: text,
    layout: 'normal',
  });
  if (!result.ok) throw new Error(result.problems.join());
  const { card, faces } = result.imported;
  return faces.flatMap((report, index) => passagesOf(card.faces[index] ?? card.faces[0], report));
}

it('takes each line that was read with what it became', () => {
  const found = passages('Creature — Elf', 'Flying\nBlorp the frell.\nOther Elves get +1/+1.');
  expect(found.map(({ official, rendered }) => [official, rendered])).toEqual([
    ['Flying', 'Flying'],
    ['Other Elves get +1/+1.', 'Other Elves get +1/+1.'],
  ]);
});

it('joins the lines of a spell, and the bullets to their line', () => {
  const text = 'Choose one —\n• Draw a card.\n• You gain 2 life.\nScry 1.';
  const [only, ...others] = passages('Sorcery', text);
  expect(only?.official).toBe(text);
  expect(others).toEqual([]);
});

it('draws the same passages for the same seed, and only those with layered effects', () => {
  const all = passages(
    'Enchantment',
    'Elves get +1/+1.\nGoblins get +1/+1.\nGoblins have haste.\nWhenever you cast a spell, draw a card.',
  );
  const drawn = drawLayered(all, 2, 3);
  expect(drawn).toHaveLength(2);
  expect(drawLayered(all, 2, 3)).toEqual(drawn);
  expect(drawLayered(all, 9, 3)).toHaveLength(3);
});
