import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../../testing/play.ts';

const mine = (id: string, text?: string, more: object = {}) =>
  creatureToken(id, 2, 2, { ...(text === undefined ? {} : { text }), ...more });
const theirs = (id: string, text?: string, more: object = {}) => mine(id, text, { controller: 'B', ...more });
const block = { combat: { attackers: ['a'], blockers: { b: 'a' } } };

describe('combat', () => {
  it('is as the step says, until an empty one', () => {
    const { last } = play([mine('a'), theirs('b'), block]);
    expect(last.state.combat).toEqual({
      attackers: [{ object: 'a', attacking: undefined, isBlocked: true }],
      blockers: [{ blocker: 'b', attacker: 'a' }],
    });
    const growth = effect('Target creature gets +1/+1 until end of combat.', ['a']);
    const over = play([
      mine('a'),
      { combat: { attackers: [{ id: 'a', attacking: 'B' }] } },
      growth,
      { combat: {} },
    ]);
    expect([over.last.state.combat.attackers, over.size('a')]).toEqual([[], '2/2']);
  });

  it('an effect about attacking creatures sees them', () => {
    const banner = effect('Attacking creatures get +1/+0 until end of turn.');
    expect(play([mine('a'), { combat: { attackers: ['a'] } }, banner]).size('a')).toBe('3/2');
  });

  it('refuses attackers that can’t attack', () => {
    const attack = { combat: { attackers: ['a'] } };
    expect(play([mine('a', 'Defender'), attack]).problems).toEqual(['cannot-attack']);
    expect(play([mine('a', "This creature can't attack."), attack]).problems).toEqual(['cannot-attack']);
    expect(play([enter('a', 'Forest'), attack]).problems).toEqual(['cannot-attack']);
  });

  it.each([
    ['flying', 'Flying', ''],
    ['shadow of the attacker', 'Shadow', ''],
    ['shadow of the blocker', '', 'Shadow'],
    ['horsemanship', 'Horsemanship', ''],
    ['fear', 'Fear', ''],
    ['intimidate', 'Intimidate', ''],
    ['menace', 'Menace', ''],
    ['protection', 'Protection from Soldiers', ''],
    ['an effect on the blocker', '', "This creature can't block."],
    ['an effect on the attacker', "This creature can't be blocked.", ''],
  ])('refuses a block against %s', (_, attacker, blocker) => {
    expect(play([mine('a', attacker), theirs('b', blocker), block]).problems).toEqual(['cannot-block']);
  });

  it.each([
    ['reach against flying', 'Flying', 'Reach', {}],
    ['an artifact creature against fear', 'Fear', '', { types: ['artifact', 'creature'] }],
    ['a black creature against fear', 'Fear', '', { colors: ['B'] }],
    ['small creatures against skulk', 'Skulk', '', {}],
  ])('allows %s', (_, attacker, blocker, more) => {
    expect(play([mine('a', attacker), theirs('b', blocker, more), block]).problems).toEqual([]);
  });

  it('skulk and landwalk look at the other side', () => {
    const big = theirs('b', '', { power: 3 });
    expect(play([mine('a', 'Skulk'), big, block]).problems).toEqual(['cannot-block']);
    const forest = enter('forest', 'Forest', { controller: 'B' });
    expect(play([mine('a', 'Forestwalk'), theirs('b'), block]).problems).toEqual([]);
    expect(play([mine('a', 'Forestwalk'), theirs('b'), forest, block]).problems).toEqual(['cannot-block']);
  });

  it('two can block a creature with menace; nobody blocks what does not attack, or a friend', () => {
    const two = { combat: { attackers: ['a'], blockers: { b: 'a', c: 'a' } } };
    expect(play([mine('a', 'Menace'), theirs('b'), theirs('c'), two]).problems).toEqual([]);
    const other = { combat: { attackers: ['a'], blockers: { b: 'd' } } };
    expect(play([mine('a'), mine('d'), theirs('b'), other]).problems).toEqual(['cannot-block']);
    expect(play([mine('a'), mine('b'), block]).problems).toEqual(['cannot-block']);
  });

  it('a creature that leaves is out of combat (506.4)', () => {
    const { last } = play([mine('a'), theirs('b'), block, { move: { id: 'a', to: 'hand' } }]);
    expect(last.state.combat).toEqual({ attackers: [], blockers: [] });
  });
});
