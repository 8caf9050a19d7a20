import { expect, test } from './fixtures.ts';

test('why an effect did nothing: its ability was gone when its turn came', async ({ strata, page }) => {
  const { board, inspector } = strata;
  await board.select('Dryad Arbor');
  await expect(inspector.didNotApply).toBeVisible();
  await expect(inspector.panel).toContainText(
    /It is older, but it depends on Blood Moon\s?: ?Blood Moon removes the ability that makes it\. So it waited, and was gone when its turn came\./,
  );
  // The rule is one press away, in our own words.
  await inspector.rule('613.8a').first().click();
  const rule = page.getByRole('dialog', { name: 'Rule 613.8a' });
  await expect(rule).toBeVisible();
  await expect(rule.getByRole('paragraph')).not.toBeEmpty();
  await strata.press('Escape');
  await expect(rule).toHaveCount(0);
  // The names in the sentence lead on: to the effect, and from it to what it is of.
  await inspector.panel.getByRole('button', { name: 'Blood Moon', exact: true }).first().click();
  await inspector.isAbout('Blood Moon');
});

test('why an effect did nothing: it was locked in before the creature came', async ({ strata }) => {
  const { board, header, inspector } = strata;
  await header.openExample('Locked in, or not');
  await board.select('Llanowar Elves');
  await expect(inspector.didNotApply).toBeVisible();
  await expect(inspector.rule('611.2c')).toBeVisible();
});

test('the explanation can be taken along as text', async ({ strata, context, page }) => {
  const { board, inspector } = strata;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await board.select('Urborg, Tomb of Yawgmoth');
  await inspector.button('Copy as text').click();
  await strata.hasSaid('Copied as text.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Urborg, Tomb of Yawgmoth');
  expect(text).toContain('Blood Moon');
  expect(text).toContain('305.7');
  await strata.press('Control+Shift+c');
  await strata.hasSaid('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Nonbasic lands are Mountains');
});
