import { stepsBoard, unknownCard } from './boards.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { Phone } from './pages/phone.ts';
import { isAccessible } from './support/axe.ts';

/** A board with layers, dependencies, a loop's colors, counters, Auras, and what did not apply. */
const EXAMPLE = 'Humility meets Blood Moon';
const LOOP = 'A loop: Life and Limb and Blood Moon';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('every view', async ({ strata, page }) => {
      test.slow();
      const { board, graph, header, inspector, ladder, library, timeline } = strata;
      await isAccessible(page, 'the first visit');
      await header.openExample(EXAMPLE);
      await board.select('Grizzly Bears');
      await isAccessible(page, 'board');
      await strata.press('p');
      await isAccessible(page, 'printed look');
      await strata.press('p');
      await library.openTab('Effects');
      await library.effect('Gets +N/+N').click();
      await isAccessible(page, 'effects of the library');
      await library.openTab('Examples');
      await expect(library.example(EXAMPLE)).toBeVisible();
      await timeline.select('Humility');
      await isAccessible(page, 'examples of the library, a step selected');
      await header.show('Ladder');
      await ladder.sourceButton('Opalescence').first().click();
      await isAccessible(page, 'ladder, the board beside it');
      await ladder.beside('Why');
      await expect(inspector.title).toBeVisible();
      await isAccessible(page, 'ladder, the reasons beside it');
      await header.show('Split');
      await isAccessible(page, 'split');
      await header.openExample(LOOP);
      await header.show('Graph');
      await graph.node('Blood Moon', '4').click();
      await isAccessible(page, 'graph');
      await graph.asList.click();
      await expect(graph.items.first()).toBeVisible();
      await isAccessible(page, 'the graph as a list');
    });

    test('steps being put together', async ({ strata, page }) => {
      test.slow();
      const { board, dialogs } = strata;
      await strata.openBoard(stepsBoard);
      await board.isThere('Grizzly Bears');
      const looks = async (key: string, title: string) => {
        await board.button('Grizzly Bears').focus();
        await strata.press(key);
        await expect(dialogs.named(title)).toBeVisible();
        await isAccessible(page, title);
        await dialogs.press('Cancel');
      };
      await looks('Shift+B', 'Combat');
      await looks('i', 'Sticker on Grizzly Bears');
      await looks('w', 'Change words of Grizzly Bears');
      await looks('u', 'A card enters the battlefield');
      await board.select('Face down');
      await strata.press('=', 'e');
      await expect(dialogs.named('Edit step')).toContainText('at the same time');
      await isAccessible(page, 'the order of entering');
      await dialogs.press('Cancel');
      await strata.press('Escape', 'm');
      await expect(page.getByRole('menu')).toBeVisible();
      await isAccessible(page, 'menu of the game');
    });

    test('dialogs, menus, messages', async ({ strata, page }) => {
      test.slow();
      const { board, dialogs, header, inspector, library, timeline } = strata;
      await header.menuButton.click();
      await expect(header.menu).toBeVisible();
      await isAccessible(page, 'menu of the board');
      await strata.press('Escape');
      await board.openMenu('Grizzly Bears');
      await isAccessible(page, 'menu of a tile');
      await strata.press('Escape');
      await strata.press('?');
      await expect(dialogs.named('Keys and help')).toBeVisible();
      await isAccessible(page, 'help');
      await dialogs.press('Close');
      await timeline.select('Grizzly Bears');
      await strata.press('e');
      await expect(dialogs.named('Edit step')).toBeVisible();
      await isAccessible(page, 'a step being edited');
      await dialogs.press('Cancel');
      await strata.press('F2');
      await isAccessible(page, 'the board being named');
      await dialogs.press('Cancel');
      await board.select('Dryad Arbor');
      await inspector.rule('613.8a').first().click();
      await expect(dialogs.named('Rule 613.8a')).toBeVisible();
      await isAccessible(page, 'a rule');
      await strata.press('Escape');
      await library.add('Giant Growth', 'A');
      await expect(board.target('Grizzly Bears')).toBeVisible();
      await isAccessible(page, 'a target being chosen');
      await strata.press('Escape');
      await library.add('Xenograft', 'A');
      await expect(dialogs.named('Choose a creature type')).toBeVisible();
      await isAccessible(page, 'a type being chosen');
      await strata.press('Escape');
      await strata.openFile('notes.json', 'no JSON');
      await expect(dialogs.named(/can’t be opened/)).toBeVisible();
      await isAccessible(page, 'a file that can’t be opened');
      await dialogs.press('Close');
      await strata.openBoard(unknownCard);
      await timeline.problemsButton(1).click();
      await isAccessible(page, 'a step with a problem');
      await header.newBoard();
      await isAccessible(page, 'an empty board');
    });

    test('what is shared, asked and looked up', async ({ strata, page }) => {
      test.slow();
      const { board, dialogs, inspector, rules } = strata;
      const pin = inspector.panel.getByRole('button', { name: 'Pin what you expected: P/T' });
      await board.select('Grizzly Bears');
      await pin.click();
      await inspector.panel.getByRole('textbox', { name: 'Expected: P/T' }).fill('1/1');
      await strata.press('Enter');
      await expect(inspector.panel).toContainText('Expected 1/1, found');
      await isAccessible(page, 'an expectation that is pinned');
      for (const [key, title] of [
        ['s', 'Share this board'],
        ['Shift+x', 'Bug report'],
        ['Shift+w', 'What if'],
      ] as const) {
        await strata.press(key);
        await expect(dialogs.named(title)).toBeVisible();
        await isAccessible(page, title, '[role="dialog"]');
        await strata.press('Escape');
        await dialogs.isClosed();
      }
      await strata.paste('p0life=17\np0battlefield=Humility;Grizzly Bears\np0manapool=G\n');
      await expect(dialogs.named('Opened from Forge')).toBeVisible();
      await isAccessible(page, 'what was left out of a state', '[role="dialog"]');
      await strata.press('Escape');
      await board.select('Grizzly Bears');
      await strata.press('z');
      await expect(page.getByRole('region', { name: 'Lab', exact: true })).toBeVisible();
      await isAccessible(page, 'lab');
      await strata.press('5');
      await expect(rules.numbers.first()).toBeVisible();
      await isAccessible(page, 'rules');
    });

    test.describe('on a phone', () => {
      test.use(PHONE);

      test('every panel', async ({ strata, page }) => {
        test.slow();
        const { board, graph, header, inspector, library } = strata;
        const phone = new Phone(page);
        await isAccessible(page, 'the first visit');
        await phone.openExample(EXAMPLE);
        await board.button('Grizzly Bears').tap();
        await inspector.isAbout('Grizzly Bears');
        await isAccessible(page, 'board with the sheet');
        await inspector.button('Close').tap();
        for (const panel of ['Timeline', 'Ladder', 'Library'] as const) {
          await phone.goTo(panel);
          await expect(page.getByRole('main').or(library.panel).first()).toBeVisible();
          await isAccessible(page, panel);
        }
        await phone.goTo('Graph');
        await expect(graph.nodes.first()).toBeVisible();
        await isAccessible(page, 'graph');
        await graph.asList.tap();
        await isAccessible(page, 'the graph as a list');
        await header.menuButton.tap();
        await expect(header.menu).toBeVisible();
        await isAccessible(page, 'menu of the board');
      });
    });
  });
}
