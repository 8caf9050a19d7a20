import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { StrataPage } from './pages/strata-page.ts';

/** The app in a profile that has never seen it, with a clipboard. */
async function freshProfile(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
}

const clipboard = (strata: StrataPage): Promise<string> =>
  strata.page.evaluate(() => navigator.clipboard.readText());

/** The link that was copied just now. */
async function copiedLink(strata: StrataPage): Promise<string> {
  await strata.hasSaid('Link copied.');
  const link = await clipboard(strata);
  expect(link).toContain('#b1=');
  return link;
}

/** The link opened in a browser that has never seen the app. */
async function openedElsewhere(browser: Browser, baseURL: string | undefined, link: string) {
  const profile = await freshProfile(browser, baseURL);
  const other = new StrataPage(await profile.newPage());
  await other.page.goto(link);
  await other.isThere();
  return { profile, other };
}

test('a link opens the same board in another profile, with what is selected, by keyboard', async ({
  strata,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await strata.header.openExample('Humility meets Blood Moon');
  await strata.board.select('Grizzly Bears');
  await strata.press('2', 'l');
  const link = await copiedLink(strata);

  const { profile, other } = await openedElsewhere(browser, baseURL, link);
  await other.header.showsBoard('Humility meets Blood Moon');
  await expect(other.header.view('Ladder')).toBeChecked();
  await expect(other.inspector.panel).toContainText('Grizzly Bears');
  expect(new URL(other.page.url()).hash).toBe('');
  // Link for link the same board, unless something else is seen of it.
  await other.press('1', 'Control+Shift+Z', 'l');
  await other.hasSaid('Link copied.');
  await expect.poll(() => clipboard(other)).not.toBe(link);
  await other.header.show('Ladder');
  await other.press('l');
  await expect.poll(() => clipboard(other)).toBe(link);
  await profile.close();
});

test('a link from the lab opens the same event with the choices made, in another profile', async ({
  strata,
  browser,
  baseURL,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await strata.header.openExample('Doubling Season and Hardened Scales');
  const lab = page.getByRole('region', { name: 'Lab' });
  // Another event than that of the board's last step.
  await lab
    .getByRole('button', { name: /Increase/ })
    .first()
    .click();
  await expect(lab.getByText('Player A would put 3 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await lab.getByRole('button', { name: /^Hardened Scales/ }).click();
  await expect(lab.getByText('Player A would put 4 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Strata' }).click();
  await strata.press('l');
  await strata.hasSaid('Link copied.');
  const link = await clipboard(strata);

  const { profile, other } = await openedElsewhere(browser, baseURL, link);
  await other.header.showsBoard('Doubling Season and Hardened Scales');
  const theirs = other.page.getByRole('region', { name: 'Lab' });
  await expect(
    theirs.getByText('Player A would put 4 +1/+1 counters on Grizzly Bears.').first(),
  ).toBeVisible();
  await other.press('l');
  await other.hasSaid('Link copied.');
  expect(await clipboard(other)).toBe(link);
  await theirs.getByRole('button', { name: /^Doubling Season/ }).click();
  await expect(theirs.getByText('Player A puts 8 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await profile.close();
});

test('a link from the Rules page opens it at the same rule, in another profile, by keyboard', async ({
  strata,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await strata.press('5');
  await strata.rules.search.fill('613.8b');
  await expect(strata.rules.entry('613.8b')).toBeVisible();
  await strata.rules.search.press('Enter');
  await strata.rules.entry('613.8b').getByRole('button', { name: 'Link to rule 613.8b' }).focus();
  await strata.press('Enter');
  await expect(strata.page).toHaveURL(/#rules\/613\.8b$/);
  await strata.press('l');
  const link = await copiedLink(strata);

  const { profile, other } = await openedElsewhere(browser, baseURL, link);
  await expect(other.rules.entry('613.8b')).toBeInViewport();
  await expect(other.header.view('Rules')).toBeChecked();
  await other.press('1');
  await other.header.showsBoard('Blood Moon and Urborg');
  await profile.close();
});

test('a link that is opened loses no board: undo, and the boards from before', async ({ strata, page }) => {
  await strata.header.newBoard();
  await strata.press('o');
  const dialog = strata.dialogs.named('Open a link or line');
  await dialog.getByRole('textbox').fill('!title Mine; A: Grizzly Bears');
  await expect(dialog).toContainText('A board: “Mine”, 1 step.');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await strata.header.showsBoard('Mine');
  await strata.isKept('Mine');

  await page.goto('./#strata1%20!title%20Theirs;%20A:%20Forest');
  await strata.header.showsBoard('Theirs');
  await strata.header.undo.click();
  await strata.header.showsBoard('Mine');
  await strata.header.redo.click();
  await strata.isKept('Theirs');
  await strata.reload();
  await strata.header.showsBoard('Theirs');
  await strata.header.choose('Boards from before');
  await strata.dialogs.named('Boards from before').getByRole('button', { name: 'Open Mine' }).click();
  await strata.header.showsBoard('Mine');
  await strata.board.holds('Grizzly Bears');
});

test('a link that was cut off, or is of another version, says so and changes nothing', async ({
  strata,
  page,
}) => {
  await page.goto('./#b1=rXWDMWGSwGUk4HXLhphGojvLCBjywKDAlZcV');
  const dialog = strata.dialogs.named('“Shared board” can’t be opened');
  await expect(dialog).toContainText('The link is not whole');
  await strata.dialogs.press('Close');
  await strata.header.showsBoard('Blood Moon and Urborg');
  await page.goto('./#b7=AAAA');
  await expect(dialog).toContainText('made by a newer version (7)');
});

test('a card that is not known here is there by its name', async ({ strata }) => {
  await strata.paste('strata1 A: Grizzly Bears; Frobnicator of Doom');
  await strata.header.showsBoard('Pasted board');
  await strata.board.holds('Grizzly Bears', 'Frobnicator of Doom');
  await strata.board.select('Frobnicator of Doom');
  await expect(strata.inspector.panel).toContainText('This card is not known here.');
});
