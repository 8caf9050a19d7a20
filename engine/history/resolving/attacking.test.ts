import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const create = effect("Create a 1/1 white Cat creature token that's tapped and attacking.");
const attack = { combat: { attackers: ['bears'] } };
const attackers = (steps: readonly object[]) =>
  play(steps as never).last.state.combat.attackers.map(({ object }) => object);

describe('tokens that are attacking (508.4)', () => {
  it('join the attackers, and none of the others', () => {
    const all = attackers([bears, attack, create]);
    expect(all).toHaveLength(2);
    expect(all[0]).toBe('bears');
  });

  it('attack nobody outside of combat', () => {
    expect(attackers([bears, create])).toEqual([]);
  });
});
