import { describe, expect, it } from 'vitest';
import { creatureToken, effect, enter, play } from '../testing/play.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isRuleNumber } from '../vocabulary/rule-numbers.ts';
import { battleWithoutProtector } from './battle-protectors.ts';
import { findStateBasedActions, STATE_BASED_ACTIONS } from './find-actions.ts';

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

  it('let a player lose with no life left (704.5a) or ten poison counters (704.5c), once', () => {
    const dead = play([{ life: { player: 'A', n: 0 } }]);
    expect(dead.actions).toEqual(['704.5a']);
    expect(dead.last.state.players[0]?.designations).toContain('lost the game');
    expect(play([{ life: { player: 'A', n: 0 } }, bears]).actions).toEqual([]);
    expect(play([counters('B', 'poison', 9)]).actions).toEqual([]);
    expect(play([counters('B', 'poison', 10)]).actions).toEqual(['704.5c']);
  });

  it('let nobody lose who can’t (101.2)', () => {
    const angel = enter('angel', 'Platinum Angel');
    const saved = play([angel, { life: { player: 'A', n: -3 } }]);
    expect(saved.actions).toEqual([]);
    expect(play([angel, { life: { player: 'A', n: -3 } }, leave('angel')]).actions).toEqual(['704.5a']);
    expect(play([angel, { life: { player: 'B', n: 0 } }]).actions).toEqual(['704.5a']);
  });

  it('remove counters above what a permanent can have (704.5r)', () => {
    const text = "This creature can't have more than three dream counters on it.";
    const dreamer = creatureToken('dreamer', 1, 1, { text });
    const { object, actions } = play([dreamer, counters('dreamer', 'dream', 5)]);
    expect(actions).toEqual(['704.5r']);
    expect(object('dreamer').counters.map(({ kind, count }) => `${count} ${kind}`)).toEqual(['3 dream']);
    expect(play([dreamer, counters('dreamer', 'dream', 3)]).actions).toEqual([]);
    const silent = [dreamer, enter('humility', 'Humility'), counters('dreamer', 'dream', 5)];
    expect(play(silent).actions).toEqual([]);
  });

  it('put a battle without defense into the graveyard: a Siege (704.5v), or another one (704.5w)', () => {
    const battle = (subtypes: readonly string[]) => ({
      token: { id: 'battle', controller: 'A', name: 'Front', types: ['battle'], subtypes },
    });
    expect(play([battle(['Siege'])]).actions).toContain('704.5v');
    expect(play([battle([])]).actions).toContain('704.5w');
  });

  it('give a battle another protector when its protector can’t be that (704.5y)', () => {
    const siege = {
      token: { id: 'siege', controller: 'A', name: 'Front', types: ['battle'], subtypes: ['Siege'] },
    };
    const steps = [siege, counters('siege', 'defense', 3)];
    const entered = play(steps, { sba: false });
    expect(entered.object('siege').protector).toBe('B');
    const stolen = effect('Gain control of target permanent.', ['siege'], { controller: 'B' });
    const taken = play([...steps, stolen], { sba: false });
    const rules = findStateBasedActions(taken.last.evaluation, { keep: undefined, finishedSaga: undefined });
    expect(rules).toEqual([
      { rule: '704.5y', changes: [{ kind: 'choose-protector', object: 'siege', player: 'A' }] },
    ]);
  });

  it('give a protector to what became a battle on the battlefield (704.5x)', () => {
    const { last } = play([bears], { sba: false });
    const { evaluation } = last;
    const battle = {
      ...evaluation,
      object: (id: ObjectId) => ({
        ...evaluation.object(id),
        cardTypes: ['battle'] as const,
        subtypes: ['Siege'],
      }),
    };
    const found = battleWithoutProtector.find(battle, { keep: undefined, finishedSaga: undefined });
    expect(found).toEqual([{ kind: 'choose-protector', object: 'bears', player: 'B' }]);
  });

  it('start the engines of a player without speed (704.5aa), once', () => {
    const racer = creatureToken('racer', 2, 2, { text: 'Start your engines!' });
    const { actions, last } = play([racer]);
    expect(actions).toEqual(['704.5aa']);
    expect(last.state.players[0]?.designations).toContain('speed 1');
    expect(play([racer, bears]).actions).toEqual([]);
  });
});
