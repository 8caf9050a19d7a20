import { expect, PHONE, test } from './fixtures.ts';
import { isAccessible } from './support/axe.ts';

test('the palette runs a command and goes to an object, a step and a rule, by keyboard', async ({
  strata,
  page,
}) => {
  const { board, header, dialogs, inspector, timeline } = strata;
  const field = page.getByRole('combobox', { name: /^Search commands/ });
  const active = dialogs.named('Commands').getByRole('option', { selected: true });
  const ask = async (words: string, first: RegExp) => {
    await strata.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
    await expect(active).toHaveAccessibleName(first);
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  };

  await ask('ladder', /^Ladder/);
  await isAccessible(page, 'the palette');
  await strata.press('Enter');
  await expect(header.view('Ladder')).toBeChecked();
  await ask('board', /^Board/);
  await strata.press('Enter');

  await ask('@grizz', /^Grizzly Bears/);
  await strata.press('Enter');
  await inspector.isAbout('Grizzly Bears');
  await expect(board.button('Grizzly Bears')).toBeFocused();

  await ask('step 2', /^Step 2: Dryad Arbor/);
  await strata.press('Enter');
  await header.isAtMoment('after t2');
  await expect(timeline.step('Dryad Arbor')).toHaveAttribute('aria-selected', 'true');

  // What can't be done says why, and does nothing.
  await ask('>redo', /^Redo.*Nothing to redo/);
  await expect(active).toHaveAttribute('aria-disabled', 'true');
  await strata.press('Enter');
  await expect(field).toBeVisible();
  await strata.press('Escape');
  await dialogs.isClosed();

  await ask('613.8a', /^613\.8a/);
  await strata.press('Enter');
  await expect(page).toHaveURL(/#rules\/613\.8a$/);
  // What was used is offered first, the last one before the others.
  await strata.press('Control+k');
  await expect(active).toHaveAccessibleName(/^613\.8a/);
  await strata.press('ArrowDown');
  await expect(active).toHaveAccessibleName(/^Step 2/);
  await strata.press('Control+k');
  await dialogs.isClosed();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a button opens the palette', async ({ strata, page }) => {
    await page.getByRole('button', { name: 'Commands…' }).tap();
    await page.getByRole('combobox').fill('humility and opal');
    await page.getByRole('option', { name: /^Humility and Opalescence/ }).tap();
    await strata.header.showsBoard('Humility and Opalescence');
  });
});

test('on paper there is the board with every row of its ladder, and nothing else', async ({
  strata,
  page,
}) => {
  await strata.header.openExample('Humility and Opalescence');
  const sheet = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Humility and Opalescence');
  const rows = sheet.getByRole('table').getByRole('row');
  await expect(rows.first()).toContainText('Layer');
  const count = await rows.count();
  expect(count).toBeGreaterThan(4);
  for (const row of await rows.all()) await expect(row).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveAttribute('href', /#b1=/);
  await expect(strata.header.menuButton).toBeHidden();
  await expect(strata.timeline.steps.first()).toBeHidden();
  const colors = await sheet.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor, getComputedStyle(document.body).overflow];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'visible']);
  await page.emulateMedia({ media: 'screen' });
  await strata.header.showsBoard('Humility and Opalescence');
  await expect(sheet).toHaveCount(0);
});

test('on paper there is what is seen: the ladder, the graph, the lab, the rules', async ({
  strata,
  page,
}) => {
  await strata.header.openExample('Doubling Season and Hardened Scales');
  const sheet = page.locator('[data-print]');
  const onPaper = async (inside: () => Promise<void>) => {
    await expect(async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible({ timeout: 500 });
      await inside();
    }).toPass();
    await page.emulateMedia({ media: 'screen' });
  };
  const heading = (name: string) => sheet.getByRole('heading', { level: 2, name });
  await onPaper(async () => {
    await expect(heading('Events, and what comes of them')).toBeVisible({ timeout: 500 });
    await expect(sheet).toContainText('Hardened Scales → Doubling Season', { timeout: 500 });
    await expect(sheet.getByRole('table')).toHaveCount(0);
  });
  await strata.header.openExample('Humility and Opalescence');
  await strata.press('3');
  await onPaper(async () => {
    await expect(heading('Layers and timestamps, and who waits for whom')).toBeVisible({ timeout: 500 });
    const box = await sheet.locator('svg').first().boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await expect(heading('The board')).toHaveCount(0);
  });
  await strata.press('2');
  await onPaper(async () => {
    await expect(sheet.getByRole('table')).toBeVisible({ timeout: 500 });
    await expect(heading('The board')).toHaveCount(0);
  });
  await page.getByRole('radio', { name: 'Rules' }).click();
  await onPaper(async () => {
    await expect(sheet.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible({ timeout: 500 });
    await expect(sheet).toContainText('613.8', { timeout: 500 });
  });
});
