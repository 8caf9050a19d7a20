import { readFile } from 'node:fs/promises';
import { pumped, unknownCard } from './boards.ts';
import { expect, test } from './fixtures.ts';

const BEARS = 'Grizzly Bears';

test('a file that is no JSON: what is wrong, and nothing is lost', async ({ strata }) => {
  const { board, dialogs, header } = strata;
  await strata.openFile('notes.json', '{ "strata": 1, "steps": [ oops');
  const dialog = dialogs.named('“notes.json” can’t be opened');
  await expect(dialog).toContainText('Nothing was lost');
  await expect(dialog).toContainText('This is not JSON');
  await dialogs.press('Close');
  await header.showsBoard('Blood Moon and Urborg');
  await board.reads('Urborg, Tomb of Yawgmoth', { types: 'Legendary Land — Mountain' });
});

test('a file with steps that are none: where in it', async ({ strata }) => {
  const { dialogs, header } = strata;
  const steps = [
    { enter: { id: 'bears', card: BEARS, controller: 'A' } },
    { enter: { id: 'moon', card: 7, controller: 'A' } },
    { tap: 'bears', untap: 'bears' },
  ];
  await strata.dropFile('wrong.json', JSON.stringify({ players: ['A', 'B'], steps }));
  const errors = dialogs.named('“wrong.json” can’t be opened').getByRole('listitem');
  await expect(errors).toHaveCount(2);
  await expect(errors.first()).toContainText('at steps[1].enter.card');
  await expect(errors.last()).toContainText('A step has exactly one action.');
  await dialogs.press('Close');
  await header.showsBoard('Blood Moon and Urborg');
});

test('a file from a newer version says so', async ({ strata }) => {
  const { dialogs } = strata;
  await strata.openFile('new.json', JSON.stringify({ strata: 99, players: ['A'], steps: [] }));
  await expect(dialogs.named('“new.json” can’t be opened')).toContainText('newer version (99)');
});

test('an unknown card: its step says so, the rest works', async ({ strata, page }) => {
  const { board, header, inspector, timeline } = strata;
  await strata.openBoard(unknownCard);
  await board.holds(BEARS, 'Glorious Anthem');
  await board.reads(BEARS, { size: '3/3' });
  await timeline.isAt('Nobody Knows This Card', 'failed');
  await timeline.problemsButton(1).click();
  const words = 'There is no card called “Nobody Knows This Card” among those known here.';
  await expect(timeline.panel).toContainText(words);
  await expect(inspector.panel).toContainText(words);
  // The step is still there, and in the file.
  const coming = page.waitForEvent('download');
  await header.choose('Save as a file');
  const path = await (await coming).path();
  expect(await readFile(path, 'utf8')).toContain('Nobody Knows This Card');
  await strata.press('Delete');
  await timeline.hasNoProblem();
  await board.reads(BEARS, { size: '3/3' });
});

test('a step whose target is gone: its step says so, and is whole again with the target', async ({
  strata,
}) => {
  const { board, header, timeline } = strata;
  await strata.openBoard(pumped);
  await board.reads(BEARS, { size: '5/5' });
  await timeline.select(BEARS);
  await strata.press('Delete');
  await board.holds('Hill Giant');
  await timeline.problemsButton(1).click();
  await expect(timeline.step('Giant Growth')).toHaveAttribute('aria-selected', 'true');
  await expect(timeline.panel).toContainText('There is no object “bears” at this point of the game.');
  await timeline.isInOrder('Hill Giant', 'Giant Growth');
  // Another target is one way out, undo is the other.
  await header.undo.click();
  await timeline.hasNoProblem();
  await board.reads(BEARS, { size: '5/5' });
});

test('a step moved before what it needs is marked, and works again when moved back', async ({ strata }) => {
  const { board, timeline } = strata;
  await strata.openBoard(pumped);
  await timeline.select('Giant Growth');
  await strata.press('Alt+ArrowLeft');
  await expect(timeline.problemsButton(1)).toBeVisible();
  await board.reads(BEARS, { size: '2/2' });
  await strata.press('Alt+ArrowRight');
  await timeline.hasNoProblem();
  await board.reads(BEARS, { size: '5/5' });
});
