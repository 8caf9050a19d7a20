import { expect, test } from './fixtures.ts';
import { OwnEditor } from './pages/own-editor.ts';
import { isAccessible } from './support/axe.ts';

test('a card is written, put on the board, and changed there', async ({ strata, page }) => {
  const { board } = strata;
  const editor = new OwnEditor(page);
  await strata.press('n');
  await editor.fill({ Name: 'Bramble Sage', 'Mana cost': '2GG', 'Type line': 'Creature — Elf Druid' });
  await editor.fill({ Power: '3', Toughness: '3' });
  await editor.text.fill('Other creatures you control get +1/+1.');
  await expect(editor.fragment('get +1/+1')).toContainText('7c');
  await expect(editor.fragment('get +1/+1')).toContainText('613.4c');
  await isAccessible(page, 'the editor of a card');
  await editor.press('Add to A');
  await editor.isClosed();
  await board.reads('Bramble Sage', { size: '3/3' });
  await board.reads('Grizzly Bears', { size: '3/3' });

  await board.tile('Bramble Sage').click();
  await strata.press('Shift+E');
  await editor.text.fill('Other creatures you control get +2/+2.');
  await editor.press('Save the card');
  await editor.isClosed();
  await board.reads('Grizzly Bears', { size: '4/4' });
  await strata.press('Control+z');
  await board.reads('Grizzly Bears', { size: '3/3' });
});

test('a mistyped word is named, and what was meant is offered', async ({ strata, page }) => {
  const editor = new OwnEditor(page);
  await strata.press('Shift+N');
  await editor.text.fill('Target creature gets +2/+2 untl end of turn.');
  await expect(editor.dialog.getByRole('status')).toContainText('line 1, at “untl”');
  await expect(editor.reading).toContainText('Nothing of this line is applied.');
  await expect(editor.dialog.getByRole('button', { name: 'By A' })).toBeDisabled();
  await isAccessible(page, 'an effect that is not understood');
  await editor.press('Use “until” instead of “untl”');
  await expect(editor.text).toHaveValue('Target creature gets +2/+2 until end of turn.');
  await editor.press('By A');
  await editor.isClosed();
  await strata.board.target('Grizzly Bears').click();
  await strata.board.reads('Grizzly Bears', { size: '4/4' });
});

test('a card is written by keyboard alone', async ({ strata, page }) => {
  const editor = new OwnEditor(page);
  await strata.press('n');
  await expect(editor.dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Quiet Peak');
  await strata.press('Tab', 'Tab');
  await page.keyboard.type('Enchantment');
  await editor.text.focus();
  await page.keyboard.type('Creatures you control have flying.');
  await strata.press('Control+Enter');
  await editor.isClosed();
  await strata.press('/', 'Control+a');
  await page.keyboard.type('quiet peak');
  await expect(strata.library.cards.getByRole('row').first()).toHaveAccessibleName('Quiet Peak');
  await strata.press('Enter');
  await strata.board.holds(
    'Urborg, Tomb of Yawgmoth',
    'Dryad Arbor',
    'Swamp',
    'Grizzly Bears',
    'Blood Moon',
    'Quiet Peak',
  );
});

test('an effect is put together from parts', async ({ strata, page }) => {
  const editor = new OwnEditor(page);
  await strata.press('Shift+N');
  await editor.dialog.getByRole('radio', { name: 'From parts' }).click();
  await expect(editor.dialog.getByRole('status')).toContainText(
    'Target creature gets +1/+1 until end of turn.',
  );
  await isAccessible(page, 'an effect from parts');
  await editor.press('By A');
  await strata.board.target('Grizzly Bears').click();
  await strata.board.reads('Grizzly Bears', { size: '3/3' });
});

test('a card is taken apart: each fragment with its layer and rule', async ({ strata, page }) => {
  const editor = new OwnEditor(page);
  await strata.board.tile('Blood Moon').click();
  await strata.press('a');
  await expect(editor.dialog).toContainText('Blood Moon in the rules');
  await expect(editor.fragment('are Mountains')).toContainText('613.1d');
  await expect(editor.fragment('Nonbasic lands')).toContainText('611.3a');
  await isAccessible(page, 'the analysis of a card');
  await strata.press('Escape');
  await editor.isClosed();
});

test('a card with two faces is written, transforms on the board, and is changed there', async ({
  strata,
  page,
}) => {
  const editor = new OwnEditor(page);
  await strata.press('n');
  await editor.chooseLayout('Double-faced, transforms');
  await editor.fill({ Name: 'Calm Sage', 'Type line': 'Creature — Elf', Power: '2', Toughness: '2' });
  await editor.chooseFace('Back');
  await expect(editor.dialog.getByRole('textbox', { name: 'Mana cost' })).toHaveCount(0);
  await editor.fill({ 'Type line': 'Creature — Elf Avatar', Power: '5', Toughness: '5' });
  await editor.chooseFace(/^Front/);
  // What is missing on the other face is shown there.
  await editor.press('Save the card');
  await expect(editor.dialog.getByRole('alert')).toHaveText('A card needs a name.');
  await editor.fill({ Name: 'Wild Sage' });
  await editor.text.fill('Other creatures you control get +1/+1.');
  await isAccessible(page, 'the editor of a card with two faces');
  await editor.press('Add to A');
  await editor.isClosed();
  await strata.board.reads('Calm Sage', { size: '2/2' });
  await strata.board.reads('Grizzly Bears', { size: '2/2' });

  await strata.board.tile('Calm Sage').click();
  await strata.press('Shift+E');
  await editor.chooseFace('Back');
  await expect(editor.text).toHaveValue('Other creatures you control get +1/+1.');
  await editor.fill({ Name: 'Mad Sage' });
  await editor.press('Save the card');
  await editor.isClosed();
  await strata.library.openTab('Own');
  await expect(strata.library.panel).toContainText('Calm Sage // Mad Sage');
});

test('a token is written, changed and analysed', async ({ strata, page }) => {
  const { board, library } = strata;
  const editor = new OwnEditor(page);
  await library.openTab('Own');
  await library.panel.getByRole('button', { name: 'New token' }).click();
  await editor.fill({ Colors: 'W', 'Type line': 'Creature — Cat', Power: '1', Toughness: '1' });
  await editor.text.fill('Other creatures you control get +0/+1.');
  await isAccessible(page, 'the editor of a token');
  await editor.press('By A');
  await editor.isClosed();
  await board.reads('Cat Token', { size: '1/1' });
  await board.reads('Grizzly Bears', { size: '2/3' });

  await board.tile('Cat Token').click();
  await strata.press('Shift+E');
  await editor.text.fill('Other creatures you control get +0/+2.');
  await editor.press('Save the token');
  await board.reads('Grizzly Bears', { size: '2/4' });
  await board.tile('Cat Token').click();
  await strata.press('a');
  await expect(editor.dialog).toContainText('Cat Token in the rules');
  await expect(editor.fragment('get +0/+2')).toContainText('613.4c');
});

test('a pasted card is taken apart, face by face', async ({ strata, page }) => {
  const editor = new OwnEditor(page);
  await strata.press('Shift+A');
  await expect(editor.dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(
    'Day Cub {G}\nCreature — Bear\nOther Bears you control have trample.\n1/1\n//\nNight Cub\nCreature — Bear\nThis hums.',
  );
  await expect(editor.dialog.getByRole('heading', { name: /^Day Cub/ })).toContainText('Creature — Bear');
  await expect(editor.fragment('have trample')).toContainText('613.1f');
  await expect(editor.dialog.getByRole('region', { name: 'Night Cub' })).toContainText(
    '1 line not understood',
  );
  await isAccessible(page, 'the analysis of a pasted text');
  await editor.dialog.getByRole('textbox').fill('Creatures you control get +1/+1 until end of turn.');
  await expect(editor.dialog.getByRole('button', { name: /Read as the text of/ })).toContainText(
    'an instant',
  );
  await expect(editor.fragment('until end of turn')).toContainText('611.2a');
});

test('an effect from parts changes one kind or another, on one condition or another', async ({
  strata,
  page,
}) => {
  const editor = new OwnEditor(page);
  await strata.press('Shift+N');
  await editor.dialog.getByRole('radio', { name: 'From parts' }).click();
  await editor.press('Or something else');
  await editor.choose('Only if', 'you control a creature');
  await editor.press('Another condition');
  await editor.dialog.getByRole('radio', { name: 'one is enough' }).click();
  await expect(editor.dialog.getByRole('status')).toContainText(/creature or artifact/);
  await expect(editor.dialog.getByRole('status')).toContainText(
    /you control a creature or you control an artifact/,
  );
  await isAccessible(page, 'an effect with alternatives');
  await editor.press('By A');
  await strata.board.target('Grizzly Bears').click();
  await strata.board.reads('Grizzly Bears', { size: '3/3' });
});
