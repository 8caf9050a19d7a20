import { expect, test } from './fixtures.ts';

test('a board of several layers can be looked at', async ({ strata, page }) => {
  const { board, header, inspector } = strata;
  await header.openExample('Humility meets Blood Moon');
  await board.select('Urborg, Tomb of Yawgmoth');
  await expect(inspector.title).toBeVisible();
  // The picture of the README is drawn anew only when asked for, so that a run leaves no change behind.
  if (process.env.STRATA_PICTURES === '1') {
    await page.mouse.move(0, 0);
    await page.screenshot({ path: 'docs/images/board.png', animations: 'disabled' });
  }
});
