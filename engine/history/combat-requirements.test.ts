import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../testing/play.ts';

const bears = (id: string, controller = 'A') => creatureToken(id, 2, 2, { controller });
const attacker = (id: string) =>
  creatureToken(id, 2, 2, { text: 'This creature attacks each combat if able.' });
const blocker = (id: string) =>
  creatureToken(id, 2, 2, { controller: 'B', text: 'This creature blocks each combat if able.' });
const attack = (attackers: readonly string[], blockers: Record<string, string> = {}) => ({
  combat: { attackers, blockers },
});

describe('a declaration of attackers', () => {
  it('leaves nobody at home who must attack and could (508.1d)', () => {
    expect(play([attacker('must'), bears('other'), attack(['other'])]).problems).toEqual(['must-attack']);
    expect(play([attacker('must'), bears('other'), attack(['must', 'other'])]).problems).toEqual([]);
  });

  it('never breaks a restriction to obey a requirement (508.1c)', () => {
    const pacified = [attacker('must'), enter('p', 'Pacifism', { attachedTo: 'must' }), bears('other')];
    expect(play([...pacified, attack(['other'])]).problems).toEqual([]);
    expect(play([attacker('must'), { tap: 'must' }, bears('other'), attack(['other'])]).problems).toEqual([]);
  });
});

describe('a declaration of blockers', () => {
  const game = [bears('one'), bears('two'), blocker('must'), bears('free', 'B')];

  it('leaves nobody idle who must block and could (509.1c)', () => {
    expect(play([...game, attack(['one'], { free: 'one' })]).problems).toEqual(['must-block']);
    expect(play([...game, attack(['one'], { must: 'one' })]).problems).toEqual([]);
    expect(play([...game, attack(['one'])]).problems).toEqual([]);
  });

  it('finds a second blocker for menace, if one is free', () => {
    const menace = effect('Target creature gains menace until end of turn.', ['one']);
    const twoFree = [...game, bears('third', 'B'), menace];
    expect(play([...twoFree, attack(['one', 'two'], { free: 'two' })]).problems).toEqual(['must-block']);
    expect(play([...game, menace, attack(['one'], {})]).problems).toEqual([]);
  });
});
