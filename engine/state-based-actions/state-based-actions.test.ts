import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../testing/play.ts';
import { isRuleNumber } from '../vocabulary/rule-numbers.ts';
import { STATE_BASED_ACTIONS } from './find-actions.ts';

const bears = enter('bears', 'Grizzly Bears');
const counters = (on: string, kind: string, n: number) => ({ counter: { on, kind, n } });
const leave = (id: string) => ({ move: { id, to: 'graveyard' } });

describe('state-based actions', () => {
  it('cite rules of the pinned edition, each once', () => {
    const rules = STATE_BASED_ACTIONS.map(({ rule }) => rule);
    expect(rules.filter((rule) => !isRuleNumber(rule))).toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('put a creature with toughness 0 into the graveyard (704.5f), also an indestructible one', () => {
    expect(play([bears, counters('bears', '-1/-1', 2)])).toMatchObject({ actions: ['704.5f'] });
    const golem = creatureToken('golem', 1, 1, { text: 'Indestructible' });
    expect(play([golem, counters('golem', '-1/-1', 1)])).toMatchObject({ actions: ['704.5f', '704.5d'] });
  });

  it('do nothing where a board turns them off', () => {
    const { zone, size } = play([bears, counters('bears', '-1/-1', 2)], { sba: false });
    expect([zone('bears'), size('bears')]).toEqual(['battlefield', '0/0']);
  });

  it('destroy what has lethal damage (704.5g), but nothing indestructible; damage wears off', () => {
    const bolt = { resolve: { id: 'bolt', card: 'Lightning Bolt', controller: 'B', targets: ['bears'] } };
    expect(play([bears, bolt])).toMatchObject({ actions: ['704.5g'] });
    const sturdy = creatureToken('golem', 1, 1, { text: 'Indestructible' });
    const hard = { resolve: { id: 'bolt', card: 'Lightning Bolt', controller: 'B', targets: ['golem'] } };
    expect(play([sturdy, hard])).toMatchObject({ actions: [] });
    const wurm = creatureToken('wurm', 6, 6);
    const hit = { resolve: { id: 'bolt', card: 'Lightning Bolt', controller: 'B', targets: ['wurm'] } };
    expect(play([wurm, hit]).object('wurm').damage).toBe(3);
    expect(play([wurm, hit, { turn: 'B' }]).object('wurm').damage).toBe(0);
  });

  it('let a player keep the newest legend of a name (704.5j), or the one that the step names', () => {
    const [first, second] = [
      enter('one', 'Isamaru, Hound of Konda'),
      enter('two', 'Isamaru, Hound of Konda'),
    ];
    expect(play([first, second]).zone('one')).toBe('graveyard');
    const kept = enter('two', 'Isamaru, Hound of Konda', { choices: { keep: 'one' } });
    expect(play([first, kept]).zone('two')).toBe('graveyard');
    const others = enter('two', 'Isamaru, Hound of Konda', { controller: 'B' });
    expect(play([first, others]).actions).toEqual([]);
  });

  it('put an Aura without anything to enchant into the graveyard (704.5m)', () => {
    const aura = enter('aura', 'Holy Strength', { attachedTo: 'bears' });
    expect(play([bears, aura]).zone('aura')).toBe('battlefield');
    expect(play([bears, aura, leave('bears')])).toMatchObject({ actions: ['704.5m'] });
  });

  it('take Equipment off what is no creature any more (704.5n)', () => {
    const wings = enter('wings', 'Cobbled Wings');
    const { object, actions } = play([
      bears,
      wings,
      { attach: { id: 'wings', to: 'bears' } },
      leave('bears'),
    ]);
    expect([object('wings').attachedTo, object('wings').zone, actions]).toEqual([
      undefined,
      'battlefield',
      [],
    ]);
    const animated = effect('All noncreature artifacts become 2/2 artifact creatures until end of turn.');
    const worn = play([bears, wings, { attach: { id: 'wings', to: 'bears' } }, animated]);
    expect([worn.object('wings').attachedTo, worn.actions]).toEqual([undefined, ['704.5n']]);
  });

  it('remove +1/+1 and -1/-1 counters together (704.5q)', () => {
    const { object, actions } = play([bears, counters('bears', '+1/+1', 3), counters('bears', '-1/-1', 1)]);
    expect(object('bears').counters.map(({ kind, count }) => `${count} ${kind}`)).toEqual(['2 +1/+1']);
    expect(actions).toEqual(['704.5q']);
  });

  it('let a token cease to exist outside the battlefield (704.5d)', () => {
    const { zone, actions } = play([creatureToken('soldier', 1, 1), leave('soldier')]);
    expect([zone('soldier'), actions]).toEqual(['nowhere', ['704.5d']]);
  });

  it('are repeated until none applies', () => {
    const anthem = enter('anthem', 'Glorious Anthem');
    const steps = [
      anthem,
      creatureToken('small', 0, 0),
      enter('aura', 'Holy Strength', { attachedTo: 'small' }),
    ];
    const { zone, actions } = play([...steps, leave('anthem'), counters('small', '-1/-1', 2)]);
    expect([zone('small'), zone('aura')]).toEqual(['nowhere', 'graveyard']);
    expect(actions).toEqual(['704.5f', '704.5d', '704.5m']);
  });
});
