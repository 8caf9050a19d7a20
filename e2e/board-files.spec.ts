import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { bears, pumped } from './boards.ts';
import { expect, test } from './fixtures.ts';

/** Presses what saves, and reads the file that comes. */
async function saved(page: Page, save: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await save();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('the saved file is a case file, and opens as the same board', async ({ strata, page }) => {
  const { board, header, timeline } = strata;
  await header.openExample('Humility meets Blood Moon');
  await timeline.select('Rancor');
  await strata.press('x');
  await board.reads('Grizzly Bears', { size: '5/5' });
  const file = await saved(page, () => strata.press('Control+s'));
  await strata.hasSaid('Saved.');
  expect(file.name).toBe('humility-meets-blood-moon.json');
  const document = JSON.parse(file.text);
  expect(document).toMatchObject({ strata: 1, title: 'Humility meets Blood Moon', players: ['A', 'B'] });
  expect(document.steps).toHaveLength(11);
  for (const { off: _off, note: _note, timestamp: _timestamp, ...action } of document.steps)
    expect(Object.keys(action)).toHaveLength(1);
  expect(document.steps[8]).toEqual({
    enter: { id: 'rancor', card: 'Rancor', controller: 'A', attachedTo: 'bears' },
    off: true,
  });
  await header.newBoard();
  await strata.openFile(file.name, file.text);
  await header.showsBoard('Humility meets Blood Moon');
  await board.reads('Grizzly Bears', { size: '5/5' });
  const again = await saved(page, () => header.choose('Save as a file'));
  expect(again.text).toBe(file.text);
});

test('a file dropped on the app is opened', async ({ strata }) => {
  const { board, header } = strata;
  await strata.dropFile('bears.json', JSON.stringify(bears));
  await header.showsBoard(bears.title);
  await board.holds('Grizzly Bears');
  // What was there before can be had back.
  await header.undo.click();
  await header.showsBoard('Blood Moon and Urborg');
});

test('a case with expectations opens as a board', async ({ strata }) => {
  const { board, header, timeline } = strata;
  const path = fileURLToPath(new URL('../cases/305/blood-moon-before-urborg.json', import.meta.url));
  const text = await readFile(path, 'utf8');
  await strata.openFile('case.json', text);
  await header.showsBoard(JSON.parse(text).title);
  await expect(board.tiles).not.toHaveCount(0);
  await timeline.hasNoProblem();
});

test('a file without a title is named after itself; a new board is empty', async ({ strata }) => {
  const { board, header } = strata;
  const { title: _, ...untitled } = pumped;
  await strata.openFile('from-the-forum.json', JSON.stringify(untitled));
  await header.showsBoard('from-the-forum');
  await board.reads('Grizzly Bears', { size: '5/5' });
  await header.newBoard();
  await board.isEmpty();
});
