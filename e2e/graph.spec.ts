import { expect, test } from './fixtures.ts';
import { beginning } from './support/patterns.ts';

const LOOP = 'A loop: Life and Limb and Blood Moon';

test('an effect selected by mouse is seen on the board and in the ladder', async ({ strata }) => {
  const { board, graph, header, inspector, ladder } = strata;
  await header.openExample('Humility meets Blood Moon');
  await header.show('Graph');
  await expect(graph.nodes).toHaveCount(10);
  await expect(graph.node('Urborg', '4')).toHaveAccessibleName(
    /not applied.*; gone before its turn; waits for Blood Moon/,
  );
  await graph.node('Opalescence', '7b').click();
  await expect(graph.node('Opalescence', '7b')).toHaveAttribute('aria-pressed', 'true');
  await inspector.isAbout('Opalescence');
  await header.show('Ladder');
  await expect(ladder.sourceButton('Opalescence').first()).toHaveAttribute('aria-pressed', 'true');
  await header.show('Board');
  // Its source, and what it did something to, are lit.
  await inspector.panel.getByRole('button', { name: 'Opalescence', exact: true }).first().click();
  await board.isSelected('Opalescence');
});

test('an effect selected by keyboard; the board follows what is chosen from it', async ({ strata }) => {
  const { board, graph, header, inspector } = strata;
  await header.openExample('Humility meets Blood Moon');
  await header.show('Split');
  await strata.page
    .getByRole('radiogroup', { name: 'Beside the board' })
    .getByRole('radio', { name: 'Graph' })
    .click();
  await graph.node('Blood Moon', '4').focus();
  await strata.press('ArrowRight');
  await expect(graph.node('Opalescence', '4')).toBeFocused();
  await strata.press('Enter');
  await expect(graph.node('Opalescence', '4')).toHaveAttribute('aria-pressed', 'true');
  await inspector.isAbout('Opalescence');
  await inspector.panel.getByRole('button', { name: 'Humility', exact: true }).first().click();
  await board.isSelected('Humility');
});

test('the list says the same as the graph', async ({ strata }) => {
  const { graph, header, inspector } = strata;
  await header.openExample('Three that wait for each other');
  await header.show('Graph');
  await expect(graph.nodes.first()).toBeVisible();
  const labels = await graph.labels();
  await graph.asList.click();
  await expect(graph.canvas).toHaveCount(0);
  await expect(graph.items).toHaveCount(labels.length);
  for (const label of labels) {
    const number = /, number (\d+)/.exec(label)?.[1];
    // The list has the number twice: to be heard, and to be seen.
    const start = number === undefined ? 'not applied' : `number ${number}${number}t`;
    const item = graph.items.filter({ hasText: beginning(start) });
    await expect(item).toHaveCount(1);
    for (const [, on] of label.matchAll(/waits for ([^:;]+)/g))
      await expect(item).toContainText(`Waits for ${on}.`);
  }
  await graph.list.getByRole('button', { name: 'Conspiracy' }).first().click();
  await inspector.isAbout('Conspiracy');
});

test('a loop is marked, named, and read out', async ({ strata, page }) => {
  const { board, graph, header, timeline } = strata;
  await header.openExample(LOOP);
  await header.show('Graph');
  await expect(graph.canvas.getByText(/^Loop: .*t3.*t4/)).toBeVisible();
  await expect(graph.node('Blood Moon', '4')).toHaveAccessibleName(/waits for Life and Limb/);
  await expect(graph.node('Life and Limb', '4')).toHaveAccessibleName(/waits for Blood Moon/);
  await graph.canvas.getByRole('button', { name: 'Rule 613.8b' }).click();
  await expect(page.getByRole('dialog', { name: 'Rule 613.8b' })).toBeVisible();
  await strata.press('Escape');
  await graph.asList.click();
  await expect(graph.list).toContainText('In a loop dependency is ignored and timestamps decide');
  // In the other order the other one is applied first.
  await header.show('Board');
  await board.reads('Saproling Token', { types: 'Land Creature — Forest Saproling' });
  await timeline.select('Life and Limb');
  await strata.press('Alt+ArrowLeft');
  await board.reads('Saproling Token', { types: 'Land Creature — Mountain Saproling' });
});

test('it fits, zooms and pans', async ({ strata, page }) => {
  const { graph, header } = strata;
  await header.show('Graph');
  const node = graph.node('Blood Moon', '4');
  const width = async () => (await node.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.1);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(width).toBeCloseTo(before, 0);
  const left = (await node.boundingBox())?.x ?? 0;
  await graph.canvas.hover({ position: { x: 400, y: 500 } });
  await page.mouse.wheel(120, 0);
  await expect.poll(async () => (await node.boundingBox())?.x ?? 0).toBeLessThan(left - 40);
});
