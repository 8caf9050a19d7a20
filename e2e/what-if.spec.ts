import { expect, test } from './fixtures.ts';
import { isAccessible } from './support/axe.ts';

const BOARD = {
  strata: 1,
  title: 'Two enchantments',
  players: ['A', 'B'],
  steps: [
    { enter: { id: 'humility', card: 'Humility', controller: 'A' } },
    { enter: { id: 'opalescence', card: 'Opalescence', controller: 'A' } },
    { enter: { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth', controller: 'A' } },
    { enter: { id: 'moon', card: 'Blood Moon', controller: 'B' } },
    { enter: { id: 'forest', card: 'Forest', controller: 'A' } },
  ],
};

test('two timestamps are exchanged by keyboard, and it is said where the two part', async ({
  strata,
  page,
}) => {
  await strata.openBoard(BOARD);
  await strata.press('Shift+w');
  const dialog = strata.dialogs.named('What if');
  await expect(dialog).toContainText(
    'The two part in layer 7b: now, Humility (t1) is applied before Opalescence (t2); then, Opalescence (t1) comes before Humility (t2). Timestamps decide.',
  );
  await expect(dialog.getByRole('button', { name: 'Rule 613.7' }).first()).toBeVisible();
  const humility = dialog.getByRole('row', { name: /Humility/ });
  await expect(humility).toContainText('4/4');
  await expect(humility).toContainText('1/1');
  await dialog.getByRole('button', { name: 'Open this board' }).focus();
  await strata.press('Enter');
  await strata.dialogs.isClosed();
  await strata.board.reads('Humility', { size: '1/1' });
  await page.keyboard.press('Control+z');
  await strata.board.reads('Humility', { size: '4/4' });
});

test('all orders are tried, and the pair that decides is named', async ({ strata, page }) => {
  await strata.openBoard(BOARD);
  await strata.press('Shift+w');
  const dialog = strata.dialogs.named('What if');
  await dialog.getByRole('radio', { name: 'All orders' }).click();
  await dialog.getByRole('button', { name: 'Try all orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2 outcomes of 24 orders.');
  await expect(dialog).toContainText('It depends on whether Humility came before Opalescence.');
  await isAccessible(page, 'all orders');
});

test('timestamps alone give something that is not what the rules give', async ({ strata }) => {
  await strata.openBoard(BOARD);
  await strata.press('Shift+w');
  const dialog = strata.dialogs.named('What if');
  await dialog.getByRole('radio', { name: 'Timestamps alone' }).click();
  await expect(dialog).toContainText('This is not what the rules give');
  await expect(dialog.getByRole('row', { name: /Forest/ })).toContainText('Basic Land — Forest Swamp');
});

test('a dependency says what would happen by timestamp alone, and shows it side by side', async ({
  strata,
  page,
}) => {
  await strata.openBoard(BOARD);
  await strata.press('2');
  const row = page.getByRole('row', { name: /Urborg/ }).first();
  await expect(row).toContainText('By timestamp alone: if Urborg did not wait for Blood Moon');
  await expect(row).toContainText('Forest Swamp');
  await isAccessible(page, 'timestamps alone in the ladder');
  await row.getByRole('button', { name: 'Side by side: Urborg not waiting for Blood Moon' }).focus();
  await page.keyboard.press('Enter');
  const dialog = strata.dialogs.named('What if');
  await expect(dialog).toContainText(
    'The two part in layer 4: without this dependency, Urborg is applied; by the rules, it is not: Blood Moon has taken its ability away in layer 4.',
  );
  await expect(dialog.getByRole('row', { name: /Forest/ })).toContainText('Basic Land — Forest Swamp');
});

test('a presentation is gone through by keyboard, and ends where it stands', async ({ strata, page }) => {
  await strata.openBoard(BOARD);
  await strata.press('Shift+s');
  const screen = page.getByRole('region', { name: 'Presentation' });
  await expect(screen).toBeFocused();
  const told = screen.locator('[aria-live]');
  await expect(told).toContainText('Step 5: Forest. All 5 effects are applied. Changed: Forest.');
  await page.keyboard.press('Home');
  await expect(told).toContainText('Before any effect: as printed.');
  await page.keyboard.press('PageDown');
  await expect(told).toContainText('Opalescence, t2');
  await page.keyboard.press('PageDown');
  await expect(told).toContainText('Blood Moon, t4: Nonbasic lands are Mountains. Applies to Urborg.');
  await expect(screen.getByRole('button', { name: 'Urborg (changed)' })).toBeVisible();
  await isAccessible(page, 'a presentation');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await expect(told).toContainText('Step 4: Blood Moon. Before any effect: as printed.');
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(page.getByText('after t4')).toBeVisible();
});
