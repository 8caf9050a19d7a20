import { abilitiesBoard, stepsBoard } from './boards.ts';
import { expect, test } from './fixtures.ts';
import type { StrataPage } from './pages/strata-page.ts';

// Each kind of step, added by keyboard only: keys for a permanent that has the focus, and forms that Ctrl+Enter closes.

const DONE = 'Control+Enter';

/** An effect with this text, by A. */
async function addEffect(strata: StrataPage, text: string): Promise<void> {
  const { dialogs, page } = strata;
  await strata.press('Escape', 'Shift+N');
  await dialogs.field('Text').focus();
  await page.keyboard.type(text);
  await dialogs.open.getByRole('button', { name: 'By A' }).focus();
  await strata.press('Enter');
}

test.beforeEach(async ({ strata }) => {
  test.slow();
  await strata.openBoard(stepsBoard);
  await strata.board.isThere('Grizzly Bears');
});

test('what a word says of a permanent: tapped, face up and down, transformed, flipped, phased', async ({
  strata,
}) => {
  const { board, timeline } = strata;
  const on = (name: string) => board.button(name).focus();
  await on('Grizzly Bears');
  await strata.press('Shift+T');
  await expect(board.tile('Grizzly Bears')).toContainText('tapped');
  await board.isSelected('Grizzly Bears');
  await strata.press('Shift+T');
  await expect(board.tile('Grizzly Bears')).not.toContainText('tapped');

  await on('Face down');
  await strata.press('f');
  // With the counter of its megamorph (702.37b), which stays on it.
  await board.reads('Marsh Hulk', { size: '5/7' });
  await on('Marsh Hulk');
  await strata.press('f');
  await board.reads('Face down', { size: '3/3' });

  await on('Kessig Prowler');
  await strata.press('r');
  await board.reads('Sinuous Predator', { size: '4/4' });
  await on('Sinuous Predator');
  await strata.press('Shift+R');
  await board.isThere('Kessig Prowler');

  await on('Test Novice');
  await strata.press('Shift+F');
  await board.reads('Test Master', { size: '5/5' });

  await on('Hill Giant');
  await strata.press('Shift+P');
  await expect(board.tile('Hill Giant')).toContainText('phased out');
  await strata.press('Shift+P');
  await expect(board.tile('Hill Giant')).not.toContainText('phased out');
  await timeline.endsWith(
    'Tap Grizzly Bears',
    'Untap Grizzly Bears',
    'Marsh Hulk face up',
    'Marsh Hulk face down',
    'Kessig Prowler transforms',
    'Kessig Prowler converts',
    'Test Novice flips',
    'Hill Giant phases out',
    'Hill Giant phases in',
  );
  await timeline.hasNoProblem();
});

test('what is asked in a form: counters, designations, stickers, words, zones, copies', async ({
  strata,
  page,
}) => {
  const { board, dialogs, timeline } = strata;
  const on = (name: string) => board.button(name).focus();
  const type = (words: string) => page.keyboard.type(words);

  await on('Grizzly Bears');
  await strata.press('c');
  await expect(dialogs.named('Counters on Grizzly Bears')).toBeVisible();
  await type('shield');
  await strata.press(DONE);
  await dialogs.isClosed();
  await expect(board.tile('Grizzly Bears')).toContainText('shield');

  await strata.press('d');
  await expect(dialogs.named('Designation of Grizzly Bears')).toBeVisible();
  await dialogs.chooseByKey('Designation', 'suspected');
  await strata.press(DONE);
  await dialogs.isClosed();
  await expect(board.tile('Grizzly Bears')).toContainText('suspected');
  await board.reads('Grizzly Bears', { has: 'Menace' });

  await strata.press('i');
  await expect(dialogs.named('Sticker on Grizzly Bears')).toBeVisible();
  await type('Urza');
  await strata.press(DONE);
  await dialogs.isClosed();
  await board.isThere('Grizzly Bears Urza');
  await strata.press('i');
  await dialogs.chooseByKey('Kind of sticker', 'Power/toughness');
  await dialogs.field('Power').focus();
  await strata.press('Control+a');
  await type('7');
  await strata.press('Tab', DONE);
  await dialogs.isClosed();
  await board.reads('Grizzly Bears Urza', { size: '7/1' });
  await strata.press('i');
  await dialogs.chooseByKey('Kind of sticker', 'Ability');
  await dialogs.field('Text').focus();
  await type('Flying');
  await expect(dialogs.open).toContainText('As it is read');
  await strata.press(DONE);
  await dialogs.isClosed();
  await board.reads('Grizzly Bears Urza', { has: 'Flying' });

  await on('Test Novice');
  await strata.press('w');
  await expect(dialogs.named('Change words of Test Novice')).toBeVisible();
  await type('Human');
  await strata.press('Tab');
  await type('Goblin');
  await strata.press(DONE);
  await dialogs.isClosed();
  await board.reads('Test Novice', { types: 'Creature — Goblin' });

  await on('Hill Giant');
  await strata.press('Shift+C');
  await expect(board.tile('Hill Giant')).toHaveCount(2);
  await board.button('Hill Giant').first().focus();
  await strata.press('v');
  await expect(dialogs.named('Move Hill Giant')).toBeVisible();
  await strata.press(DONE);
  await dialogs.isClosed();
  await expect(board.tile('Hill Giant')).toHaveCount(1);

  await on("Accorder's Shield");
  await strata.press('h');
  await board.target('Test Novice').focus();
  await strata.press('Enter');
  await board.reads('Test Novice', { size: '1/4' });
  await strata.press('Escape');
  await board.tuckedButton("Accorder's Shield").focus();
  await strata.press('Shift+H');
  await board.reads('Test Novice', { size: '1/1' });
  await timeline.hasNoProblem();
});

test('spells: cast, in one of the ways of the card, resolved, and merged', async ({ strata, page }) => {
  const { board, dialogs, timeline } = strata;
  await strata.press('Escape', 'q');
  await expect(dialogs.named('Cast a spell')).toBeVisible();
  await page.keyboard.type('Giant Growth');
  await strata.press(DONE);
  await board.target('Grizzly Bears').focus();
  await strata.press('Enter');
  await board.reads('Grizzly Bears', { size: '2/2' });
  await board.card('Giant Growth').focus();
  await strata.press('Shift+Q');
  await board.reads('Grizzly Bears', { size: '5/5' });

  await strata.press('Escape', 'q');
  await page.keyboard.type('Dreamtail Heron');
  await strata.press('Enter');
  await dialogs.combo('Way to cast').focus();
  await page.keyboard.type('mutate');
  await strata.press(DONE);
  await board.target('Grizzly Bears').focus();
  await strata.press('Enter');
  await board.card('Dreamtail Heron').focus();
  await strata.press('g');
  await board.target('Grizzly Bears').focus();
  await strata.press('Enter');
  await expect(dialogs.named('Where does the spell come to lie?')).toBeVisible();
  await strata.press('Enter');
  await dialogs.isClosed();
  await board.reads('Dreamtail Heron', { size: '6/7' });
  await timeline.hasNoProblem();
});

test('combat, day and night, players, turns and tokens', async ({ strata, page }) => {
  const { board, dialogs, timeline } = strata;
  await strata.press('Escape', 'b');
  await expect(dialogs.named('Combat')).toBeVisible();
  await dialogs.open.getByRole('checkbox', { name: /^Grizzly Bears attacks/ }).focus();
  await strata.press(' ', DONE);
  await dialogs.isClosed();
  await expect(board.tile('Grizzly Bears')).toContainText('attacking B');
  await strata.press('b');
  await dialogs.chooseByKey('What Hill Giant blocks', 'Grizzly Bears');
  await strata.press(DONE);
  await dialogs.isClosed();
  await expect(board.tile('Hill Giant')).toContainText('blocking Grizzly Bears');

  await strata.press('m');
  await page.getByRole('menuitem', { name: 'End of combat' }).focus();
  await strata.press('Enter');
  await expect(board.tile('Grizzly Bears')).not.toContainText('attacking');

  await strata.press('y');
  await expect(board.panel.getByText('Day', { exact: true })).toBeVisible();
  await strata.press('y');
  await expect(board.panel.getByText('Night', { exact: true })).toBeVisible();

  await strata.press('Shift+M');
  await expect(dialogs.named('Designation of Player A')).toBeVisible();
  await strata.press(DONE);
  await expect(board.side('A').getByRole('list', { name: 'Player A has' })).toContainText('monarch');
  await strata.press('Shift+L');
  await expect(dialogs.named('Life total')).toBeVisible();
  await strata.press('Control+a');
  await page.keyboard.type('7');
  await strata.press('Tab', DONE);
  await expect(board.side('A').getByTitle('Life of player A')).toHaveText('7');

  await strata.press('Shift+U');
  await expect(dialogs.named('New token')).toBeVisible();
  await strata.press('Escape');
  await strata.press('t');
  await timeline.endsWith('It becomes day', 'It becomes night', 'A: monarch', 'A at 7', 'Turn of B');
  await timeline.hasNoProblem();
});

test('abilities, choices, effects and emblems, and cards in other zones', async ({ strata, page }) => {
  const { board, dialogs, timeline } = strata;
  await strata.openBoard(abilitiesBoard);
  await board.reads('Glad Cleric', { types: 'Creature — Elf', size: '1/1' });
  /** From the menu of what has the focus: down to an entry, and into what it opens. */
  const choose = async (entry: string) => {
    await page.getByRole('menuitem', { name: entry }).focus();
    await strata.press('Enter');
  };
  const openMenu = async (name: string) => {
    await board.button(name).focus();
    await strata.press('Enter', 'm');
  };
  await openMenu('Glad Cleric');
  await choose('Whenever you gain life');
  await board.reads('Glad Cleric', { size: '2/2' });
  await openMenu('Kessig Prowler');
  await choose('Transform this creature');
  await board.isThere('Sinuous Predator');
  await openMenu('Xenograft');
  await choose('Choose a creature type');
  await expect(dialogs.named('Choose a creature type')).toBeVisible();
  await page.keyboard.type('Goblin');
  await strata.press('Enter');
  await dialogs.isClosed();
  await board.reads('Glad Cleric', { types: 'Creature — Goblin' });

  for (const [kind, text] of [
    ['effect', 'Creatures you control get +1/+1 until end of turn.'],
    ['emblem', 'Creatures you control have flying.'],
  ] as const) {
    await strata.press('Shift+N');
    await expect(dialogs.named('New effect')).toBeVisible();
    if (kind === 'emblem') {
      await dialogs.open.getByRole('radio', { name: 'Emblem' }).focus();
      await strata.press(' ');
    }
    await dialogs.field('Text').focus();
    await page.keyboard.type(text);
    await dialogs.open.getByRole('button', { name: 'By A' }).focus();
    await strata.press('Enter');
    await dialogs.isClosed();
  }
  await board.reads('Glad Cleric', { size: '3/3', has: 'flying' });

  await strata.press('Escape', 'Shift+V');
  await expect(dialogs.named('Put a card into a zone')).toBeVisible();
  await page.keyboard.type('Swamp');
  await strata.press('Enter', DONE);
  await dialogs.isClosed();
  await expect(board.panel.getByRole('button', { name: /^Graveyard/ })).toBeVisible();
  await timeline.hasNoProblem();
});

test('cards that enter at the same time, and the order that their player chooses', async ({
  strata,
  page,
}) => {
  const { board, dialogs, inspector, timeline } = strata;
  for (const name of ['Humility', 'Opalescence']) {
    await strata.press('Escape', 'u');
    await expect(dialogs.named('A card enters the battlefield')).toBeVisible();
    await page.keyboard.type(name);
    await strata.press(DONE);
    await board.isThere(name);
  }
  // Humility is the older one: 4/4. The other way round it is 1/1.
  await board.reads('Humility', { size: '4/4' });
  await timeline.step('Opalescence').focus();
  await strata.press('ArrowLeft', 'ArrowRight', '=');
  await timeline.endsWith('Humility, Opalescence');
  await board.reads('Humility', { size: '4/4' });

  await board.select('Humility');
  await expect(inspector.panel).toContainText('Player A chose the order');
  await strata.press('e');
  await expect(dialogs.named('Edit step')).toBeVisible();
  await dialogs.open.getByRole('button', { name: /^Opalescence.*2 of 2/ }).focus();
  await strata.press(' ', 'ArrowUp', ' ');
  await expect(dialogs.open.getByRole('button', { name: /^Opalescence.*1 of 2/ })).toBeFocused();
  await strata.press(DONE);
  await dialogs.isClosed();
  await timeline.endsWith('Opalescence, Humility');
  await board.reads('Humility', { size: '1/1' });
  // Apart again.
  await strata.press('=');
  await timeline.endsWith('Opalescence', 'Humility');
});

test('what is divided among targets is asked for, and what the rules then do is told with its rule', async ({
  strata,
  page,
}) => {
  const { board, dialogs, inspector, timeline } = strata;
  await addEffect(strata, 'Distribute three -1/-1 counters among one, two, or three target creatures.');
  for (const name of ['Grizzly Bears', 'Hill Giant']) {
    await board.target(name).focus();
    await strata.press('Enter');
  }
  await page.getByRole('button', { name: /^(Finish|Choose none)/ }).focus();
  await strata.press('Enter');
  const dialog = dialogs.named('Divide it among the targets');
  await expect(dialog).toContainText('3 of 3 given');
  // Two for the Bears and one for the Giant; one less is not all.
  await expect(dialog.getByRole('textbox', { name: 'Grizzly Bears' })).toBeFocused();
  await strata.press('ArrowDown');
  await expect(dialog).toContainText('2 of 3 given');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await strata.press('ArrowUp');
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await strata.press('Enter');
  await dialogs.isClosed();
  await board.reads('Hill Giant', { size: '2/2' });
  await expect(board.tile('Grizzly Bears')).toHaveCount(0);
  // Said where it happened, at the step, and at the card in its new zone.
  await strata.hasSaid('Grizzly Bears is put into the graveyard: toughness 0 or less. (704.5f)');
  await expect(timeline.panel.getByText('State-based actions followed')).toHaveCount(1);
  await expect(inspector.panel).toContainText('toughness 0 or less');
  await expect(inspector.panel.getByRole('button', { name: 'Rule 704.5f' })).toBeVisible();
  await timeline.hasNoProblem();
});

test('objects that one effect makes get their timestamps in an order that is chosen by keyboard', async ({
  strata,
}) => {
  const { board, dialogs, inspector, timeline } = strata;
  await addEffect(strata, 'Create two 1/1 white Soldier creature tokens.');
  await dialogs.isClosed();
  await expect(board.tile('Soldier Token').first()).toBeVisible();
  await board.button('Soldier Token').first().focus();
  await strata.press('Enter');
  const order = inspector.panel.getByRole('region', { name: 'At the same time.' });
  await expect(order.getByRole('listitem')).toHaveText([/Soldier Token 1/, /Soldier Token 2/]);
  await order.getByRole('button', { name: 'Soldier Token 2 earlier' }).focus();
  await strata.press('Enter');
  await expect(order.getByRole('listitem')).toHaveText([/Soldier Token 2/, /Soldier Token 1/]);
  await strata.hasSaid('Soldier Token 2 is now 1 of 2.');
  // The keyboard went along.
  await expect(order.getByRole('button', { name: 'Soldier Token 2 later' })).toBeFocused();
  await strata.press('Control+z');
  await expect(order.getByRole('listitem')).toHaveText([/Soldier Token 1/, /Soldier Token 2/]);
  await timeline.hasNoProblem();
});

test('a step that the rules refuse says so with its rule, before and after it is added', async ({
  strata,
}) => {
  const { board, dialogs, timeline, inspector } = strata;
  await board.button('Monastery Flock').focus();
  await strata.press('Shift+B');
  await expect(dialogs.named('Combat')).toContainText('Monastery Flock can’t attack');
  await expect(dialogs.open.getByRole('button', { name: 'Rule 702.3b' })).toBeVisible();
  await strata.press(DONE);
  await dialogs.isClosed();
  await strata.hasSaid('Monastery Flock can’t attack. (702.3b)');
  await expect(timeline.panel).toContainText('Monastery Flock can’t attack');
  await expect(inspector.panel).toContainText('Monastery Flock can’t attack');
  await timeline.isAt('Monastery Flock attacks', 'failed');
});
