import { expect, TABLET, test } from './fixtures.ts';
import type { StrataPage } from './pages/strata-page.ts';
import { Finger } from './support/finger.ts';
import { holdOver } from './support/mouse.ts';

const BLOOD_MOON = 'Blood Moon';
const URBORG = 'Urborg, Tomb of Yawgmoth';

/** The judge's question: both are out, what is Urborg? */
async function readsTheAnswer({ board, inspector }: StrataPage): Promise<void> {
  await board.holds(BLOOD_MOON, URBORG);
  await board.reads(URBORG, { types: 'Legendary Land — Mountain', has: '{T}: Add {R}' });
  await board.reads(URBORG, { lost: 'Each land is a Swamp in addition to its other land types' });
  await board.select(URBORG);
  await inspector.isAbout(URBORG);
  await inspector.concludes('A Mountain that taps for red.');
  await expect(inspector.rule('613.8a').first()).toBeVisible();
}

test('two cards dragged with the mouse answer what Urborg is', async ({ strata, page }) => {
  const { header, library, board } = strata;
  await header.newBoard();
  await board.isEmpty();
  for (const [name, player] of [
    [URBORG, 'B'],
    [BLOOD_MOON, 'A'],
  ] as const) {
    const row = await library.searchFor(name);
    await holdOver(page, library.handle(row, name), board.side(player));
    // What would happen is said and shown before the button is let go.
    await expect(board.panel.getByText(`Put ${name} under player ${player}`)).toBeVisible();
    await expect(board.side(player).getByRole('article')).toHaveCount(1);
    await page.mouse.up();
    await expect(board.side(player).getByRole('article')).toHaveCount(1);
  }
  await readsTheAnswer(strata);
});

test('a drag that ends with Escape, or beside the board, adds nothing', async ({ strata, page }) => {
  const { header, library, board, timeline } = strata;
  await header.newBoard();
  const row = await library.searchFor(BLOOD_MOON);
  await holdOver(page, library.handle(row, BLOOD_MOON), board.side('A'));
  await expect(board.side('A').getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await board.isEmpty();
  await page.mouse.up();
  await holdOver(page, library.handle(row, BLOOD_MOON), timeline.panel);
  await page.mouse.up();
  await board.isEmpty();
});

test('the keyboard puts the same two cards on the board', async ({ strata, page }) => {
  const { header, library, board } = strata;
  await header.newBoard();
  await strata.press('/');
  await expect(library.search).toBeFocused();
  await page.keyboard.type('urborg');
  await expect(library.cards.getByRole('row').first()).toHaveAccessibleName(URBORG);
  await strata.press('Enter');
  await expect(board.tile(URBORG)).toBeVisible();
  await strata.press('Control+a');
  await page.keyboard.type('blood moon');
  await expect(library.cards.getByRole('row').first()).toHaveAccessibleName(BLOOD_MOON);
  // Down into the list, and to the other player by that player's button.
  await strata.press('ArrowDown', ' ');
  const row = library.card(BLOOD_MOON);
  await expect(library.addButton(row, 'B')).toBeVisible();
  await strata.press('ArrowRight', 'ArrowRight');
  await expect(library.addButton(row, 'B')).toBeFocused();
  await strata.press('Enter');
  await expect(board.side('B').getByRole('article')).toHaveCount(1);
  await readsTheAnswer(strata);
});

test.describe('on a touch screen', () => {
  test.use(TABLET);

  test('two cards dragged with a finger answer what Urborg is', async ({ strata, page }) => {
    const { header, library, board } = strata;
    await header.newBoard();
    const finger = await Finger.on(page);
    for (const [name, player] of [
      [BLOOD_MOON, 'A'],
      [URBORG, 'B'],
    ] as const) {
      const row = await library.searchFor(name);
      await finger.press(library.handle(row, name));
      // Once the finger has rested long enough, the card hangs on it.
      await expect(page.getByText(name, { exact: true })).toHaveCount(2);
      await finger.moveTo(board.side(player));
      await expect(board.panel.getByText(`Put ${name} under player ${player}`)).toBeVisible();
      await finger.lift();
      await expect(board.tile(name)).toBeVisible();
    }
    await readsTheAnswer(strata);
  });

  test('a finger that moves at once scrolls the library and adds nothing', async ({ strata, page }) => {
    const { header, library, board } = strata;
    await header.newBoard();
    const third = library.cards.getByRole('row').nth(8);
    const finger = await Finger.on(page);
    await finger.press(third);
    await finger.moveTo(library.search);
    await finger.lift();
    await expect.poll(() => library.cards.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    await board.isEmpty();
  });
});
