import { expect, test } from './fixtures.ts';
import { BoardPanel } from './pages/board-panel.ts';

const LINE = 'strata1 !title Asked; B: Urborg, Tomb of Yawgmoth; A: Blood Moon; Grizzly Bears';
const BOARD = encodeURIComponent(LINE);

test('an embedded board is looked at and stepped through, and nothing of it changes or is kept', async ({
  page,
}) => {
  await page.goto(`./?embed&theme=dark#${BOARD}`);
  const board = new BoardPanel(page);
  await board.reads('Urborg, Tomb of Yawgmoth', { types: 'Legendary Land — Mountain' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await board.button('Urborg, Tomb of Yawgmoth').click();
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await expect(inspector).toContainText('Blood Moon');

  const slider = page.getByRole('slider', { name: 'Moment' });
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.keyboard.press('[');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await board.reads('Urborg, Tomb of Yawgmoth', { types: 'Legendary Land — Swamp' });
  await expect(page.getByRole('link', { name: 'Open in Strata' })).toHaveAttribute('href', /\/#b1=[\w-]+$/);
  await page.keyboard.press(']');
  await page.keyboard.press(']');

  // Keys, menus and drags of the app do nothing here.
  const tiles = await board.tiles.count();
  for (const key of ['x', 'Delete', 't', 'Control+d', 'e', 'n', 'Control+k', 'Control+z', 'm', 'Shift+F10'])
    await page.keyboard.press(key);
  await board.tile('Grizzly Bears').click({ button: 'right', position: { x: 40, y: 12 } });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board.tiles).toHaveCount(tiles);
  await expect(slider).toHaveAttribute('aria-valuemax', '3');
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('strata');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole('radio', { name: 'Ladder' }).click();
  await expect(page.getByRole('table')).toContainText('Blood Moon');
});

const viewed = (view: object) =>
  `strata1 !title Asked; A: Doubling Season; Hardened Scales; Grizzly Bears; !view ${JSON.stringify(view)}`;
const EVENT = {
  event: { event: { id: 'lab', counters: { on: 'grizzly-bears', kind: '+1/+1', n: 2, by: 'A' } } },
};

test('a link made in the lab is embedded with its event, to be gone through and not to be changed', async ({
  page,
}) => {
  await page.goto(`./?embed#${encodeURIComponent(viewed({ view: 'lab', lab: EVENT }))}`);
  await expect(page.getByRole('radio', { name: 'Lab' })).toBeChecked();
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByRole('heading', { name: '2 orders, 2 outcomes' })).toBeVisible();
  await expect(lab.getByText('Player A would put 2 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await lab.getByRole('button', { name: /^Hardened Scales/ }).click();
  await lab.getByRole('button', { name: /^Doubling Season/ }).click();
  await expect(lab.getByText('Player A puts 6 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await expect(lab.getByRole('button', { name: 'Put it into the timeline' })).toHaveCount(0);
  await expect(lab.getByRole('combobox')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(new BoardPanel(page).tiles).toHaveCount(3);
  await page.getByRole('radio', { name: 'Lab' }).click();
  await expect(lab).toBeVisible();
});

test('a link made in the split view is embedded as that; what a frame has not is said', async ({ page }) => {
  const split = viewed({ view: 'split', split: 'graph' });
  await page.goto(`./?embed#${encodeURIComponent(split)}`);
  await expect(page.getByRole('radio', { name: 'Split' })).toBeChecked();
  await expect(new BoardPanel(page).tiles).toHaveCount(3);
  await expect(page.locator('[data-panel="view"]')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`./?embed#${encodeURIComponent(viewed({ view: 'rules' }))}`);
  await expect(page.getByText('The link was made on the Rules page').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked();
  await page.goto('about:blank');
  await page.goto(`./?embed#${encodeURIComponent(viewed({ view: 'lab' }))}`);
  await expect(page.getByText('The link was made in the lab, without an event.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Lab' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`./?embed#${encodeURIComponent(viewed({ view: 'lab', lab: { event: 7 } }))}`);
  await expect(page.getByText('the event that was in its lab can’t be read').first()).toBeVisible();
});

test('in a frame of another page it needs no storage; what is wrong is said', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: denied });
  });
  const host = `${baseURL}icon.svg?page`;
  await page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title>
        <iframe title="one" src="./?embed&example=humility-and-opalescence" style="width:800px;height:560px"></iframe>
        <iframe title="two" src="./?embed#b1=AAAA" style="width:400px;height:300px"></iframe>`,
    }),
  );
  await page.goto(host);
  const first = page.frameLocator('iframe[title="one"]');
  await expect(first.getByText('Humility and Opalescence')).toBeVisible();
  await expect(first.getByRole('article').first()).toBeVisible();
  const second = page.frameLocator('iframe[title="two"]');
  await expect(second.getByText('The link is not whole')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Open in Strata' })).toBeVisible();
});

test('the share dialog gives the frame’s HTML', async ({ strata, page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await strata.press('s');
  const dialog = strata.dialogs.named('Share this board');
  await dialog.getByRole('radio', { name: 'Embed' }).click();
  await dialog.getByRole('radio', { name: 'Dark' }).click();
  await dialog.getByRole('button', { name: 'Copy HTML' }).click();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const frame = /^<iframe src="([^"]+)" title="Strata: Blood Moon and Urborg" [^>]*><\/iframe>$/.exec(html);
  const address = frame?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(address.startsWith(`${baseURL}?embed&theme=dark#b1=`)).toBe(true);
  await page.goto(address);
  await new BoardPanel(page).reads('Grizzly Bears', { size: '2/2' });
});
