import { expect, PHONE, test } from './fixtures.ts';

/** What players may do, and what spells cost: each said by an emblem, in the words of cards. */
const board = {
  strata: 1 as const,
  title: 'Costs and players',
  players: ['A', 'B'],
  steps: [
    {
      emblem: {
        id: 'lands',
        controller: 'A',
        text: 'You may play an additional land on each of your turns.',
      },
    },
    { emblem: { id: 'tax', controller: 'B', text: 'Creature spells cost {1} more to cast.' } },
    { emblem: { id: 'cheaper', controller: 'A', text: 'Creature spells you cast cost {2} less to cast.' } },
    {
      emblem: {
        id: 'least',
        controller: 'B',
        text: 'Each spell that would cost less than three mana to cast costs three mana to cast.',
      },
    },
    { emblem: { id: 'hand', controller: 'A', text: 'You have no maximum hand size.' } },
    { emblem: { id: 'safe', controller: 'A', text: 'You have hexproof.' } },
    {
      emblem: {
        id: 'flash',
        controller: 'A',
        text: 'You may cast creature spells as though they had flash.',
      },
    },
    { emblem: { id: 'never', controller: 'B', text: "Your opponents can't cast spells during your turn." } },
    { place: { id: 'bears', card: 'Grizzly Bears', zone: 'hand', owner: 'A' } },
  ],
};

test.beforeEach(async ({ strata }) => {
  await strata.openBoard(board);
});

test('a player is looked at by name: what is so, and what says it', async ({ strata, page }) => {
  const { inspector } = strata;
  await strata.board.panel.getByRole('button', { name: /^Player A/ }).click();
  await inspector.isAbout('Player A');
  await expect(inspector.value('no maximum')).toBeVisible();
  await expect(inspector.value('2')).toBeVisible();
  await expect(inspector.panel.getByRole('list', { name: 'Abilities' })).toContainText(/hexproof/i);
  await expect(inspector.panel.getByRole('list', { name: 'May' })).toContainText('as though they had flash');
  await expect(inspector.panel.getByRole('list', { name: 'Can’t' })).toContainText("can't cast spells");
  await inspector.panel.getByRole('button', { name: 'Rules of the game' }).click();
  await inspector.isAbout('Rules of the game');
  const costs = inspector.panel.getByRole('list', { name: /^Costs of spells/ }).getByRole('listitem');
  await expect(costs).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Rule 704.5j' })).toBeVisible();
});

test('by keyboard: the menus of the board and of a player lead there', async ({ strata, page }) => {
  await strata.press('Escape', 'm');
  await page.getByRole('menuitem', { name: 'Rules of the game now' }).focus();
  await strata.press('Enter');
  await strata.inspector.isAbout('Rules of the game');
  await strata.board.panel.getByRole('button', { name: 'Actions for player B' }).focus();
  await strata.press('Enter');
  await page.getByRole('menuitem', { name: 'What is so of player B' }).focus();
  await strata.press('Enter');
  await strata.inspector.isAbout('Player B');
});

test('what a card costs is told in the order of rule 601.2f', async ({ strata }) => {
  const { inspector } = strata;
  await strata.board.panel.getByRole('button', { name: /^Hand/ }).click();
  await strata.board.card('Grizzly Bears').click();
  const cost = inspector.panel.getByRole('region', { name: 'What it costs to cast' });
  const steps = cost.getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(0)).toContainText(/Mana cost\s*1G/);
  await expect(steps.nth(1)).toContainText(/Increase.*1G → 2G/);
  await expect(steps.nth(2)).toContainText(/Reduction.*2G → G/);
  await expect(steps.nth(3)).toContainText(/On the total.*G → 2G/);
});

test('the ladder ends with the rules that no layer carries out', async ({ strata, page }) => {
  await strata.press('2');
  const stated = page.getByRole('region', { name: 'Rules without a layer' });
  await expect(stated.getByRole('listitem')).toHaveCount(6);
  await expect(
    stated
      .getByRole('list', { name: /^Costs/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('{1} more'.replace(/[{}]/g, ''));
});

test('a player concedes from the menu, and by the form of designations', async ({ strata, page }) => {
  await strata.board.panel.getByRole('button', { name: 'Actions for player B' }).click();
  await page.getByRole('menuitem', { name: 'Concedes' }).click();
  await expect(strata.board.side('B').getByRole('list', { name: 'Player B has' })).toContainText(
    'lost the game',
  );
  await strata.timeline.hasNoProblem();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a player is reached there, too', async ({ strata }) => {
    await strata.openBoard(board);
    await strata.board.panel.getByRole('button', { name: /^Player A/ }).tap();
    await strata.inspector.isAbout('Player A');
  });
});
