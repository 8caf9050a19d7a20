import { describe, expect, it } from 'vitest';
import { enter, play } from '../testing/play.ts';

const place = (id: string, card: string) => ({ place: { id, card, zone: 'hand', owner: 'A' } });
const flames = { resolve: { id: 'cf', card: 'Cackling Flames', controller: 'A', targets: ['B'] } };
const FURNACE = enter('furnace', 'Furnace of Rath');

/** The choices of a step, each with its group, those that may be chosen, and all that apply. */
const choicesOf = (steps: readonly object[]) =>
  play(steps as never).last.recorded.flatMap(({ steps: recorded }) =>
    recorded.flatMap((step) =>
      step.kind === 'chosen'
        ? [
            [
              step.choice.group,
              step.choice.open.map(({ effect }) => effect.label),
              step.choice.candidates.map(({ effect }) => effect.label),
            ],
          ]
        : [],
    ),
  );

describe('a self-replacement effect (614.15)', () => {
  it('must be chosen before all others (616.1a), which are looked at again after it (616.1f)', () => {
    expect(choicesOf([FURNACE, flames])).toEqual([
      ['616.1a', ['cf'], ['cf', 'furnace']],
      ['616.1e', ['furnace'], ['furnace']],
    ]);
  });

  it('is nothing to choose while its condition does not hold', () => {
    expect(choicesOf([FURNACE, place('card', 'Grizzly Bears'), flames])).toEqual([
      ['616.1e', ['furnace'], ['furnace']],
    ]);
  });

  it('replaces what can’t happen, too (614.17c)', () => {
    const text = 'You gain 3 life. If you control a creature, you gain 5 life instead.';
    const none = {
      token: {
        id: 'no',
        controller: 'A',
        name: 'no',
        types: ['enchantment'],
        text: "Players can't gain life.",
      },
    };
    const effect = { effect: { id: 'gain', controller: 'A', text } };
    const steps = [none, enter('bear', 'Grizzly Bears'), effect];
    expect(choicesOf(steps)[0]).toEqual(['616.1a', ['gain'], ['gain']]);
    expect(play(steps as never).last.state.players[0]?.life).toBe(20);
  });
});
