import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');

describe('steps', () => {
  it('move makes a new object, called as the step says', () => {
    const steps = [bears, { counter: { on: 'bears', kind: '+1/+1', n: 1 } }];
    const { size, zone } = play([
      ...steps,
      { move: { id: 'bears', to: 'exile' } },
      { move: { id: 'bears', to: 'battlefield', as: 'again' } },
    ]);
    expect([size('again'), zone('bears')]).toEqual(['2/2', 'nowhere']);
  });

  it('turn untaps the permanents of the player, but not those that do not untap', () => {
    const { object } = play([
      bears,
      { tap: 'bears' },
      enter('lion', 'Silvercoat Lion', { controller: 'B' }),
      { tap: 'lion' },
      { turn: 'B' },
    ]);
    expect([object('bears').isTapped, object('lion').isTapped]).toEqual([true, false]);
  });

  it('a token is described word by word, or a copy', () => {
    const flyer = creatureToken('bird', 1, 1, { subtypes: ['Bird'], colors: ['U'], text: 'Flying' });
    const { values } = play([flyer, { token: { id: 'copy', controller: 'B', copyOf: 'bird' } }]);
    expect(values('copy')).toMatchObject({ names: ['Soldier'], colors: ['U'], power: 1, controller: 'B' });
    expect(values('copy').abilities).toHaveLength(1);
    expect(play([creatureToken('odd', 1, 1, { text: 'Gobbledygook until dawn.' })]).problems).toEqual([
      'unsupported-text',
    ]);
  });

  it('an ability is found by a part of its text, as the object has it now', () => {
    const use = { activate: { id: 'a', source: 'factory', ability: 'becomes a 2/2' } };
    const factory = enter('factory', "Mishra's Factory");
    expect(play([factory, use]).size('factory')).toBe('2/2');
    expect(play([factory, enter('moon', 'Blood Moon'), use]).problems).toEqual(['unknown-ability']);
    expect(play([bears, { activate: { source: 'bears', ability: 'equip' } }]).problems).toEqual([
      'unknown-ability',
    ]);
  });

  it('keyword abilities do what the keyword means', () => {
    const crew = { activate: { id: 'c', source: 'copter', ability: 'crew' } };
    expect(play([enter('copter', "Smuggler's Copter"), crew]).values('copter').cardTypes).toEqual([
      'artifact',
      'creature',
    ]);
    const equip = { activate: { id: 'q', source: 'wings', ability: 'equip', targets: ['bears'] } };
    expect(play([bears, enter('wings', 'Cobbled Wings'), equip]).object('wings').attachedTo).toBe('bears');
    const onLand = { activate: { id: 'q', source: 'wings', ability: 'equip', targets: ['forest'] } };
    expect(play([enter('forest', 'Forest'), enter('wings', 'Cobbled Wings'), onLand]).problems).toEqual([
      'illegal-attachment',
    ]);
  });

  it('a loyalty ability needs the loyalty that it costs (606.6)', () => {
    const oko = enter('oko', 'Oko, Thief of Crowns');
    const up = { activate: { id: 'u', source: 'oko', ability: 'loses all abilities', targets: ['bears'] } };
    const { object, size } = play([bears, oko, up]);
    expect([object('oko').counters[0]?.count, size('bears')]).toEqual([5, '3/3']);
  });

  it('effects need their targets, and a text that is understood', () => {
    expect(play([bears, effect('Target creature gets +2/+2 until end of turn.')]).problems).toEqual([
      'missing-target',
    ]);
    expect(play([bears, effect('Make everything nice.')]).problems).toEqual(['unknown-effect-text']);
  });

  it('unknown kinds of steps are marked', () => {
    expect(play([{ 'turn-inside-out': { id: 'x' } }]).problems).toEqual(['unsupported-step']);
  });
});
