import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const thief = enter('thief', 'Master Thief');
const ring = enter('ring', 'Sol Ring', { controller: 'B' });
const steal = { trigger: { id: 'steal', source: 'thief', ability: 'gain control', targets: ['ring'] } };
const leave = (id: string) => ({ move: { id, to: 'graveyard' } });

describe('durations', () => {
  it('"until end of turn" ends in the cleanup step (514.2), and is remembered as ended', () => {
    const grown = play([bears, effect('Target creature gets +2/+2 until end of turn.', ['bears'])]);
    expect(grown.size('bears')).toBe('4/4');
    const after = play([
      bears,
      effect('Target creature gets +2/+2 until end of turn.', ['bears']),
      { turn: 'B' },
    ]);
    expect(after.size('bears')).toBe('2/2');
    expect(after.last.endedEffects).toMatchObject([{ because: 'duration', endedAt: 2, effect: { id: 'e' } }]);
  });

  it('"until the end of your next turn" outlasts the turn of the others, and the whole next one of yours', () => {
    const grown = [bears, effect('Target creature gets +2/+2 until the end of your next turn.', ['bears'])];
    expect(play([...grown, { turn: 'B' }]).size('bears')).toBe('4/4');
    expect(play([...grown, { turn: 'B' }, { turn: 'A' }]).size('bears')).toBe('4/4');
    expect(play([...grown, { turn: 'B' }, { turn: 'A' }, { turn: 'B' }]).size('bears')).toBe('2/2');
  });

  it('"until your next upkeep" ends as your next turn has begun', () => {
    const grown = [bears, effect('Target creature gets +2/+2 until your next upkeep.', ['bears'])];
    expect(play([...grown, { turn: 'B' }]).size('bears')).toBe('4/4');
    expect(play([...grown, { turn: 'B' }, { turn: 'A' }]).size('bears')).toBe('2/2');
  });

  it('"for as long as" ends for good (611.2b)', () => {
    const steps = [thief, ring, steal];
    expect(play(steps).values('ring').controller).toBe('A');
    const lost = [...steps, leave('thief')];
    expect(play(lost).values('ring').controller).toBe('B');
    const back = [...lost, { move: { id: 'thief', to: 'battlefield' } }];
    expect(play(back).values('ring').controller).toBe('B');
  });

  it('"for as long as" never begins if it is over already', () => {
    const { values, last } = play([
      thief,
      ring,
      leave('thief'),
      { trigger: { ...steal.trigger, controller: 'A' } },
    ]);
    expect(values('ring').controller).toBe('B');
    expect(last.endedEffects).toMatchObject([{ because: 'never-began', effect: { id: 'steal' } }]);
  });

  it('without a stated duration an effect lasts (611.2a), but not on a new object (400.7)', () => {
    const white = [bears, effect('Target creature becomes green.', ['bears']), { turn: 'B' }, { turn: 'A' }];
    expect(play(white).last.state.effects).toHaveLength(1);
    const again = [
      ...white,
      { move: { id: 'bears', to: 'exile' } },
      { move: { id: 'bears', to: 'battlefield' } },
    ];
    expect(play(again).last.state.effects).toMatchObject([{ affected: { objects: [] } }]);
  });

  it('outlives its source', () => {
    const { size } = play([
      bears,
      enter('hoof', 'Craterhoof Behemoth'),
      { trigger: { id: 't', source: 'hoof', ability: 'gain trample' } },
      leave('hoof'),
    ]);
    expect(size('bears')).toBe('4/4');
  });
});

describe('a set of objects', () => {
  const text = "Creatures you control get +1/+1 until end of turn and can't be blocked this turn.";

  it('is locked in as the effect begins (611.2c), but for the part that changes rules only', () => {
    const { size, values } = play([bears, effect(text), enter('late', 'Silvercoat Lion')]);
    expect([size('bears'), size('late')]).toEqual(['3/3', '2/2']);
    const restricted = (id: string) => values(id).restrictions.map(({ restriction }) => restriction);
    expect([restricted('bears'), restricted('late')]).toEqual([['cannot-be-blocked'], ['cannot-be-blocked']]);
  });
});
