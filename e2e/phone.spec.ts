import { expect, PHONE, test } from './fixtures.ts';
import { Phone } from './pages/phone.ts';
import { Finger } from './support/finger.ts';

test.use(PHONE);

const URBORG = 'Urborg, Tomb of Yawgmoth';

test('a board is built and read by touch', async ({ strata, page }) => {
  const { board, inspector, library } = strata;
  const phone = new Phone(page);
  await phone.newBoard();
  await board.isEmpty();
  for (const [name, player] of [
    [URBORG, 'B'],
    ['Blood Moon', 'A'],
  ] as const) {
    await phone.goTo('Library');
    const row = await library.searchFor(name);
    await row.tap();
    await library.addButton(row, player).tap();
    // One is taken back to the board, where the card now lies.
    await expect(board.tile(name)).toBeVisible();
  }
  await board.holds('Blood Moon', URBORG);
  await board.reads(URBORG, { types: 'Legendary Land — Mountain' });
  await board.button(URBORG).tap();
  await inspector.isAbout(URBORG);
  await inspector.concludes('A Mountain that taps for red.');
});

test('the sheet has three heights and goes away', async ({ strata, page }) => {
  const { board, inspector } = strata;
  const phone = new Phone(page);
  const height = async () => (await inspector.panel.boundingBox())?.height ?? 0;
  // To half a percent: what is still on its way has no height to compare with.
  const rests = async (part: number) =>
    expect.poll(async () => (await height()) / (await page.evaluate(() => innerHeight))).toBeCloseTo(part, 2);
  await rests(0.24);
  await phone.grip.tap();
  await rests(0.54);
  await phone.grip.tap();
  await rests(0.9);
  await phone.grip.tap();
  await rests(0.24);
  // Pulled up by a finger, too, and down until it is gone.
  const finger = await Finger.on(page);
  await finger.press(phone.grip);
  await finger.moveTo({ x: 195, y: 380 });
  await finger.lift();
  await rests(0.54);
  await finger.press(phone.grip);
  await finger.moveTo({ x: 195, y: 760 });
  await finger.lift();
  await expect(inspector.panel).toHaveCount(0);
  // A tap that comes at once after a throw counts.
  await board.button(URBORG).tap();
  await expect(inspector.panel).toBeVisible();
  await inspector.button('Close').tap();
  await expect(inspector.panel).toHaveCount(0);
});

test('steps are reordered with a finger that rests first', async ({ strata, page }) => {
  const { board, timeline } = strata;
  const phone = new Phone(page);
  await phone.openExample('Humility and Opalescence');
  await board.reads('Humility', { size: '4/4' });
  await phone.goTo('Timeline');
  const finger = await Finger.on(page);
  await finger.press(timeline.step('Opalescence'));
  await expect(timeline.step('Opalescence')).toHaveAttribute('aria-selected', 'true');
  await finger.moveTo(await timeline.placeAbove('Humility'));
  await timeline.isInOrder('Grizzly Bears', 'Opalescence', 'Humility');
  await finger.lift();
  await phone.goTo('Board');
  await board.reads('Humility', { size: '1/1' });
});

test('a spell finds its target by tapping', async ({ strata, page }) => {
  const { board, inspector, library } = strata;
  const phone = new Phone(page);
  await phone.goTo('Library');
  const row = await library.searchFor('Giant Growth');
  await row.tap();
  await library.addButton(row, 'A').tap();
  await board.target('Grizzly Bears').tap();
  await board.reads('Grizzly Bears', { size: '5/5' });
  await inspector.isAbout('Grizzly Bears');
});

test('the ladder and the graph are read on a phone', async ({ strata, page }) => {
  const { graph, inspector, ladder } = strata;
  const phone = new Phone(page);
  await phone.openExample('Humility meets Blood Moon');
  await phone.goTo('Ladder');
  await ladder.hasApplied(9, 9);
  await ladder.controls.getByRole('button', { name: 'Previous effect' }).tap();
  await ladder.hasApplied(8, 9);
  await expect(ladder.current).toContainText('Rancor');
  await phone.goTo('Graph');
  await graph.node('Blood Moon', '4').tap();
  await inspector.isAbout('Blood Moon');
  await inspector.button('Close').tap();
  await graph.asList.tap();
  await expect(graph.items).toHaveCount(10);
});

test('nothing is wider than the phone, and what is pressed is large enough', async ({ strata: _, page }) => {
  const phone = new Phone(page);
  for (const panel of ['Board', 'Timeline', 'Ladder', 'Graph', 'Library'] as const) {
    await phone.goTo(panel);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  for (const tab of await phone.tabs.all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});
