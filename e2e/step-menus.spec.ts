import { stepsBoard } from './boards.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { Phone } from './pages/phone.ts';
import { Finger } from './support/finger.ts';
import { beginning } from './support/patterns.ts';

test.describe('with a mouse', () => {
  test.beforeEach(async ({ strata }) => {
    test.slow();
    await strata.openBoard(stepsBoard);
    await strata.board.isThere('Grizzly Bears');
  });

  test('a menu offers what fits first, and everything else behind it', async ({ strata, page }) => {
    const { board } = strata;
    const menu = page.getByRole('menu').first();
    const entry = (name: string) => menu.getByRole('menuitem', { name: beginning(name) });
    await board.button('Face down').click({ button: 'right' });
    await expect(entry('Turn face up')).toBeVisible();
    await expect(entry('Transform')).toHaveCount(0);
    await entry('Turn face up').click();
    await board.reads('Marsh Hulk', { size: '5/7' });

    await board.button('Kessig Prowler').click({ button: 'right' });
    await expect(entry('Transform')).toBeVisible();
    await expect(entry('Turn face')).toHaveCount(0);
    await entry('More steps').click();
    await page.getByRole('menuitem', { name: 'Phase out' }).click();
    await expect(board.tile('Kessig Prowler')).toContainText('phased out');
    await board.act('Kessig Prowler', 'Phase in');
    await expect(board.tile('Kessig Prowler')).not.toContainText('phased out');

    await board.act('Test Novice', 'Flip');
    await board.isThere('Test Master');
    await board.act('Grizzly Bears', 'More steps', 'Designation', 'Becomes renowned');
    await expect(board.tile('Grizzly Bears')).toContainText('renowned');
    await board.act('Grizzly Bears', 'Designation', 'No longer renowned');
    await expect(board.tile('Grizzly Bears')).not.toContainText('renowned');
    await board.act('Grizzly Bears', 'Counters', 'Add stun');
    await expect(board.tile('Grizzly Bears')).toContainText('stun');
  });

  test('a player, a card in hand and the board have menus of their own', async ({ strata, page }) => {
    const { board } = strata;
    const choose = (name: string) => page.getByRole('menuitem', { name }).click();
    const player = board.panel.getByRole('button', { name: 'Actions for player B' });
    await player.click({ button: 'right' });
    await choose('Designation');
    await choose('Takes the initiative');
    await expect(board.side('B').getByRole('list', { name: 'Player B has' })).toContainText('initiative');
    await player.click();
    await choose('Counters');
    await choose('Add poison');
    await expect(board.side('B').getByRole('list', { name: 'Player B has' })).toContainText('poison');

    await board.panel.getByRole('button', { name: /^Hand/ }).click();
    await board.card('Forest').click({ button: 'right' });
    await choose('Move to');
    await choose('Battlefield');
    await board.isThere('Forest');

    await board.side('A').click({ button: 'right', position: { x: 400, y: 8 } });
    await choose('It becomes night');
    await expect(board.panel.getByText('Night', { exact: true })).toBeVisible();
  });

  test('cards that enter together are reordered by dragging', async ({ strata, page }) => {
    const { board, dialogs, timeline } = strata;
    await strata.openBoard({
      strata: 1,
      title: 'Together',
      players: ['A', 'B'],
      steps: [
        {
          enter: [
            { id: 'humility', card: 'Humility', controller: 'A' },
            { id: 'opalescence', card: 'Opalescence', controller: 'A' },
          ],
        },
      ],
    });
    await board.reads('Humility', { size: '4/4' });
    await timeline.select('Humility, Opalescence');
    await strata.press('e');
    const row = (name: string) =>
      dialogs.open.getByRole('button', { name: new RegExp(`^${name}.*\\d of 2`) });
    const from = await row('Opalescence').boundingBox();
    const to = await row('Humility').boundingBox();
    if (from === null || to === null) throw new Error('The rows are not there');
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, { steps: 4 });
    await page.mouse.move(from.x + 60, to.y + 2, { steps: 8 });
    await page.mouse.up();
    await expect(row('Opalescence')).toHaveAccessibleName(/1 of 2/);
    await dialogs.open.getByRole('button', { name: /^Save/ }).click();
    await board.reads('Humility', { size: '1/1' });
  });

  test('a card of the library is cast, and enters with options', async ({ strata }) => {
    const { board, dialogs, library } = strata;
    const row = await library.searchFor('Marsh Hulk');
    await row.click();
    await row.getByRole('button', { name: 'With options' }).click();
    await expect(dialogs.named('A card enters the battlefield')).toBeVisible();
    await dialogs.choose('Face down', 'morph');
    await dialogs.open.getByText('Enters tapped').click();
    await dialogs.open.getByRole('button', { name: /^Add/ }).last().click();
    await dialogs.isClosed();
    await expect(board.tile('Face down').last()).toContainText('tapped');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger that rests on a tile opens its menu', async ({ strata, page }) => {
    const { board } = strata;
    await strata.openBoard(stepsBoard);
    const finger = await Finger.on(page);
    await finger.press(board.button('Kessig Prowler'));
    await expect(page.getByRole('menuitem', { name: 'Transform', exact: true })).toBeVisible();
    await finger.lift();
    await expect(page.getByRole('menuitem', { name: 'Transform', exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Transform', exact: true }).tap();
    await board.isThere('Sinuous Predator');
  });

  test('the steps of the game and of the selected object have buttons', async ({ strata, page }) => {
    const { board, inspector } = strata;
    await strata.openBoard(stepsBoard);
    const phone = new Phone(page);
    await phone.goTo('Board');
    await page.getByRole('button', { name: 'Steps', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'It becomes day' }).tap();
    await expect(board.panel.getByText('Day', { exact: true })).toBeVisible();
    await board.button('Hill Giant').tap();
    await inspector.panel.getByRole('button', { name: 'Steps of Hill Giant' }).tap();
    await page.getByRole('menuitem', { name: 'Tap' }).tap();
    await expect(board.tile('Hill Giant')).toContainText('tapped');
  });
});
