import { expect, test } from './fixtures.ts';

// In two halves: each is a minute on a slow machine, and they run side by side.
for (const half of [0, 1])
  test(`every board of the Rules page opens, is as expected, and has no problem: half ${half + 1} of 2`, async ({
    strata,
  }) => {
    test.slow();
    const { rules } = strata;
    await strata.press('5');
    const all = await rules.boardIds();
    expect(all.length).toBeGreaterThan(60);
    const middle = Math.ceil(all.length / 2);
    const ids = half === 0 ? all.slice(0, middle) : all.slice(middle);
    const visited = await rules.visit(ids);
    expect(visited.map(({ id }) => id)).toEqual(ids);
    for (const { id, expected, hasProblem, isBroken } of visited) {
      expect.soft(expected, id).not.toContain('Is not so:');
      // A board may be there to show that a step is refused.
      expect.soft(hasProblem, id).toBe(expected.includes('so it is refused'));
      expect.soft(isBroken, id).toBe(false);
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
