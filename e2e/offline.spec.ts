import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app starts without a network, with the board and every part of it', async ({
  strata,
  page,
  context,
}) => {
  await strata.hasSaid('Ready to work offline.');
  await strata.header.openExample('Humility and Opalescence');
  await strata.isKept('Humility and Opalescence');
  await context.setOffline(true);
  await strata.reload();
  await strata.header.showsBoard('Humility and Opalescence');
  await strata.board.reads('Humility', { size: '4/4' });
  // Parts that no visit has loaded yet.
  await strata.press('3');
  await expect(strata.graph.nodes.first()).toBeVisible();
  await strata.press('5');
  await expect(page.getByRole('heading', { level: 2, name: /Rules/ }).first()).toBeVisible();
  await strata.rules.boards.first().click();
  await expect(strata.header.view('Board')).toBeChecked();
  await strata.press('6');
  await expect(page.getByRole('region', { name: 'Lab' })).toBeVisible();
  await strata.press('1', 's');
  const share = strata.dialogs.named('Share this board');
  await share.getByRole('radio', { name: 'Picture', exact: true }).click();
  await expect(share.getByRole('img', { name: /^Preview/ })).toBeVisible();
  const picture = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Save PNG' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await share.getByRole('radio', { name: 'Text', exact: true }).click();
  await expect(share.getByRole('textbox', { name: 'Report' })).toHaveValue(/Comprehensive Rules/);
  await strata.press('Escape');
  for (const [key, title] of [
    ['Shift+x', 'Bug report'],
    ['Shift+w', 'What if'],
    ['o', 'Open a link or line'],
    ['Control+k', 'Commands'],
  ] as const) {
    await strata.dialogs.isClosed();
    await strata.press(key);
    await expect(strata.dialogs.named(title)).toBeVisible();
    await strata.press('Escape');
  }
  await strata.dialogs.isClosed();
  await strata.press('Shift+s');
  await expect(page.getByRole('region', { name: 'Presentation' })).toBeVisible();
  await strata.press('Escape');
  await strata.paste('p0life=20\np0battlefield=Humility;Grizzly Bears\np1battlefield=Opalescence\n');
  await expect(strata.dialogs.named('Opened from Forge')).toBeVisible();
  await strata.press('Enter');
  await strata.board.reads('Humility', { size: '4/4' });
  // Said once.
  await expect(strata.said('Ready to work offline.')).toHaveCount(0);
  // The same page, whatever its address asks for.
  await page.goto('./?embed&example=life-and-limb-loop');
  await expect(page.getByRole('article').first()).toBeVisible();
});
