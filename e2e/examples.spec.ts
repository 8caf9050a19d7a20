import { expect, test } from './fixtures.ts';

test('every example opens, has an answer, a ladder and a graph, and no problem', async ({ strata, page }) => {
  test.slow();
  const { board, graph, header, ladder, timeline } = strata;
  const titles = await header.examples();
  expect(titles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) {
    await header.openExample(title);
    await timeline.hasNoProblem();
    // A question about an event opens in the lab, with all its orders.
    if (await page.getByRole('radio', { name: 'Lab', exact: true }).isChecked()) {
      const lab = page.getByRole('region', { name: 'Lab', exact: true });
      await expect(lab.getByRole('heading', { name: /outcome|Nothing to choose/ })).toBeVisible();
      await strata.press('1');
      continue;
    }
    await expect(board.tiles.first()).toBeVisible();
    // Something on it is not as its card says.
    await expect(board.tiles.filter({ hasNotText: 'as printed' })).not.toHaveCount(0);
    await strata.press('2');
    await expect(ladder.table).toBeVisible();
    await strata.press('3');
    await expect(graph.nodes.first()).toBeVisible();
    await strata.press('1');
    await expect(page.getByText('This part of the page broke.')).toHaveCount(0);
  }
});

test('an example from the library shows what to try', async ({ strata }) => {
  const { board, header, library } = strata;
  await library.openTab('Examples');
  await library.example('Switched, then pumped').click();
  await header.showsBoard('Switched, then pumped');
  await expect(library.example('Switched, then pumped')).toHaveAttribute('aria-current', 'true');
  await expect(board.panel.getByText(/Try it:/)).toBeVisible();
  await board.panel.getByRole('button', { name: 'Got it' }).click();
  await expect(board.panel.getByText(/Try it:/)).toHaveCount(0);
});
