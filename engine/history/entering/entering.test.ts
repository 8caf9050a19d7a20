import { describe, expect, it } from 'vitest';
import { enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');

describe('entering the battlefield', () => {
  it('as a copy takes the copiable values of now (707.2b), and is what it copies for good', () => {
    const copy = enter('clone', 'Clone', { choices: { copy: 'bears' } });
    const { values, size } = play([bears, copy, { counter: { on: 'bears', kind: '+1/+1', n: 2 } }]);
    expect([values('clone').names, size('clone')]).toEqual([['Grizzly Bears'], '2/2']);
  });

  it('as a copy may not choose what enters at the same time, or is of another sort (614.12a)', () => {
    const pair = {
      enter: [
        { id: 'clone', card: 'Clone', controller: 'A', choices: { copy: 'bears' } },
        { id: 'bears', card: 'Grizzly Bears', controller: 'A' },
      ],
    };
    expect(play([pair]).problems).toEqual(['illegal-choice']);
    const ofLand = enter('clone', 'Clone', { choices: { copy: 'forest' } });
    expect(play([enter('forest', 'Forest'), ofLand]).problems).toEqual(['illegal-choice']);
  });

  it('without the ability that would let it copy enters as it is (614.12)', () => {
    const vesuva = enter('vesuva', 'Vesuva', { choices: { copy: 'forest' } });
    const { values, object } = play([enter('forest', 'Forest'), enter('moon', 'Blood Moon'), vesuva]);
    expect([values('vesuva').subtypes, object('vesuva').isTapped]).toEqual([['Mountain'], false]);
  });

  it('brings loyalty counters (306.5b), those that a card says, and then those that the document adds', () => {
    const kinds = (id: string, card: string, more = {}) =>
      play([enter(id, card, more)])
        .object(id)
        .counters.map(({ kind, count }) => `${count} ${kind}`);
    expect(kinds('oko', 'Oko, Thief of Crowns')).toEqual(['4 loyalty']);
    expect(kinds('depths', 'Dark Depths', { counters: { ice: 1, charge: 2 } })).toEqual([
      '11 ice',
      '2 charge',
    ]);
  });

  it('remembers what was chosen, and marks a choice that was not made', () => {
    const chosen = enter('xeno', 'Xenograft', { choices: { creatureType: 'Zombie' } });
    expect(play([bears, chosen]).values('bears').subtypes).toEqual(['Bear', 'Zombie']);
    const { problems, zone } = play([enter('xeno', 'Xenograft')]);
    expect([problems, zone('xeno')]).toEqual([['missing-choice'], 'battlefield']);
    expect(play([enter('xeno', 'Xenograft', { choices: { creatureType: 'Swamp' } })]).problems).toEqual([
      'illegal-choice',
    ]);
  });

  it('with life to pay needs that life, for all that enter together (614.12b)', () => {
    const shock = (id: string) => ({ id, card: 'Temple Garden', controller: 'A', choices: { mode: 'pay' } });
    const life = { life: { player: 'A', n: 3 } };
    const one = play([life, { enter: shock('one') }]);
    expect([one.object('one').isTapped, one.last.state.players[0]?.life]).toEqual([false, 1]);
    expect(play([life, { enter: [shock('one'), shock('two')] }]).problems).toEqual(['cannot-pay']);
    expect(play([enter('one', 'Temple Garden')]).object('one').isTapped).toBe(true);
  });

  it('at the same time gives timestamps in APNAP order (613.7m)', () => {
    const { object } = play([
      {
        enter: [
          { id: 'theirs', card: 'Grizzly Bears', controller: 'B' },
          { id: 'yours', card: 'Grizzly Bears', controller: 'A' },
        ],
      },
    ]);
    const [yours, theirs] = [object('yours').timestamp, object('theirs').timestamp];
    expect([yours.at === theirs.at, yours.order < theirs.order]).toEqual([true, true]);
  });

  it('refuses an Aura on what it cannot enchant', () => {
    const aura = enter('aura', 'Holy Strength', { attachedTo: 'forest' });
    expect(play([enter('forest', 'Forest'), aura]).problems).toEqual(['illegal-attachment']);
  });
});
