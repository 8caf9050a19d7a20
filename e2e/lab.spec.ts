import { expect, test } from './fixtures.ts';
import { holdOver } from './support/mouse.ts';
import { centerOf } from './support/spots.ts';

/** Opens one of the questions of the menu of examples. */
async function openQuestion(page: import('@playwright/test').Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Examples' }).click();
  await page
    .getByRole('option', { name: title })
    .or(page.getByRole('button', { name: title }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Lab' })).toBeVisible();
}

test('Doubling Season and Hardened Scales: all orders, then one of them into the timeline', async ({
  page,
}) => {
  await page.goto('/');
  await openQuestion(page, 'Doubling Season and Hardened Scales');
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByRole('heading', { name: '2 orders, 2 outcomes' })).toBeVisible();
  await expect(lab.getByText('Best for A')).toBeVisible();
  // The event is changed, and everything with it.
  await lab
    .getByRole('button', { name: /Increase/ })
    .first()
    .click();
  await expect(lab.getByText('Grizzly Bears 10/10').first()).toBeVisible();
  await lab.getByRole('button', { name: /^Hardened Scales/ }).click();
  await lab.getByRole('button', { name: /^Doubling Season/ }).click();
  await expect(lab.getByText('Player A puts 8 +1/+1 counters on Grizzly Bears.').first()).toBeVisible();
  await lab.getByRole('button', { name: 'Put it into the timeline' }).click();
  const inspector = page.locator('[data-panel="inspector"]');
  await expect(inspector.getByText('Player A chooses Hardened Scales.')).toBeVisible();
  await expect(page.locator('[data-object="bears"]').first()).toContainText('10/10');
});

test('Notion Thief: by the keyboard, through the tree', async ({ page }) => {
  await page.goto('/');
  await openQuestion(page, 'Notion Thief and Thought Reflection');
  const tree = page.getByRole('region', { name: 'All orders as a tree' });
  await expect(tree.getByText('Best for B')).toBeVisible();
  await tree.locator('[data-situation="n0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByText('Player A draws 1 card.').first()).toBeVisible();
  await lab.getByRole('button', { name: 'Put it into the timeline' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .locator('[data-panel="inspector"]')
      .getByText(/Notion Thief/)
      .first(),
  ).toBeVisible();
});

test('Temple Garden under Blood Moon: a ghost on the board, with its own inspector', async ({ page }) => {
  await page.goto('/');
  await openQuestion(page, 'Temple Garden enters under Blood Moon');
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByText('No effect applies to this event.')).toBeVisible();
  await page.keyboard.press('1');
  const ghost = page.getByRole('list', { name: 'As it would be on the battlefield' });
  await expect(ghost).toContainText('Mountain');
  await ghost.getByRole('button').first().click();
  await expect(page.locator('[data-panel="inspector"]').getByText('Blood Moon').first()).toBeVisible();
});

test('a menu of the board leads to the lab', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-tile="bears"]').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /What if/ }).click();
  await page.getByRole('menuitem', { name: 'Would be destroyed' }).click();
  await expect(page.getByRole('region', { name: 'Lab' }).getByText('Nothing to choose')).toBeVisible();
});

test('a card dragged to where it would enter is looked at in the lab, and the board stays', async ({
  strata,
  page,
}) => {
  const { board, library } = strata;
  await board.isThere('Blood Moon');
  const row = await library.searchFor('Temple Garden');
  await holdOver(page, library.handle(row, 'Temple Garden'), board.side('B'));
  const place = board.side('B').getByText('Would enter: look at it in the lab');
  const { x, y } = await centerOf(place);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByText('Temple Garden: A Mountain that taps for red.')).toBeVisible();
  // What keeps each effect of the board from applying is told.
  await expect(lab.getByText('In the end')).toBeVisible();
});

test('more orders than can be looked at: the page goes on, says so, and has outcomes all the same', async ({
  strata,
  page,
}) => {
  const doublers = Array.from({ length: 12 }, (_, index) => ({
    enter: {
      id: `d${index}`,
      card: index % 2 === 0 ? 'Hardened Scales' : 'Doubling Season',
      controller: 'A',
    },
  }));
  await strata.openBoard({
    strata: 1,
    title: 'Twelve of them',
    players: ['A', 'B'],
    steps: [{ enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } }, ...doublers],
  });
  await strata.board.button('Grizzly Bears').focus();
  await strata.press('Enter', 'm');
  await page.getByRole('menuitem', { name: /What if/ }).focus();
  await strata.press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Would get counters' }).focus();
  await strata.press('Enter');
  const lab = page.getByRole('region', { name: 'Lab' });
  await expect(lab.getByRole('heading', { name: 'More orders than can be looked at' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(lab.getByText(/orders to their end/)).toBeVisible();
  const outcomes = lab.getByRole('list', { name: 'Outcomes' });
  await expect(outcomes.getByRole('button').first()).toContainText('Best found for A');
  // Step by step it goes on, by keyboard.
  await lab.locator('[data-candidate]').first().focus();
  await strata.press('Enter');
  await expect(lab.getByText('11, each once')).toBeVisible();
});
