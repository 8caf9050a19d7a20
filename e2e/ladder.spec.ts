import { expect, test } from './fixtures.ts';

const BEARS = 'Grizzly Bears';
/** Seven effects in five layers; nine rows of the ladder are applied, one is not. */
const EXAMPLE = 'Humility meets Blood Moon';

test('stepping by button shows the board at that point', async ({ strata }) => {
  const { header, ladder } = strata;
  await header.openExample(EXAMPLE);
  await header.show('Ladder');
  await ladder.hasApplied(9, 9);
  await expect(ladder.notApplied).toHaveCount(1);
  await expect(ladder.notApplied).toContainText('Waited for Blood Moon; by then its ability was gone.');
  await ladder.go('Before the first effect');
  await ladder.hasApplied(0, 9);
  await expect(ladder.objectThen(BEARS)).toContainText('2/2');
  await expect(ladder.objectThen('Humility')).not.toContainText('Creature');
  await ladder.go('Next effect');
  await ladder.hasApplied(1, 9);
  await expect(ladder.current).toContainText('Blood Moon');
  await expect(ladder.objectThen('Dryad Arbor')).toContainText('Mountain');
  await ladder.go('After the last effect');
  await ladder.hasApplied(9, 9);
  await expect(ladder.objectThen(BEARS)).toContainText('7/5');
});

test('J and K step through; the tiles of the board show the values of that point', async ({ strata }) => {
  const { board, header, ladder } = strata;
  await header.openExample(EXAMPLE);
  await header.show('Split');
  await board.reads(BEARS, { size: '7/5' });
  await strata.press('Shift+k');
  await ladder.hasApplied(0, 9);
  await board.reads(BEARS, { size: '2/2' });
  await board.reads('Humility', { types: 'Enchantment' });
  // Blood Moon, Opalescence, Humility, Rancor, then Humility sets the size, Opalescence those of enchantments.
  await strata.press('j', 'j');
  await board.reads('Humility', { types: 'Enchantment Creature' });
  await strata.press('j', 'j', 'j');
  await ladder.hasApplied(5, 9);
  await board.reads(BEARS, { size: '1/1' });
  await board.reads('Humility', { size: '1/1' });
  await strata.press('j');
  await board.reads('Humility', { size: '4/4' });
  await strata.press('j');
  await board.reads(BEARS, { size: '2/2' });
  await strata.press('j');
  await board.reads(BEARS, { size: '4/2' });
  await strata.press('k', 'k', 'k');
  await ladder.hasApplied(5, 9);
  await board.reads(BEARS, { size: '1/1' });
  await expect(board.panel.getByText('After 5 of 9 effects')).toBeVisible();
  await board.panel.getByRole('button', { name: 'Show the end' }).click();
  await board.reads(BEARS, { size: '7/5' });
});

test('a row selects its effect, and can be reached by arrow keys', async ({ strata }) => {
  const { header, inspector, ladder } = strata;
  await header.openExample(EXAMPLE);
  await header.show('Ladder');
  await ladder.sourceButton('Opalescence').first().click();
  await ladder.hasApplied(2, 9);
  await ladder.beside('Why');
  await inspector.isAbout('Opalescence');
  await expect(inspector.rule('613.7').first()).toBeVisible();
  await ladder.sourceButton('Opalescence').first().focus();
  await strata.press('ArrowDown', 'Enter');
  await ladder.hasApplied(3, 9);
  await ladder.beside('Why');
  await inspector.isAbout('Humility');
  await expect(inspector.panel.getByRole('heading', { name: /^Did to/ }).first()).toBeVisible();
});

test('only the rows of one object', async ({ strata, page }) => {
  const { board, header, ladder } = strata;
  await header.openExample(EXAMPLE);
  await board.select('Humility');
  await header.show('Ladder');
  await page.getByRole('button', { name: /All objects$/ }).click();
  await page.getByRole('menuitem', { name: 'Only Humility' }).click();
  await expect(ladder.sourceButton('Blood Moon')).toHaveCount(0);
  await expect(ladder.sourceButton('Opalescence').first()).toBeVisible();
});

test('it plays by itself until the end', async ({ strata, page }) => {
  const { header, ladder } = strata;
  await header.openExample('A loop: Life and Limb and Blood Moon');
  await header.show('Ladder');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await ladder.controls.getByRole('button', { name: 'Play' }).click();
  await ladder.hasApplied(0, 4);
  await page.clock.runFor(1000);
  await ladder.hasApplied(1, 4);
  // Each effect waits until the one before it has been drawn.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(ladder.words(4, 4)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(ladder.controls.getByRole('button', { name: 'Play' })).toBeVisible();
});
