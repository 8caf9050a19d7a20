import { expect, test } from './fixtures.ts';

test('cards are found by the layers in which they act; a wrong term says what and where', async ({
  strata,
}) => {
  const { library } = strata;
  await library.search.fill('layer:7b t:enchantment');
  await expect(library.card('Humility')).toBeVisible();
  await expect(library.card('Blood Moon')).toHaveCount(0);
  await library.search.fill('humility layer:12');
  await expect(library.problems).toHaveText(/layer:12 There is no layer “12”/);
  await expect(library.card('Humility')).toBeVisible();
  await library.search.fill('');
  await library.chooseTerm('replaces:draw');
  await expect(library.search).toHaveValue('replaces:draw');
});
