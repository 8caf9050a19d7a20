import { expect, test } from './fixtures.ts';

test('every board of the Rules page opens, is as expected, and has no problem', async ({ strata, page }) => {
  test.setTimeout(300_000);
  const { rules, timeline } = strata;
  await strata.press('5');
  const ids = await rules.boardIds();
  expect(ids.length).toBeGreaterThan(60);
  for (const id of ids) {
    await rules.open(id);
    const expected = page.getByRole('region', { name: 'Expected' });
    await expect(expected, id).toBeVisible();
    await expect(expected.getByText('Is not so:'), id).toHaveCount(0);
    const isRefused = (await expected.getByText('so it is refused').count()) > 0;
    if (!isRefused) await timeline.hasNoProblem();
    await expect(page.getByText('This part of the page broke.'), id).toHaveCount(0);
    await strata.press('5');
    await expect(rules.panel, id).toBeVisible();
  }
});

test('a rule is found by number and by word, with the keyboard alone', async ({ strata, page }) => {
  const { board, header, rules } = strata;
  const before = await header.title();
  await strata.press('5');
  await rules.search.focus();
  await page.keyboard.type('613.8');
  await expect(rules.numbers).toHaveCount(4);
  await rules.search.fill('sticker');
  await expect(rules.entry('613.7k')).toBeVisible();
  await strata.press('ArrowDown');
  await expect(rules.numbers.first()).toBeFocused();
  await strata.press('ArrowDown', 'Enter');
  await expect(board.panel).toBeVisible();
  expect(await header.title()).not.toBe(before);
  await strata.press('Control+z');
  await header.showsBoard(before);
});

test('a rule has an address, and links of rules lead to it', async ({ strata, page }) => {
  const { rules } = strata;
  await page.goto('./#rules/613.8b');
  await strata.reload();
  await expect(rules.entry('613.8b')).toBeInViewport();
  await strata.press('1', '2');
  await expect(page).not.toHaveURL(/#rules/);
  await page.getByRole('button', { name: 'Rule 613.1d', exact: true }).first().click();
  await page.getByRole('button', { name: 'Boards that show it' }).click();
  await expect(rules.entry('613.1d')).toBeInViewport();
  await expect(page).toHaveURL(/#rules\/613\.1d$/);
});

test('the Rules page fits a phone', async ({ strata, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { rules } = strata;
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(rules.numbers.first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await rules.boards.first().click();
  await expect(page.getByRole('region', { name: 'Expected' })).toBeVisible();
});
