import { expect, TABLET, test } from './fixtures.ts';
import { Finger } from './support/finger.ts';
import { drag, holdOver } from './support/mouse.ts';

/** Which of the two came last decides how big Humility is. */
const EXAMPLE = 'Humility and Opalescence';
const HUMILITY_FIRST = ['Grizzly Bears', 'Humility', 'Opalescence'] as const;
const HUMILITY_LAST = ['Grizzly Bears', 'Opalescence', 'Humility'] as const;

test('by keyboard: Space, arrow, Space gives a step another timestamp', async ({ strata }) => {
  const { header, board, timeline } = strata;
  await header.openExample(EXAMPLE);
  await board.reads('Humility', { types: 'Enchantment Creature', size: '4/4' });
  await timeline.step('Humility').focus();
  await strata.press(' ');
  await strata.hasSaid('Humility picked up at t2.');
  await strata.press('ArrowRight');
  // The board already shows what would be.
  await timeline.isInOrder(...HUMILITY_LAST);
  await board.reads('Humility', { size: '1/1' });
  await strata.press(' ');
  await strata.hasSaid('Humility now t3, after Opalescence. Changed: Humility.');
  await timeline.isAt('Humility', 't3');
  await expect(timeline.step('Humility')).toBeFocused();
  await board.reads('Humility', { size: '1/1' });
  await strata.press('Control+z');
  await timeline.isInOrder(...HUMILITY_FIRST);
  await board.reads('Humility', { size: '4/4' });
});

test('by keyboard: Escape puts a held step back', async ({ strata }) => {
  const { header, board, timeline } = strata;
  await header.openExample(EXAMPLE);
  await timeline.step('Opalescence').focus();
  await strata.press(' ', 'ArrowLeft', 'ArrowLeft');
  await timeline.isInOrder('Opalescence', 'Grizzly Bears', 'Humility');
  await strata.press('Escape');
  await strata.hasSaid('Opalescence is back at t3.');
  await timeline.isInOrder(...HUMILITY_FIRST);
  await board.reads('Humility', { size: '4/4' });
});

test('by mouse: a step dragged before another', async ({ strata, page }) => {
  const { header, board, timeline } = strata;
  await header.openExample(EXAMPLE);
  await holdOver(page, timeline.step('Opalescence'), await timeline.placeBefore('Humility'));
  await timeline.isInOrder(...HUMILITY_LAST);
  await board.reads('Humility', { size: '1/1' });
  await page.mouse.up();
  await strata.hasSaid('Opalescence now t2, after Grizzly Bears. Changed: Humility.');
  await timeline.isInOrder(...HUMILITY_LAST);
  await board.reads('Humility', { size: '1/1' });
});

test('where the order changes nothing, that is said', async ({ strata, page }) => {
  const { board, timeline } = strata;
  await timeline.select('Urborg');
  await expect(timeline.panel.getByText('Urborg waits for Blood Moon')).toBeVisible();
  await drag(page, timeline.step('Urborg'), await timeline.placeAfter('Blood Moon'));
  await strata.hasSaid('Urborg now t5, after Blood Moon. Nothing changed.');
  await timeline.isInOrder('Dryad Arbor', 'Swamp', 'Grizzly Bears', 'Blood Moon', 'Urborg');
  await board.reads('Urborg, Tomb of Yawgmoth', { types: 'Legendary Land — Mountain' });
});

test('by the buttons and by Alt with an arrow', async ({ strata }) => {
  const { header, board, timeline } = strata;
  await header.openExample(EXAMPLE);
  await timeline.select('Humility');
  await timeline.tool('Move step later').click();
  await timeline.isInOrder(...HUMILITY_LAST);
  await board.reads('Humility', { size: '1/1' });
  await expect(timeline.tool('Move step later')).toBeDisabled();
  await timeline.step('Humility').focus();
  await strata.press('Alt+ArrowLeft');
  await timeline.isInOrder(...HUMILITY_FIRST);
  await board.reads('Humility', { size: '4/4' });
});

test.describe('on a touch screen', () => {
  test.use(TABLET);

  test('a step that is held, then moved', async ({ strata, page }) => {
    const { header, board, timeline } = strata;
    await header.openExample(EXAMPLE);
    const finger = await Finger.on(page);
    await finger.press(timeline.step('Opalescence'));
    await expect(timeline.step('Opalescence')).toHaveAttribute('aria-selected', 'true');
    await finger.moveTo(await timeline.placeBefore('Humility'));
    await timeline.isInOrder(...HUMILITY_LAST);
    await finger.lift();
    await strata.hasSaid('Opalescence now t2, after Grizzly Bears. Changed: Humility.');
    await board.reads('Humility', { size: '1/1' });
  });
});
