import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { chunkTypes } from './support/png-chunks.ts';

const FORGE = `turn=3
activeplayer=p0
activephase=MAIN1
p0life=17
p0battlefield=Humility;Grizzly Bears|Id:4|Tapped|Counters:P1P1=1;Rancor|AttachedTo:4
p1life=20
p1battlefield=Opalescence;t:Saproling,P:1,T:1,Cost:no cost,Color:G,Types:Creature-Saproling,Keywords:,Image:x
p0manapool=G
`;

test('a state of Forge is pasted, and is the board', async ({ strata }) => {
  await strata.paste(FORGE);
  const report = strata.dialogs.named('Opened from Forge');
  await expect(report).toContainText('Mana of p0 was left out (G)');
  await expect(report).toContainText('The file has no timestamps');
  await strata.press('Enter');
  await strata.dialogs.isClosed();
  // 1/1 from Humility, a counter, and Rancor.
  await strata.board.reads('Grizzly Bears', { size: '4/2' });
  await strata.header.showsBoard('Pasted board');
});

test('a state of Forge is pasted by keyboard, whatever its line ends and capitals', async ({
  strata,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const strange = FORGE.replaceAll('\n', '\r\n').replace('Grizzly Bears', 'grizzly bears');
  await page.evaluate((text) => navigator.clipboard.writeText(text), strange);
  await strata.press('Control+v');
  await expect(strata.dialogs.named('Opened from Forge')).toBeVisible();
  await strata.press('Enter');
  await strata.dialogs.isClosed();
  await strata.board.reads('Grizzly Bears', { size: '4/2' });
});

test('commands of XMage are a file with several groups', async ({ strata }) => {
  await strata.openFile(
    'init.txt',
    '[one]\nbattlefield:me:Grizzly Bears:1\n[two]\nbattlefield:ai:Hill Giant:1\n',
  );
  const report = strata.dialogs.named('Opened from XMage');
  await strata.header.showsBoard('init');
  await strata.dialogs.choose('Group of commands', 'two');
  await strata.header.showsBoard('XMage: two');
  await expect(report).toContainText('nothing left out');
  await strata.press('Escape');
  await strata.board.reads('Hill Giant', { size: '3/3' });
});

test('what is no game leaves the board as it is', async ({ strata }) => {
  await strata.openFile('empty.pzl', '[metadata]\nName:Nothing\n[state]\nHumanLife=3\n');
  await expect(strata.dialogs.open).toContainText('There is no card in this game');
});

test('a bug report is made by keyboard, and its files open again', async ({ strata, page }) => {
  await strata.paste(FORGE);
  await expect(strata.dialogs.named('Opened from Forge')).toBeVisible();
  await strata.press('Enter');
  await strata.dialogs.isClosed();
  await strata.press('Shift+x');
  const dialog = strata.dialogs.named('Bug report');
  await expect(dialog).toContainText('Timestamps: the game had Humility, Grizzly Bears, Opalescence, Rancor');
  await expect(dialog).toContainText('Describe the bug');
  await page.keyboard.type('The Bears are 1/1.');
  await expect(dialog.locator('pre')).toContainText('The Bears are 1/1.');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the archive' }).focus();
  await strata.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('bug-forge.zip');
  const bytes = await readFile(await download.path());
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual([
    'issue.md',
    'pasted_board.pzl',
    'PastedBoardTest.java',
    'board.strata.json',
    'picture.png',
  ]);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(text('issue.md')).toContain('Attach `picture.png` from the archive.');
  expect(text('PastedBoardTest.java')).toContain('extends AITest');
  // The board is in the picture, too.
  expect(chunkTypes(Buffer.from(files['picture.png'] ?? []))).toEqual(['IHDR', 'IDAT', 'iTXt', 'IEND']);
  expect(JSON.parse(text('board.strata.json'))).toMatchObject({ strata: 1, title: 'Pasted board' });
  await strata.press('Escape');
  await strata.header.newBoard();
  await strata.openFile('state.pzl', Buffer.from(files['pasted_board.pzl'] ?? []).toString());
  await expect(strata.dialogs.named('Opened from Forge')).toBeVisible();
  await strata.press('Enter');
  await strata.board.reads('Grizzly Bears', { size: '4/2' });
});

test('a bug report about an event says what comes of it in each order', async ({ strata }) => {
  await strata.header.openExample('Furnace of Rath, Torbran and a shield');
  await strata.press('Shift+x');
  const dialog = strata.dialogs.named('Bug report');
  await expect(dialog.locator('pre')).toContainText('Torbran would deal 2 damage to player B.');
  await expect(dialog.locator('pre')).toContainText('Torbran deals 5 damage to player B.');
  await expect(dialog).toContainText('No file lets this happen');
  await expect(dialog).toContainText('after step 3');
});
