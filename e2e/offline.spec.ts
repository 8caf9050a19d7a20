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
  // Said once.
  await expect(strata.said('Ready to work offline.')).toHaveCount(0);
  // The same page, whatever its address asks for.
  await page.goto('./?embed&example=life-and-limb-loop');
  await expect(page.getByRole('article').first()).toBeVisible();
});
