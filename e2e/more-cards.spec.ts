import { expect, test } from './fixtures.ts';

test('a card of the rest of the library is found, put on the board, and stays in its file', async ({
  strata,
}) => {
  const { board, library, timeline } = strata;
  await library.add('Platinum Emperion', 'A');
  await expect(board.button('Platinum Emperion')).toBeVisible();
  await strata.isKept('Platinum Emperion');
  await strata.reload();
  await expect(board.button('Platinum Emperion')).toBeVisible();
  await expect(timeline.problemsButton(1)).toHaveCount(0);
});

test('a file that names such a card finds it', async ({ strata }) => {
  const { board, timeline } = strata;
  await strata.openBoard({
    title: 'A file with names only',
    players: ['A'],
    steps: [{ enter: { id: 'one', card: 'Platinum Emperion', controller: 'A' } }],
  });
  await board.reads('Platinum Emperion', { size: '8/8' });
  await expect(timeline.problemsButton(1)).toHaveCount(0);
});
