import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import { StrataPage } from './pages/strata-page.ts';
import { chunkTypes } from './support/png-chunks.ts';

/** Presses what saves, and reads the file that comes. */
async function saved(page: Page, save: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await save();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const EXAMPLE = 'Humility meets Blood Moon';

/** The example's share dialog, at its part for pictures. */
async function pictureDialog(strata: StrataPage): Promise<Locator> {
  await strata.header.openExample(EXAMPLE);
  await strata.press('s');
  const dialog = strata.dialogs.named('Share this board');
  await dialog.getByRole('radio', { name: 'Link', exact: true }).focus();
  await strata.press('ArrowRight', 'Space');
  return dialog;
}

for (const [ending, button] of [
  ['png', 'Save PNG'],
  ['svg', 'Save SVG'],
] as const)
  test(`a ${ending} is saved, dropped in another profile, and is the same board, by keyboard`, async ({
    strata,
    browser,
    baseURL,
  }) => {
    await strata.header.openExample(EXAMPLE);
    await strata.board.select('Grizzly Bears');
    await strata.press('s');
    const dialog = strata.dialogs.named('Share this board');
    await dialog.getByRole('radio', { name: 'Link', exact: true }).focus();
    await strata.press('ArrowRight', 'Space');
    await expect(dialog.getByRole('img', { name: `Preview: All of it of ${EXAMPLE}` })).toBeVisible();
    await dialog.getByRole('button', { name: button }).focus();
    const file = await saved(strata.page, () => strata.press('Enter'));
    expect(file.name).toBe(`humility-meets-blood-moon.${ending}`);
    if (ending === 'png') expect(chunkTypes(file.bytes)).toEqual(['IHDR', 'IDAT', 'iTXt', 'IEND']);
    await strata.press('Escape');

    const profile = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = new StrataPage(await profile.newPage());
    await other.open();
    await other.dropBytes(file.name, ending === 'png' ? 'image/png' : 'image/svg+xml', file.bytes);
    await other.header.showsBoard(EXAMPLE);
    await other.board.reads('Grizzly Bears', { size: '7/5' });
    await expect(other.inspector.panel).toContainText('Grizzly Bears');
    // Link for link the same board.
    await other.press('s');
    const link = (page: StrataPage) =>
      page.dialogs.named('Share this board').getByRole('textbox', { name: 'Link' }).inputValue();
    const copied = await link(other);
    await strata.press('s');
    expect(await link(strata)).toBe(copied);
    await profile.close();
  });

test('a picture is copied by keyboard, or saved where the browser keeps it out of the clipboard', async ({
  strata,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await pictureDialog(strata);
  await dialog.getByRole('radio', { name: '2×' }).focus();
  await strata.press('ArrowLeft', 'Space');
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
  await copy.focus();
  await strata.press('Enter');
  await expect(strata.page.getByText('Picture copied, with the link beside it.').last()).toBeVisible();
  const copied = await strata.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    return { types: item?.types, width: picture && (await createImageBitmap(picture)).width };
  });
  expect(copied).toEqual({ types: expect.arrayContaining(['image/png', 'text/plain']), width: 1236 });

  await strata.page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await copy.focus();
  const file = await saved(strata.page, () => strata.press('Enter'));
  expect(file.name).toBe('humility-meets-blood-moon.png');
  await expect(strata.page.getByText('so the PNG was saved as a file').last()).toBeVisible();
});

test('a picture opens by keyboard alone: as a file, and pasted with the link that stands beside it', async ({
  strata,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await pictureDialog(strata);
  await dialog.getByRole('button', { name: 'Save PNG' }).focus();
  const file = await saved(strata.page, () => strata.press('Enter'));
  await dialog.getByRole('button', { name: 'Copy', exact: true }).focus();
  await strata.press('Enter');
  await expect(strata.page.getByText('Picture copied, with the link beside it.').last()).toBeVisible();
  await strata.press('Escape');
  await strata.dialogs.isClosed();
  await strata.header.newBoard();
  await strata.press('Control+v');
  await strata.header.showsBoard(EXAMPLE);
  await strata.board.reads('Grizzly Bears', { size: '7/5' });

  const profile = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = new StrataPage(await profile.newPage());
  await other.open();
  await other.openFile(file.name, file.bytes);
  await other.header.showsBoard(EXAMPLE);
  await other.board.reads('Grizzly Bears', { size: '7/5' });
  await profile.close();
});

test('a picture without a board, or a broken one, says so', async ({ strata }) => {
  const point =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
  await strata.dropBytes('photo.png', 'image/png', Buffer.from(point, 'base64'));
  const dialog = strata.dialogs.named('“photo” can’t be opened');
  await expect(dialog).toContainText('There is no board in this picture');
  await strata.dialogs.press('Close');
  await strata.dropBytes('cut.png', 'image/png', Buffer.from(point, 'base64').subarray(0, 50));
  await expect(strata.dialogs.named('“cut” can’t be opened')).toContainText('cut off or damaged');
  await strata.dialogs.press('Close');
  await strata.header.showsBoard('Blood Moon and Urborg');
});

test('what was expected is pinned by keyboard, and stands beside what there is in report and file', async ({
  strata,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await strata.header.openExample(EXAMPLE);
  await strata.board.select('Grizzly Bears');
  const { panel } = strata.inspector;
  await panel.getByRole('button', { name: 'Pin what you expected: P/T' }).focus();
  await strata.press('Enter');
  const field = panel.getByRole('textbox', { name: 'Expected: P/T' });
  await expect(field).toHaveValue('7/5');
  await field.fill('lots');
  await strata.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Like this: 4/4');
  await field.fill('1/1');
  await strata.press('Enter');
  await expect(panel).toContainText('Expected 1/1, found 7/5');

  await strata.press('s');
  const dialog = strata.dialogs.named('Share this board');
  await dialog.getByRole('radio', { name: 'Text', exact: true }).click();
  const report = dialog.getByRole('textbox', { name: 'Report' });
  await expect(report).toHaveValue(/\| ✗ \| Grizzly Bears \| P\/T \| 1\/1 \| 7\/5 \|/);
  await dialog.getByRole('radio', { name: 'Plain text' }).click();
  await expect(report).toHaveValue(/≠ Grizzly Bears, P\/T: expected 1\/1, found 7\/5/);
  await strata.press('Escape');
  const file = await saved(strata.page, () => strata.press('Control+s'));
  expect(JSON.parse(file.bytes.toString()).expect).toEqual([{ object: 'bears', power: 1, toughness: 1 }]);
  await panel.getByRole('button', { name: 'Remove what was expected: P/T' }).click();
  await expect(panel).not.toContainText('Expected 1/1');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the dialog fits, and all of it can be reached', async ({ strata, page }) => {
    await page.getByRole('button', { name: 'Share…' }).click();
    const dialog = strata.dialogs.named('Share this board');
    for (const part of ['Link', 'Picture', 'Text']) {
      await dialog.getByRole('radio', { name: part, exact: true }).click();
      await expect(
        dialog.getByRole('button', { name: /^(?:Copy link|Save PNG|Copy text)$/ }),
      ).toBeInViewport();
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    }
  });
});
