import { bears } from './boards.ts';
import { expect, test } from './fixtures.ts';
import type { StrataPage } from './pages/strata-page.ts';
import { drag, holdOver } from './support/mouse.ts';

const BEARS = 'Grizzly Bears';
const PUMP = 'Gets +N/+N';

async function readsTheNewSizeAndWhy({ board, inspector }: StrataPage, source: string): Promise<void> {
  await board.reads(BEARS, { size: '5/5' });
  await board.isSelected(BEARS);
  await inspector.isAbout(BEARS);
  await inspector.concludes(/5\/5/);
  await expect(inspector.value('5/5')).toBeVisible();
  const why = inspector.line(source);
  await expect(why).toContainText('7c');
  await expect(why).toContainText('gives +3/+3');
  await expect(why.getByRole('button', { name: 'Rule 613.4c' })).toBeVisible();
}

test('Giant Growth dragged onto a creature: the new size and why, until the turn ends', async ({
  strata,
  page,
}) => {
  const { board, library, timeline } = strata;
  await strata.openBoard(bears);
  const row = await library.searchFor('Giant Growth');
  await holdOver(page, library.handle(row, 'Giant Growth'), board.tile(BEARS));
  await expect(board.panel.getByText(`Target ${BEARS} with Giant Growth`)).toBeVisible();
  // What would be is shown while the card is still held.
  await board.reads(BEARS, { size: '5/5' });
  await page.mouse.up();
  await readsTheNewSizeAndWhy(strata, 'Giant Growth');
  await expect(board.tucked(BEARS, 'until end of turn')).toBeVisible();
  await timeline.panel.getByRole('button', { name: 'Turn', exact: true }).click();
  await board.reads(BEARS, { size: '2/2' });
  await expect(board.tucked(BEARS, 'until end of turn')).toHaveCount(0);
});

test('an effect by itself dragged onto a creature', async ({ strata, page }) => {
  const { board, library, timeline } = strata;
  await strata.openBoard(bears);
  await library.openTab('Effects');
  const row = library.effect(PUMP);
  await drag(page, library.handle(row, PUMP), board.tile(BEARS));
  await readsTheNewSizeAndWhy(strata, 'Target creature gets');
  await expect(timeline.steps).toHaveCount(2);
});

test('an effect with other numbers, put on a creature by keyboard alone', async ({ strata, page }) => {
  const { board, library, inspector } = strata;
  await strata.openBoard(bears);
  await library.openTab('Effects');
  await library.effect(PUMP).focus();
  await strata.press(' ', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(library.effects.getByRole('textbox', { name: 'Power' })).toBeFocused();
  await strata.press('Control+a');
  await page.keyboard.type('-1');
  await strata.press('ArrowRight');
  await expect(library.effect(PUMP)).toContainText('Target creature gets -1/+3 until end of turn.');
  for (let place = 0; place < 5; place++) await strata.press('ArrowRight');
  await expect(library.addButton(library.effect(PUMP), 'A')).toBeFocused();
  await strata.press('Enter');
  await expect(board.prompt(/^Choose a target/)).toBeVisible();
  await expect(board.target(BEARS)).toBeFocused();
  await strata.press('Enter');
  await board.reads(BEARS, { size: '1/5' });
  await inspector.isAbout(BEARS);
});

test('Giant Growth put on the second creature that fits, by keyboard alone', async ({ strata, page }) => {
  const { board, library } = strata;
  // The board of the first visit: Dryad Arbor comes first, the bears lie under it.
  await strata.press('/');
  await page.keyboard.type('giant growth');
  await expect(library.cards.getByRole('row').first()).toHaveAccessibleName('Giant Growth');
  await strata.press('Enter');
  await expect(board.target('Dryad Arbor')).toBeFocused();
  await strata.hasSaid(/^Choose a target for Giant Growth\..* 2 fit/);
  await expect(board.button('Blood Moon')).toBeDisabled();
  await strata.press('ArrowDown');
  await expect(board.target(BEARS)).toBeFocused();
  await strata.press('Enter');
  await readsTheNewSizeAndWhy(strata, 'Giant Growth');
});

test('a spell dropped beside every creature asks for its target; Escape gives it up', async ({
  strata,
  page,
}) => {
  const { board, library, timeline } = strata;
  const row = await library.searchFor('Giant Growth');
  await drag(page, library.handle(row, 'Giant Growth'), board.tile('Blood Moon'));
  await expect(board.prompt('Choose a target for Giant Growth.')).toBeVisible();
  await strata.press('Escape');
  await expect(board.prompt('Choose a target for Giant Growth.')).toHaveCount(0);
  await expect(timeline.steps).toHaveCount(5);
  await drag(page, library.handle(row, 'Giant Growth'), board.tile('Blood Moon'));
  await board.target(BEARS).click();
  await readsTheNewSizeAndWhy(strata, 'Giant Growth');
});

test('counters, and an Aura that comes and goes, from the menu of a tile', async ({ strata, page }) => {
  const { board, library, timeline } = strata;
  await strata.openBoard(bears);
  await board.act(BEARS, 'Counters', 'Add +1/+1');
  await board.reads(BEARS, { size: '3/3' });
  const row = await library.searchFor('Rancor');
  await drag(page, library.handle(row, 'Rancor'), board.tile(BEARS));
  await board.reads(BEARS, { size: '5/3', has: 'trample' });
  await expect(board.tucked(BEARS, 'Rancor')).toBeVisible();
  await board.act(BEARS, 'Move to', 'Graveyard');
  await board.hasNo(BEARS);
  await timeline.isInOrder('Grizzly Bears', '+1/+1 on Grizzly Bears', 'Rancor', 'Grizzly Bears to graveyard');
});
