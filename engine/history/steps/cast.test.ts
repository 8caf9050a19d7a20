import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const cast = (id: string, card: string, more: object = {}) => ({
  cast: { id, card, controller: 'A', ...more },
});

describe('casting', () => {
  it('puts a spell on the stack with its characteristics', () => {
    const { values, zone } = play([cast('lion', 'Silvercoat Lion')]);
    expect([zone('lion'), values('lion').power, values('lion').controller]).toEqual(['stack', 2, 'A']);
  });

  it('the spell keeps its targets and what was chosen for it until it resolves', () => {
    const growth = cast('growth', 'Giant Growth', { targets: ['bears'] });
    const { size, zone } = play([bears, growth, { resolve: { spell: 'growth' } }]);
    expect([size('bears'), zone('growth')]).toEqual(['5/5', 'graveyard']);
  });

  it('effects on a spell go on with the permanent, and no longer (400.7a)', () => {
    const red = effect('Target spell becomes red.', ['lion']);
    const steps = [cast('lion', 'Silvercoat Lion'), red];
    expect(play(steps).values('lion').colors).toEqual(['R']);
    const resolved = [...steps, { resolve: { id: 'cat', spell: 'lion' } }];
    expect(play(resolved).values('cat').colors).toEqual(['R']);
    expect(play([...resolved, { move: { id: 'cat', to: 'hand' } }]).values('cat').colors).toEqual(['W']);
  });

  it('a face-down spell is a nameless 2/2 and becomes a face-down permanent (708.4)', () => {
    const down = cast('bears', 'Grizzly Bears', { faceDown: 'disguise' });
    const { values, object } = play([down, { resolve: { spell: 'bears' } }]);
    expect(play([down]).values('bears').names).toEqual([]);
    expect([object('bears').faceDown, values('bears').names]).toEqual(['disguise', []]);
  });

  it('an Aura spell resolves onto its target, or not at all (608.3b–c)', () => {
    const flight = cast('flight', 'Flight', { targets: ['bears'] });
    expect(play([bears, flight, { resolve: { spell: 'flight' } }]).object('flight').attachedTo).toBe('bears');
    const gone = { move: { id: 'bears', to: 'hand' } };
    expect(play([bears, flight, gone, { resolve: { spell: 'flight' } }]).zone('flight')).toBe('graveyard');
  });

  it('refuses lands, and a way of casting that the card does not have', () => {
    expect(play([cast('forest', 'Forest')]).problems).toEqual(['illegal-choice']);
    expect(play([cast('bears', 'Grizzly Bears', { how: 'bestow' })]).problems).toEqual(['illegal-choice']);
    expect(play([bears, { resolve: { spell: 'bears' } }]).problems).toEqual(['wrong-zone']);
  });

  it('remembers that it was kicked', () => {
    const kicked = cast('bears', 'Grizzly Bears', { how: 'kicked' });
    expect(play([kicked, { resolve: { spell: 'bears' } }]).object('bears').designations).toEqual(['kicked']);
  });
});
