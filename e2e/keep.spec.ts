import { expect, test } from './fixtures.ts';

const URBORG = 'Urborg, Tomb of Yawgmoth';

test('a reload finds the board again', async ({ strata }) => {
  const { board, header, library, timeline } = strata;
  await header.newBoard();
  await library.add(URBORG, 'B');
  await library.add('Humility', 'A');
  await board.holds(URBORG, 'Humility');
  await strata.isKept('Humility');
  await strata.reload();
  await header.showsBoard('Untitled board');
  await board.holds(URBORG, 'Humility');
  await timeline.isInOrder('Urborg', 'Humility');
});

test('a change made right before leaving is not lost', async ({ strata, context }) => {
  const { library, timeline } = strata;
  await library.add('Humility', 'A');
  await expect(timeline.step('Humility')).toBeVisible();
  // Closing with its handlers does not wait for the page: what reads before it is gone reads what was there before.
  const isClosed = strata.page.waitForEvent('close');
  await strata.page.close({ runBeforeUnload: true });
  await isClosed;
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('option').filter({ hasText: 'Humility' })).toBeVisible();
  await page.close();
});

test('the board’s name, the theme, and that the hint was read are kept', async ({ strata }) => {
  const { board, dialogs, header } = strata;
  await strata.press('F2');
  await dialogs.field('Name').fill('My question');
  await strata.press('Enter');
  await dialogs.isClosed();
  await header.showsBoard('My question');
  await board.panel.getByRole('button', { name: 'Got it' }).click();
  await header.themeButton('Dark').click();
  await strata.isKept('My question');
  await strata.reload();
  await header.showsBoard('My question');
  await expect(header.themeButton('Light')).toBeVisible();
  await expect(board.panel.getByRole('button', { name: 'Got it' })).toHaveCount(0);
});

test('everything can be undone, to the empty board and further, and done again', async ({ strata }) => {
  const { board, header, library, timeline } = strata;
  await header.newBoard();
  const cards = ['Grizzly Bears', 'Humility', 'Opalescence'];
  for (const card of cards) await library.add(card, 'A');
  await timeline.select('Opalescence');
  await strata.press('Alt+ArrowLeft');
  await board.reads('Humility', { size: '1/1' });
  await strata.press('Delete');
  await board.holds('Grizzly Bears', 'Humility');
  const edits = cards.length + 2;
  for (let edit = 0; edit < edits; edit++) await strata.press('Control+z');
  await board.isEmpty();
  await strata.press('Control+z');
  await header.showsBoard('Blood Moon and Urborg');
  await expect(header.undo).toBeDisabled();
  await header.redo.click();
  await board.isEmpty();
  for (let edit = 0; edit < edits - 1; edit++) await strata.press('Control+Shift+z');
  await timeline.isInOrder('Grizzly Bears', 'Opalescence', 'Humility');
  await board.reads('Humility', { size: '1/1' });
  await header.redo.click();
  await board.holds('Grizzly Bears', 'Humility');
  await expect(header.redo).toBeDisabled();
});

test('where the browser keeps nothing, that is said, and all else works', async ({ page, strata: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.reload();
  const board = page.getByRole('region', { name: 'Board', exact: true });
  await expect(board.getByRole('article')).toHaveCount(5);
  await page.getByRole('option').filter({ hasText: 'Blood Moon' }).click();
  await page.keyboard.press('x');
  await expect(board.getByRole('article')).toHaveCount(4);
  await expect(page.getByText(/This browser keeps no data for this page/).first()).toBeVisible();
});
