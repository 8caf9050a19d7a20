import { describe, expect, it } from 'vitest';
import { enter, play } from '../testing/play.ts';

const steps = (text: string) =>
  [
    enter('wurm', 'Craw Wurm', { controller: 'B' }),
    enter('bears', 'Grizzly Bears'),
    enter('giant', 'Hill Giant'),
    { effect: { id: 'shield', controller: 'A', text, targets: ['wurm'] } },
    {
      event: {
        id: 'x',
        damage: [
          { source: 'wurm', to: 'bears', amount: 1 },
          { source: 'wurm', to: 'giant', amount: 2 },
        ],
      },
    },
  ] as never;

describe('to which simultaneous damage an effect is applied', () => {
  it('is all that a source would deal then, for "the next time" (615.8)', () => {
    const text = 'The next time target creature would deal damage this turn, prevent that damage.';
    const { object, last } = play(steps(text));
    expect([object('bears').damage, object('giant').damage, last.state.effects]).toEqual([0, 0, []]);
  });

  it('is each by itself for a shield that counts damage (615.7)', () => {
    const text = 'Prevent the next 2 damage that target creature would deal this turn.';
    const { object, last } = play(steps(text));
    expect([object('bears').damage, object('giant').damage, last.state.effects]).toEqual([0, 1, []]);
  });
});
