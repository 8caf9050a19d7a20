import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const spell = (card: string) => ({ cast: { id: 'spell', card, controller: 'A' } });
const over = { merge: { top: 'spell', bottom: 'bears', id: 'm' } };
const under = { merge: { top: 'bears', bottom: 'spell', id: 'm' } };

describe('merging', () => {
  it('on top: the characteristics of the spell, the abilities of all (730.2a, 702.140e)', () => {
    const bird = creatureToken('bears', 1, 1, { text: 'Flying' });
    const { values, zone } = play([bird, spell('Serra Angel'), over]);
    expect(values('m').names).toEqual(['Serra Angel']);
    expect([values('m').abilities.length, values('m').manaValue]).toEqual([3, 5]);
    expect([zone('spell'), zone('bears')]).toEqual(['nowhere', 'nowhere']);
  });

  it('below: the permanent looks as before, with more abilities', () => {
    const { values } = play([bears, spell('Serra Angel'), under]);
    expect([values('m').names, values('m').abilities.length, values('m').manaValue]).toEqual([
      ['Grizzly Bears'],
      2,
      2,
    ]);
  });

  it('it stays the same permanent: counters, effects and attachments go on (730.2c)', () => {
    const { object, size } = play([
      bears,
      { counter: { on: 'bears', kind: '+1/+1', n: 1 } },
      enter('flight', 'Flight', { attachedTo: 'bears' }),
      effect('Target creature gets +3/+3 until end of turn.', ['bears']),
      spell('Serra Angel'),
      over,
    ]);
    expect([size('m'), object('flight').attachedTo, object('m').sinceStep]).toEqual(['8/8', 'm', 0]);
  });

  it('what applied to the spell applies to the permanent (702.140f)', () => {
    const red = effect('Target spell becomes red.', ['spell']);
    expect(play([bears, spell('Serra Angel'), red, over]).values('m').colors).toEqual(['R']);
  });

  it('a copy has all of it; later copy effects hide it', () => {
    const clone = enter('clone', 'Clone', { choices: { copy: 'm' } });
    const angels = [bears, spell('Serra Angel'), under, clone];
    expect(play(angels).values('clone').abilities).toHaveLength(2);
    const becomes = effect('Target creature becomes a copy of another target creature.', ['m', 'lion']);
    const lion = enter('lion', 'Silvercoat Lion');
    const hidden = play([...angels.slice(0, 3), lion, becomes]);
    expect([hidden.values('m').names, hidden.values('m').abilities.length]).toEqual([['Silvercoat Lion'], 0]);
  });

  it('what is on top decides whether it is face down (730.2e)', () => {
    const down = enter('bears', 'Grizzly Bears', { faceDown: 'morph' });
    expect(play([down, spell('Serra Angel'), under]).object('m').faceDown).toBe('morph');
    expect(play([down, spell('Serra Angel'), over]).object('m').faceDown).toBeUndefined();
  });

  it('its components part as it leaves (730.3)', () => {
    const { zone, values } = play([
      bears,
      spell('Serra Angel'),
      over,
      { move: { id: 'm', to: 'graveyard' } },
    ]);
    expect([zone('m'), zone('bears')]).toEqual(['graveyard', 'graveyard']);
    expect([values('m').names, values('bears').names]).toEqual([['Serra Angel'], ['Grizzly Bears']]);
    const back = play([bears, spell('Serra Angel'), over, { move: { id: 'm', to: 'battlefield' } }]);
    expect([back.zone('m'), back.zone('bears')]).toEqual(['battlefield', 'battlefield']);
    expect(back.values('m').abilities).toHaveLength(2);
  });

  it('refuses what is not a spell and a permanent', () => {
    const lion = enter('lion', 'Silvercoat Lion');
    const two = { merge: { top: 'lion', bottom: 'bears', id: 'm' } };
    expect(play([bears, lion, two]).problems).toEqual(['cannot-merge']);
    expect(
      play([bears, lion, spell('Serra Angel'), { merge: { ...over.merge, id: 'lion' } }]).problems,
    ).toEqual(['duplicate-id']);
  });
});
