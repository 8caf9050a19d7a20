import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const hidden = enter('bears', 'Grizzly Bears', { faceDown: 'morph' });

describe('turning face up and down', () => {
  it('keeps what applies to the permanent, and gives it a new timestamp (708.8, 613.7f)', () => {
    const steps = [hidden, { counter: { on: 'bears', kind: '+1/+1', n: 1 } }];
    const { object, size, values } = play([
      ...steps,
      effect('Target creature gets +2/+2 until end of turn.', ['bears']),
      { turnFaceUp: 'bears' },
    ]);
    expect([size('bears'), values('bears').names]).toEqual(['5/5', ['Grizzly Bears']]);
    expect(object('bears').timestamp.at).toBe(4);
  });

  it('refuses what is face up, what is face down already, and cards of no permanent', () => {
    expect(play([bears, { turnFaceUp: 'bears' }]).problems).toEqual(['cannot-turn-face-up']);
    expect(play([hidden, { turnFaceDown: 'bears' }]).problems).toEqual(['cannot-turn-face-down']);
    const growth = enter('growth', 'Giant Growth', { faceDown: 'manifest' });
    expect(play([growth, { turnFaceUp: 'growth' }]).problems).toEqual(['cannot-turn-face-up']);
  });

  it('refuses to turn a double-faced permanent face down (712.16)', () => {
    const smith = enter('smith', 'Village Ironsmith // Ironfang');
    expect(play([smith, { turnFaceDown: 'smith' }]).problems).toEqual(['cannot-turn-face-down']);
  });

  it('a cloaked permanent has ward, until it is turned up', () => {
    const cloaked = enter('bears', 'Grizzly Bears', { faceDown: 'cloak' });
    expect(play([cloaked]).values('bears').abilities).toHaveLength(1);
    expect(play([cloaked, { turnFaceUp: 'bears' }]).values('bears').abilities).toHaveLength(0);
  });
});

describe('transforming', () => {
  const smith = enter('smith', 'Village Ironsmith // Ironfang');

  it('shows the other face, with a new timestamp (613.7g)', () => {
    const { object, values } = play([smith, bears, { transform: 'smith' }]);
    expect([values('smith').names, object('smith').timestamp.at]).toEqual([['Ironfang'], 3]);
    expect(play([smith, { convert: 'smith' }, { convert: 'smith' }]).object('smith').face).toBe(0);
  });

  it('does nothing to what has no other face, and says so (701.27c)', () => {
    const { object, problems, last } = play([bears, { transform: 'bears' }]);
    expect([object('bears').face, problems, last.status]).toEqual([0, ['cannot-transform'], 'done']);
  });

  it('does nothing to a face-down permanent (712.15a)', () => {
    const down = enter('smith', 'Village Ironsmith // Ironfang', { faceDown: 'manifest' });
    expect(play([down, { transform: 'smith' }]).problems).toEqual(['cannot-transform']);
  });
});

describe('phasing', () => {
  const aura = enter('flight', 'Flight', { attachedTo: 'bears' });

  it('takes along what is attached, and brings it back (702.26g)', () => {
    const out = play([bears, aura, { phaseOut: 'bears' }]);
    expect([out.object('bears').isPhasedOut, out.object('flight').isPhasedOut]).toEqual([true, true]);
    expect(out.zone('flight')).toBe('battlefield');
    const back = play([bears, aura, { phaseOut: 'bears' }, { phaseIn: 'bears' }]);
    expect([back.object('flight').isPhasedOut, back.object('flight').attachedTo]).toEqual([false, 'bears']);
    expect(back.object('bears').timestamp.at).toBe(1);
  });

  it('an Aura that went alone finds nobody when its host is gone (702.26i)', () => {
    const { zone, actions } = play([
      bears,
      aura,
      { phaseOut: 'flight' },
      { move: { id: 'bears', to: 'exile' } },
      { phaseIn: 'flight' },
    ]);
    expect([zone('flight'), actions]).toEqual(['graveyard', ['704.5m']]);
  });

  it('what went indirectly does not come back by itself, and nobody phases in twice', () => {
    expect(play([bears, aura, { phaseOut: 'bears' }, { phaseIn: 'flight' }]).problems).toEqual([
      'phased-out',
    ]);
    expect(play([bears, { phaseIn: 'bears' }]).problems).toEqual(['not-phased-out']);
    expect(play([bears, { phaseOut: 'bears' }, { phaseOut: 'bears' }]).problems).toEqual(['phased-out']);
  });

  it('the untap step of its player brings it back (502.1)', () => {
    const steps = [bears, { phaseOut: 'bears' }];
    expect(play([...steps, { turn: 'B' }]).object('bears').isPhasedOut).toBe(true);
    expect(play([...steps, { turn: 'B' }, { turn: 'A' }]).object('bears').isPhasedOut).toBe(false);
  });

  it('what has phasing leaves in that step', () => {
    const drake = creatureToken('drake', 2, 2, { text: 'Phasing' });
    expect(play([drake, { turn: 'B' }, { turn: 'A' }]).object('drake').isPhasedOut).toBe(true);
    expect(play([drake, { turn: 'B' }]).object('drake').isPhasedOut).toBe(false);
  });

  it('removes the permanent from combat (702.26b)', () => {
    const { last } = play([bears, { combat: { attackers: ['bears'] } }, { phaseOut: 'bears' }]);
    expect(last.state.combat.attackers).toEqual([]);
  });
});

describe('changing text', () => {
  it('replaces words of one sort, for good (612.1)', () => {
    const { values } = play([bears, { text: { id: 'bears', from: 'Bear', to: 'Elf' } }, { turn: 'B' }]);
    expect(values('bears').subtypes).toEqual(['Elf']);
  });

  it('refuses words of different sorts and words that are neither', () => {
    const change = (from: string, to: string) => play([bears, { text: { id: 'bears', from, to } }]).problems;
    expect(change('Bear', 'blue')).toEqual(['malformed-step']);
    expect(change('Grizzly', 'Elf')).toEqual(['malformed-step']);
  });
});
