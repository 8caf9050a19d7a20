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
