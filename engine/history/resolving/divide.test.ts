import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../../testing/play.ts';

const board = [creatureToken('small', 2, 2), creatureToken('large', 5, 5), creatureToken('other', 3, 3)];
const distribute = 'Distribute three +1/+1 counters among one, two, or three target creatures.';
const burn = 'This creature deals 4 damage divided as you choose among any number of targets.';
const shield =
  'Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.';

const dealing = (
  text: string,
  targets: readonly string[],
  divide: readonly number[] | undefined,
  more = [] as object[],
) =>
  play([
    ...board,
    effect(text, targets, divide === undefined ? {} : { choices: { divide } }),
    ...more,
  ] as never);

describe('what is divided among targets (601.2d)', () => {
  it('goes to each as it was announced, in the order of the targets', () => {
    const { size } = dealing(distribute, ['large', 'small'], [1, 2]);
    expect(['large', 'small', 'other'].map(size)).toEqual(['6/6', '4/4', '3/3']);
  });

  it('may be damage to creatures and players, dealt at the same time', () => {
    const { history, zone, last } = dealing(burn, ['B', 'large', 'small'], [1, 1, 2]);
    expect(history.problems).toEqual([]);
    expect(last.state.players.map(({ life }) => life)).toEqual([20, 19]);
    expect([zone('small'), zone('large')]).toEqual(['nowhere', 'battlefield']);
  });

  it('may be a shield for each of them, as large as its share (615.7)', () => {
    const damage = (to: string, amount: number) => ({
      event: { id: `to-${to}`, damage: { source: 'other', to, amount } },
    });
    const { last, zone } = dealing(shield, ['A', 'small'], [1, 3], [damage('A', 2), damage('small', 4)]);
    expect(last.state.players[0]?.life).toBe(19);
    expect(zone('small')).toBe('battlefield');
    expect(dealing(shield, ['A', 'small'], [3, 1], [damage('small', 4)]).zone('small')).not.toBe(
      'battlefield',
    );
  });

  it('goes to a single target without a choice', () => {
    const { size, problems } = dealing(distribute, ['small'], undefined);
    expect([size('small'), problems]).toEqual(['5/5', []]);
  });

  it.each([
    { divide: [1, 1], why: 'something is left over' },
    { divide: [3, 0], why: 'one gets nothing' },
    { divide: [1, 1, 1], why: 'there are other targets' },
  ])('is refused where $why', ({ divide }) => {
    const { size, problems } = dealing(distribute, ['small', 'large'], divide);
    expect(problems).toEqual(['illegal-choice']);
    expect(size('small')).toBe('2/2');
  });

  it('is divided evenly where nothing is said, which is told', () => {
    const { size, problems } = dealing(distribute, ['small', 'large'], undefined);
    expect([size('small'), size('large')]).toEqual(['4/4', '6/6']);
    expect(problems).toEqual(['missing-choice']);
  });

  it('loses what a target would have got that is gone (608.2b)', () => {
    const gone = play([
      ...board,
      enter('bears', 'Grizzly Bears'),
      { move: { id: 'bears', to: 'graveyard' } },
      effect(distribute, ['bears', 'large'], { choices: { divide: [2, 1] } }),
    ]);
    expect(gone.size('large')).toBe('6/6');
  });
});
