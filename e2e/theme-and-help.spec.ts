import { expect, test } from './fixtures.ts';

test('light and dark, by button and by key', async ({ strata, page }) => {
  const { board, header } = strata;
  const brightness = () =>
    board.panel.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [0];
      return red + green + blue;
    });
  expect(await brightness()).toBeLessThan(200);
  await header.themeButton('Dark').click();
  await expect(header.themeButton('Light')).toBeVisible();
  await expect.poll(brightness).toBeGreaterThan(500);
  await strata.press('Shift+d');
  await expect(header.themeButton('Dark')).toBeVisible();
  await expect.poll(brightness).toBeLessThan(200);
  // Who has not chosen gets what the system has.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(header.themeButton('Dark')).toBeVisible();
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('so is the app, until another theme is chosen', async ({ strata }) => {
    const { header } = strata;
    await header.themeButton('Light').click();
    await expect(header.themeButton('Dark')).toBeVisible();
  });
});

test('the help names the keys, and gives the keyboard back', async ({ strata }) => {
  const { dialogs, timeline } = strata;
  await timeline.select('Swamp');
  await strata.press('?');
  const help = dialogs.named('Keys and help');
  for (const [what, keys] of [
    ['Undo', 'Ctrl Z'],
    ['Next effect', 'J'],
    ['Previous effect', 'K'],
    ['Next moment', ']'],
    ['Turn step on or off', 'X'],
    ['Search cards', '/'],
    ['Next panel', 'F6'],
    ['Light or dark', 'Shift D'],
    ['Graph', '3'],
    ['Pick a step up, then arrows move it, Space drops it', 'Space'],
  ] as const) {
    const entry = help.getByRole('term').filter({ hasText: what });
    await expect(entry.first()).toBeVisible();
    await expect(help.getByRole('definition').filter({ hasText: keys }).first()).toBeVisible();
  }
  await expect(help).toContainText('unofficial fan content');
  await strata.press('Escape');
  await dialogs.isClosed();
  await expect(timeline.step('Swamp')).toBeFocused();
});

test('F6 goes through the panels, and Shift with it back', async ({ strata, page }) => {
  const { board, inspector, library, timeline } = strata;
  const panels = [page.getByRole('banner'), library.panel, board.panel, timeline.panel, inspector.panel];
  const isIn = (panel: (typeof panels)[number]) => expect(panel.and(strata.withFocus)).toHaveCount(1);
  for (const panel of panels) {
    await strata.press('F6');
    await isIn(panel);
  }
  await strata.press('F6');
  await isIn(page.getByRole('banner'));
  for (const panel of [...panels].reverse()) {
    await strata.press('Shift+F6');
    await isIn(panel);
  }
});

test('F6 also reaches a panel in which there is nothing to press', async ({ strata, page }) => {
  const { header, inspector, ladder } = strata;
  await header.openExample('Humility and Opalescence');
  await strata.press('Escape');
  await header.show('Graph');
  await strata.press('F6', 'F6', 'F6');
  await expect(inspector.panel.and(strata.withFocus)).toHaveCount(1);
  await strata.press('F6');
  await expect(page.getByRole('banner').and(strata.withFocus)).toHaveCount(1);
  await expect(ladder.table).toHaveCount(0);
});

test('the printed look, and back', async ({ strata }) => {
  const { board } = strata;
  const urborg = 'Urborg, Tomb of Yawgmoth';
  await strata.press('p');
  await board.reads(urborg, { types: 'Legendary Land' });
  await expect(board.panel.getByRole('button', { name: /^Printed/ })).toHaveAttribute('aria-pressed', 'true');
  await strata.press('p');
  await board.reads(urborg, { types: 'Legendary Land — Mountain' });
});
