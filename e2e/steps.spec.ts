import { pumped } from './boards.ts';
import { expect, test } from './fixtures.ts';

const URBORG = 'Urborg, Tomb of Yawgmoth';
const SWAMP = 'Legendary Land — Swamp';
const MOUNTAIN = 'Legendary Land — Mountain';

test('a step deleted by key, and had back by undo', async ({ strata }) => {
  const { board, header, timeline } = strata;
  await timeline.select('Blood Moon');
  await strata.press('Delete');
  await board.hasNo('Blood Moon');
  await board.reads(URBORG, { types: SWAMP });
  await timeline.isInOrder('Urborg', 'Dryad Arbor', 'Swamp', 'Grizzly Bears');
  await header.undo.click();
  await board.reads(URBORG, { types: MOUNTAIN });
  await timeline.select('Blood Moon');
  await timeline.tool('Delete step').click();
  await board.reads(URBORG, { types: SWAMP });
});

test('a step turned off counts as never done', async ({ strata }) => {
  const { board, timeline, inspector } = strata;
  await timeline.select('Blood Moon');
  await strata.press('x');
  await board.hasNo('Blood Moon');
  await board.reads(URBORG, { types: SWAMP });
  await timeline.isAt('Blood Moon', 'off');
  await expect(inspector.panel).toContainText('turned off');
  await timeline.tool('Turn step on or off').click();
  await board.reads(URBORG, { types: MOUNTAIN });
  // The inspector can take away what is looked at as well.
  await board.select('Blood Moon');
  await inspector.button('Turn off').click();
  await board.hasNo('Blood Moon');
  await board.reads(URBORG, { types: SWAMP });
});

test('a step edited: who controls it, and what a spell is pointed at', async ({ strata }) => {
  const { board, timeline, dialogs } = strata;
  await strata.openBoard(pumped);
  await board.reads('Grizzly Bears', { size: '5/5' });
  await timeline.select('Grizzly Bears');
  await strata.press('e');
  await expect(dialogs.named('Edit step')).toBeVisible();
  await dialogs.choose('Controller', 'Player B');
  await dialogs.field('Note').fill('borrowed');
  await dialogs.press('Save');
  await expect(board.side('B').getByRole('article')).toHaveCount(2);
  await timeline.select('Giant Growth');
  await timeline.tool('Edit step…').click();
  await dialogs.choose('Target', 'Hill Giant');
  await dialogs.press('Save');
  await board.reads('Hill Giant', { size: '6/6' });
  await board.reads('Grizzly Bears', { size: '2/2' });
  await timeline.hasNoProblem();
});

test('an edit that is cancelled changes nothing', async ({ strata }) => {
  const { board, timeline, header, dialogs } = strata;
  await timeline.select('Grizzly Bears');
  await strata.press('e');
  await dialogs.choose('Controller', 'Player B');
  await dialogs.press('Cancel');
  await expect(board.side('A').getByRole('article')).toHaveCount(2);
  await expect(header.undo).toBeDisabled();
});

test('a step duplicated is another object', async ({ strata }) => {
  const { board, timeline } = strata;
  await timeline.select('Grizzly Bears');
  await strata.press('Control+d');
  await expect(board.tile('Grizzly Bears')).toHaveCount(2);
  await timeline.isInOrder('Urborg', 'Dryad Arbor', 'Swamp', 'Grizzly Bears', 'Grizzly Bears', 'Blood Moon');
});

test('the moments of the game, by key, button, slider and step', async ({ strata }) => {
  const { board, header, timeline } = strata;
  await header.isAtMoment('after t5');
  await strata.press('[');
  await header.isAtMoment('after t4');
  await board.hasNo('Blood Moon');
  await board.reads(URBORG, { types: SWAMP });
  await header.back.click();
  await header.isAtMoment('after t3');
  await board.holds(URBORG, 'Dryad Arbor', 'Swamp');
  await header.moment.focus();
  await strata.press('Home');
  await header.isAtMoment('before the first step');
  await expect(board.tiles).toHaveCount(0);
  await expect(header.back).toBeDisabled();
  await strata.press('ArrowRight');
  await header.isAtMoment('after t1');
  await board.holds(URBORG);
  await timeline.step('Swamp').focus();
  await strata.press('Enter');
  await header.isAtMoment('after t3');
  await strata.press('Shift+]');
  await header.isAtMoment('after t5');
  await expect(header.forward).toBeDisabled();
});

test('what is added in the middle of the game comes before what follows', async ({ strata }) => {
  const { board, header, library, timeline } = strata;
  await strata.press('[');
  await library.add('Humility', 'B');
  await timeline.isInOrder('Urborg', 'Dryad Arbor', 'Swamp', 'Grizzly Bears', 'Humility', 'Blood Moon');
  await header.isAtMoment('after t5');
  await board.hasNo('Blood Moon');
  await strata.press(']');
  await board.reads('Grizzly Bears', { size: '1/1' });
  await board.reads(URBORG, { types: MOUNTAIN });
});
