import { expect, test } from './fixtures.ts';

/** The whole way of a judge who has no mouse: from an empty board to the answer, its reasons, and a file. */
test('a question is asked and answered without the mouse', async ({ strata, page }) => {
  test.slow();
  const { board, dialogs, graph, header, inspector, ladder, library, timeline } = strata;
  const first = library.cards.getByRole('row').first();
  const add = async (query: string, name: string) => {
    await strata.press('/', 'Control+a');
    await page.keyboard.type(query);
    await expect(first).toHaveAccessibleName(name);
    await strata.press('Enter');
  };

  await strata.press('F6');
  await expect(header.menuButton).toBeFocused();
  await strata.press('Enter');
  await expect(header.menu.getByRole('menuitem', { name: 'New board' })).toBeFocused();
  await strata.press('Enter');
  await header.showsBoard('Untitled board');
  await board.isEmpty();

  await add('grizzly', 'Grizzly Bears');
  await board.holds('Grizzly Bears');
  await add('humility', 'Humility');
  await add('opalescence', 'Opalescence');
  await board.holds('Grizzly Bears', 'Humility', 'Opalescence');
  await add('giant growth', 'Giant Growth');
  await expect(board.target('Grizzly Bears')).toBeFocused();
  await strata.press('Enter');
  await board.reads('Grizzly Bears', { size: '4/4' });
  await board.reads('Humility', { size: '4/4' });

  // To the timeline, along to Opalescence, and before Humility with it.
  await strata.press('Escape');
  await timeline.steps.first().focus();
  await strata.press('ArrowRight', 'ArrowRight', ' ', 'ArrowLeft', ' ');
  await timeline.isInOrder('Grizzly Bears', 'Opalescence', 'Humility', 'Giant Growth');
  await strata.hasSaid('Opalescence now t2, after Grizzly Bears.');
  await board.reads('Humility', { size: '1/1' });

  // What is Humility now, and why?
  await strata.press('Shift+F6');
  await expect(board.panel.and(strata.withFocus)).toHaveCount(1);
  while (!(await board.button('Humility').evaluate((tile) => tile === document.activeElement)))
    await strata.press('ArrowRight');
  await strata.press('Enter');
  await inspector.isAbout('Humility');
  await expect(inspector.value('1/1')).toBeVisible();

  // Its menu, too.
  await strata.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Tap' })).toBeFocused();
  await strata.press('Enter');
  await expect(board.tile('Humility')).toContainText('tapped');
  await strata.press('Control+z');
  await expect(board.tile('Humility')).not.toContainText('tapped');

  // The ladder, from the start, and the graph.
  await strata.press('2', 'Shift+k', 'j');
  await ladder.hasApplied(1, 5);
  await strata.press('3');
  await graph.node('Opalescence', '4').focus();
  await strata.press('ArrowDown', 'Enter');
  await inspector.isAbout('Humility');

  await strata.press('F2');
  await dialogs.field('Name').fill('Without a mouse');
  await strata.press('Enter');
  await header.showsBoard('Without a mouse');
  const coming = page.waitForEvent('download');
  await strata.press('Control+s');
  expect((await coming).suggestedFilename()).toBe('without-a-mouse.json');
});
