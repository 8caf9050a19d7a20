import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { StrataPage } from './pages/strata-page.ts';
import { bearLord, bulkFile, cardObject, halfRead, twoFaces } from './support/cards.ts';

test('cards are found by the layers in which they act; a wrong term says what and where', async ({
  strata,
}) => {
  const { library } = strata;
  await library.search.fill('layer:7b t:enchantment humil');
  await expect(library.card('Humility')).toBeVisible();
  await expect(library.card('Blood Moon')).toHaveCount(0);
  await library.search.fill('humility layer:12');
  await expect(library.problems).toHaveText(/layer:12 There is no layer “12”/);
  await expect(library.card('Humility')).toBeVisible();
  await library.search.fill('');
  await library.chooseTerm('replaces:draw');
  await expect(library.search).toHaveValue('replaces:draw');
});

const file = bulkFile([bearLord, halfRead, twoFaces, cardObject('Lonely Token', { layout: 'token' })]);

test('a bulk file is imported, found by text and layer, kept for the next visit, and removed', async ({
  strata,
}) => {
  const { dialogs, header, library } = strata;
  const damaged = file.replace('{"object":"card","name":"Half', '{"object":"card,"name":"Half');
  const dialog = await strata.importCards('oracle-cards.json', damaged);
  await expect(dialog).toContainText('2 cards imported from oracle-cards.json');
  await expect(dialog).toContainText('no cards of the game: 1');
  await expect(dialog.getByRole('list', { name: 'Damaged lines' })).toHaveText(/Line 3: not JSON/);
  await dialogs.press('Close');
  await expect(library.pool).toContainText('2 cards from oracle-cards.json');
  await expect(library.pool).toContainText('1 damaged line');

  await library.search.fill('layer:7c t:legendary o:"other bears"');
  await expect(library.card('Lord of Test Bears')).toBeVisible();
  await strata.reload();
  await library.search.fill('wild tester');
  await expect(library.card('Calm Tester // Wild Tester')).toBeVisible();
  // Another file takes the place of the first one.
  await strata.importCards('other.jsonl', JSON.stringify(cardObject('Bear of Another File')));
  await dialogs.press('Close');
  await expect(library.pool).toContainText('1 card from other.jsonl');
  await library.search.fill('lord of test');
  await expect(library.card('Lord of Test Bears')).toHaveCount(0);
  await library.pool.getByRole('button', { name: 'Imported cards' }).click();
  await strata.page.getByRole('menuitem', { name: 'Remove these cards' }).click();
  await expect(library.pool).toContainText('Import cards…');
  await header.newBoard();
});

test('an imported card is put on the board, and the saved board opens where it is not imported', async ({
  strata,
  browser,
  baseURL,
}) => {
  const { board, dialogs, header, inspector, library, page, timeline } = {
    ...strata,
    page: strata.page,
  };
  await header.newBoard();
  await strata.importCards('cards.json', file);
  await dialogs.press('Close');
  await library.add('Half Read Bear', 'A');
  await library.add('Lord of Test Bears', 'A');
  await board.reads('Half Read Bear', { size: '4/4' });
  // What was not understood is said wherever the card is.
  await expect(board.tile('Half Read Bear')).toContainText('1 line not read');
  await board.select('Half Read Bear');
  const note = inspector.panel.getByRole('region', { name: '1 line not read' });
  await expect(note).toContainText('While frobnicating');
  await expect(note.locator('u')).toHaveText('frobnicating');
  await library.search.fill('half read');
  await library.card('Half Read Bear').click();
  await expect(library.card('Half Read Bear').locator('u')).toHaveText('frobnicating');

  const coming = page.waitForEvent('download');
  await strata.press('Control+s');
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(JSON.parse(text).cards).toHaveLength(2);
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const elsewhere = new StrataPage(await context.newPage());
  await elsewhere.open();
  await elsewhere.header.showsBoard('Blood Moon and Urborg');
  await elsewhere.openFile('bears.json', text);
  await elsewhere.board.reads('Half Read Bear', { size: '4/4' });
  await expect(elsewhere.board.tile('Half Read Bear')).toContainText('1 line not read');
  await elsewhere.timeline.hasNoProblem();
  await context.close();
  await timeline.hasNoProblem();
});

test('a file of cards can be dropped; a file without cards says so and changes nothing', async ({
  strata,
}) => {
  const { dialogs, library } = strata;
  await strata.dropFile('cards.json', file);
  await expect(dialogs.named('Import cards')).toContainText('3 cards imported');
  await dialogs.press('Close');
  const dialog = await strata.importCards('notes.json', '["just", "notes"]');
  await expect(dialog).toContainText('There is no card in this file');
  await dialogs.press('Close');
  await expect(library.pool).toContainText('3 cards from cards.json');
});

test('Scryfall is asked only after it is switched on, and its cards are put on the board', async ({
  scryfall,
  strata,
}) => {
  const { board, header, library } = strata;
  await header.newBoard();
  await library.search.fill('tester');
  await expect(library.online).not.toBeChecked();
  await library.search.fill('calm tester');
  await library.askScryfall();
  await expect(library.card('Calm Tester // Wild Tester')).toBeVisible();
  await expect(library.pool).toContainText('1 card from Scryfall');
  expect(scryfall.asked).toEqual(['GET /cards/search calm tester']);
  const row = library.card('Calm Tester // Wild Tester');
  await row.click();
  await library.addButton(row, 'A').click();
  await board.reads('Calm Tester', { size: '2/2' });
  // What only the engine knows is not asked for; what was asked before is remembered.
  await library.search.fill('layer:7c');
  await expect(library.pool).toContainText('Scryfall was not asked');
  await strata.reload();
  await expect(library.online).toBeChecked();
  await library.search.fill('calm tester');
  await expect(library.pool).toContainText('from Scryfall');
  expect(scryfall.asked).toHaveLength(1);
});

test('Scryfall that refuses or has trouble is said so', async ({ scryfall, strata }) => {
  const { library } = strata;
  await library.askScryfall();
  scryfall.answerWith(503);
  await library.search.fill('lord of test');
  await expect(library.pool).toContainText('Scryfall has trouble of its own');
  scryfall.answerWith(429);
  await library.search.fill('lord of tests');
  await expect(library.pool).toContainText('Scryfall asks for a pause');
});

test('a pasted decklist is put on the board by one edit; unknown names get near ones', async ({ strata }) => {
  const { board, dialogs, header, page } = { ...strata, page: strata.page };
  await header.newBoard();
  await strata.importCards('cards.json', file);
  await dialogs.press('Close');
  await strata.paste(
    'Deck\n2x Grizzly Bears (TST) 12\n1 lord of test bears\n1 Giant Growth\n1 Serra Angle\n\nSideboard\n1 Humility',
  );
  const dialog = dialogs.named('Paste cards');
  const unknown = dialog.getByRole('list', { name: 'Unknown names' });
  await expect(unknown.getByRole('listitem')).toHaveText(/Serra Angle/);
  await unknown.getByRole('button', { name: 'Serra Angel', exact: true }).click();
  await expect(unknown).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Found cards' }).getByRole('listitem')).toHaveCount(4);
  await dialogs.choose('Under', 'Player B');
  await dialogs.press('Put 5 cards on the board');
  await strata.hasSaid('Into the hand, because they can’t enter by themselves: Giant Growth.');
  await expect(board.side('B').getByRole('article')).toHaveCount(4);
  await board.reads('Lord of Test Bears', { size: '3/3' });
  await header.undo.click();
  await board.isEmpty();
  // From the menu, by keyboard.
  await header.choose('Paste cards');
  await page.keyboard.type('Humility');
  await dialogs.press('Put 1 card on the board');
  await board.holds('Humility');
});

test('all cards of the game are imported and searched', async ({ strata }) => {
  const path = process.env.STRATA_CARDS ?? '';
  test.skip(path === '', 'STRATA_CARDS names no file of cards');
  const { board, dialogs, header, library } = strata;
  await header.newBoard();
  const dialog = await strata.importCards('cards.jsonl', await readFile(path));
  await expect(dialog).toContainText(/\d{2},\d{3} cards imported/);
  await dialogs.press('Close');
  await library.search.fill('!"Aegis Sculptor"');
  await library.card('Aegis Sculptor').click();
  await library.addButton(library.card('Aegis Sculptor'), 'A').click();
  await board.holds('Aegis Sculptor');
  await library.search.fill('t:wizard pow>tou -c:u');
  await expect(library.cards.getByRole('row').first()).toBeVisible();
});
