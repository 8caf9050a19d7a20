import { describe, expect, it, test } from 'vitest';
import { creatureToken, effect, enter, play } from '../testing/play.ts';
import { isRuleNumber } from '../vocabulary/rule-numbers.ts';
import { STATE_BASED_ACTIONS } from './find-actions.ts';

type Step = Readonly<Record<string, unknown>>;

const bears = enter('bears', 'Grizzly Bears');
const life = (player: string, n: number) => ({ life: { player, n } });
const counters = (on: string, kind: string, n: number) => ({ counter: { on, kind, n } });
const token = (id: string, types: readonly string[], more: object = {}) => ({
  token: { id, controller: 'A', name: id, types, ...more },
});
const damage = (source: string, to: string, amount: number) => ({
  event: { id: 'hit', damage: { source, to, amount } },
});
const draws = (player: string, n: number) => ({ event: { id: 'draws', draw: { player, n } } });
const role = (id: string) =>
  token(id, ['enchantment'], { subtypes: ['Aura', 'Role'], text: 'Enchant creature', attachedTo: 'bears' });
const own = (name: string, cardTypes: readonly string[], more: object) => ({
  name,
  layout: 'normal',
  faces: [{ name, manaCost: '', supertypes: [], cardTypes, subtypes: [], abilities: [], ...more }],
});
/** Cards that no library has. */
const cards = [
  own('Walker', ['planeswalker'], { loyalty: 2 }),
  own('Front', ['battle'], { defense: 2 }),
  own('Siege', ['battle'], { defense: 2, subtypes: ['Siege'] }),
];
const siege = enter('siege', 'Siege');
const saga = token('saga', ['enchantment'], { subtypes: ['Saga'], text: 'I — You gain 1 life.' });

/** For each state-based action a game whose last step makes it happen, and a step instead of that which does not. */
const PERFORMED: Readonly<Record<string, readonly [before: readonly Step[], does: Step, doesNot: Step]>> = {
  '704.5a': [[], life('B', 0), life('B', 1)],
  '704.5b': [
    [{ place: { id: 'only', card: 'Grizzly Bears', zone: 'library', owner: 'A' } }],
    draws('A', 2),
    draws('A', 1),
  ],
  '704.5c': [[], counters('A', 'poison', 10), counters('A', 'poison', 9)],
  '704.5d': [
    [creatureToken('soldier', 1, 1)],
    { move: { id: 'soldier', to: 'exile' } },
    { phaseOut: 'soldier' },
  ],
  '704.5f': [[bears], counters('bears', '-1/-1', 2), counters('bears', '-1/-1', 1)],
  '704.5g': [
    [bears, enter('other', 'Grizzly Bears'), damage('other', 'bears', 1)],
    effect('Target creature gets -0/-1.', ['bears']),
    effect('Target creature gets -1/-0.', ['bears']),
  ],
  '704.5h': [
    [creatureToken('wurm', 6, 6), creatureToken('snake', 1, 1, { text: 'Deathtouch' }), bears],
    damage('snake', 'wurm', 1),
    damage('bears', 'wurm', 1),
  ],
  '704.5i': [
    [enter('walker', 'Walker')],
    counters('walker', 'loyalty', -2),
    counters('walker', 'loyalty', -1),
  ],
  '704.5j': [
    [enter('one', 'Isamaru, Hound of Konda')],
    enter('two', 'Isamaru, Hound of Konda'),
    enter('two', 'Isamaru, Hound of Konda', { controller: 'B' }),
  ],
  '704.5k': [
    [token('one', ['enchantment'], { supertypes: ['world'] })],
    token('two', ['enchantment'], { supertypes: ['world'] }),
    token('two', ['enchantment']),
  ],
  '704.5m': [
    [bears, enter('aura', 'Holy Strength', { attachedTo: 'bears' })],
    { move: { id: 'bears', to: 'hand' } },
    { phaseOut: 'bears' },
  ],
  '704.5n': [
    [bears, enter('wings', 'Cobbled Wings'), { attach: { id: 'wings', to: 'bears' } }],
    effect('Target permanent becomes a Forest land.', ['bears']),
    effect('Target permanent becomes a Forest land in addition to its other types.', ['bears']),
  ],
  '704.5p': [
    [bears, enter('aura', 'Holy Strength', { attachedTo: 'bears' })],
    effect('Target permanent becomes a Forest land.', ['aura']),
    effect('Target permanent becomes white.', ['aura']),
  ],
  '704.5q': [
    [bears, counters('bears', '+1/+1', 2)],
    counters('bears', '-1/-1', 1),
    counters('bears', '-0/-1', 1),
  ],
  '704.5r': [
    [
      creatureToken('dreamer', 1, 1, {
        text: "This creature can't have more than three dream counters on it.",
      }),
    ],
    counters('dreamer', 'dream', 4),
    counters('dreamer', 'dream', 3),
  ],
  '704.5s': [
    [saga, counters('saga', 'lore', 1)],
    { trigger: { source: 'saga', ability: 'gain 1 life' } },
    { tap: 'saga' },
  ],
  '704.5v': [[siege], counters('siege', 'defense', -2), counters('siege', 'defense', -1)],
  '704.5w': [[enter('front', 'Front')], counters('front', 'defense', -2), counters('front', 'defense', -1)],
  '704.5y': [
    [siege],
    effect('Gain control of target permanent.', ['siege'], { controller: 'B' }),
    effect('Gain control of target permanent.', ['siege'], { controller: 'A' }),
  ],
  '704.5z': [[bears, role('first')], role('second'), token('aura', ['enchantment'])],
  '704.6d': [
    [bears, { designate: { on: 'bears', what: 'commander' } }],
    { move: { id: 'bears', to: 'exile' } },
    { move: { id: 'bears', to: 'hand' } },
  ],
  '704.5aa': [
    [],
    creatureToken('racer', 2, 2, { text: 'Start your engines!' }),
    creatureToken('racer', 2, 2),
  ],
};

/** Tested on an evaluation: no step makes a battle that has no protector. */
const FOUND_ELSEWHERE = ['704.5x'];

/** Why the others cannot concern a board. */
const NOT_ON_A_BOARD: Readonly<Record<string, string>> = {
  '704.5e':
    'no step copies a spell or a card in another zone, so there is no such copy that could leave its zone',
  '704.5t': 'no step ventures: there are no dungeon cards and no venture markers',
  '704.5u': 'no step gives a sector designation, and no filter of a card that is read asks for one',
  '704.6a': 'boards have players, not teams',
  '704.6b': 'boards have players, not teams',
  '704.6c': 'damage is remembered for the turn, not for the game, and so not as that of a commander',
  '704.6e': 'a scheme is put face up by a step and stays until a step moves it',
  '704.6f': 'a phenomenon is put face up by a step and stays until a step moves it',
};

describe('704.5 and 704.6', () => {
  it('are all accounted for, each once', () => {
    const letters = [...'abcdefghijkmnpqrstuvwxyz'].flatMap((letter) => [`704.5${letter}`, `704.6${letter}`]);
    const rules = [...letters, '704.5aa'].filter(isRuleNumber);
    const told = [...Object.keys(PERFORMED), ...FOUND_ELSEWHERE, ...Object.keys(NOT_ON_A_BOARD)];
    expect(told.sort()).toEqual(rules.sort());
    const done = STATE_BASED_ACTIONS.map(({ rule }) => rule);
    expect([...Object.keys(PERFORMED), ...FOUND_ELSEWHERE].sort()).toEqual(done.sort());
  });

  test.each(Object.entries(PERFORMED))(
    '%s is done when it should, and only then',
    (rule, [before, does, not]) => {
      const settled = play([...before, does], { cards });
      expect(settled.problems).toEqual([]);
      expect(settled.actions).toContain(rule);
      const other = play([...before, not], { cards });
      expect(other.problems).toEqual([]);
      expect(other.actions).not.toContain(rule);
    },
  );
});
