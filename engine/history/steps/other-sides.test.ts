import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../../testing/play.ts';

// Cards that travel with the board: one of each sort with a second set of characteristics.
const face = (name: string, power: number, more: object = {}) => ({
  name,
  manaCost: '',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: ['Rat'],
  power,
  toughness: power,
  abilities: [],
  ...more,
});
const keyword = (word: string, more: object = {}) => ({ kind: 'keyword', keyword: word, ...more });
const mana = (cost: string) => ({ mana: cost });
const cards = [
  {
    name: 'Test Rat // Test King',
    layout: 'flip',
    faces: [
      face('Test Rat', 1, { manaCost: '{1}{B}' }),
      face('Test King', 5, { supertypes: ['legendary'], abilities: [keyword('flying')] }),
    ],
  },
  {
    name: 'Test Engine',
    layout: 'prototype',
    faces: [
      face('Test Engine', 6, {
        manaCost: '{7}',
        cardTypes: ['artifact', 'creature'],
        abilities: [
          keyword('prototype', {
            parameter: { kind: 'cost-and-size', cost: mana('{2}{R}'), power: 3, toughness: 2 },
          }),
        ],
      }),
    ],
  },
  {
    name: 'Test Spirit',
    layout: 'normal',
    faces: [
      face('Test Spirit', 1, {
        manaCost: '{W}',
        cardTypes: ['enchantment', 'creature'],
        abilities: [keyword('bestow', { parameter: { kind: 'cost', cost: mana('{3}{W}') } })],
      }),
    ],
  },
  {
    name: 'Test Avatar',
    layout: 'normal',
    faces: [
      face('Test Avatar', 4, {
        manaCost: '{3}{W}',
        cardTypes: ['enchantment', 'creature'],
        abilities: [
          keyword('impending', { parameter: { kind: 'amount-and-cost', amount: 4, cost: mana('{W}') } }),
        ],
      }),
    ],
  },
  {
    name: 'Test Hydra',
    layout: 'normal',
    faces: [
      face('Test Hydra', 0, {
        abilities: [{ kind: 'replacement', effect: { kind: 'turned-face-up', counter: '+1/+1', amount: 5 } }],
      }),
    ],
  },
];
const boundTo = (word: string) => ({ abilities: [keyword(word)] });
const bound = {
  name: 'Test Wolf // Test Moon',
  layout: 'transform',
  faces: [face('Test Wolf', 2, boundTo('daybound')), face('Test Moon', 4, boundTo('nightbound'))],
};
const mutant = {
  name: 'Test Mutant',
  layout: 'mutate',
  faces: [
    face('Test Mutant', 3, {
      abilities: [keyword('mutate', { parameter: { kind: 'cost', cost: mana('{G}') } }), keyword('flying')],
    }),
  ],
};
const game = (steps: readonly Readonly<Record<string, unknown>>[]) =>
  play(steps, { cards: [...cards, bound, mutant] });
const cast = (card: string, how: string, targets: readonly string[] = []) => [
  { cast: { id: 'spell', card, controller: 'A', how, targets } },
  { resolve: { id: 'it', spell: 'spell' } },
];
const bears = enter('bears', 'Grizzly Bears');

describe('flip cards', () => {
  const rat = enter('rat', 'Test Rat // Test King');

  it('show the other name, text and size, with the same color and cost (710.1b–c)', () => {
    const { values, size } = game([rat, { flip: 'rat' }]);
    expect([values('rat').names, size('rat'), values('rat').abilities.length]).toEqual([
      ['Test King'],
      '5/5',
      1,
    ]);
    expect([values('rat').colors, values('rat').manaValue]).toEqual([['B'], 2]);
  });

  it('are copied with both sides, and shown by the status of the copy (707.3)', () => {
    const clone = enter('clone', 'Clone', { choices: { copy: 'rat' } });
    const copied = [rat, { flip: 'rat' }, clone];
    expect(game(copied).values('clone').names).toEqual(['Test Rat']);
    expect(game([...copied, { flip: 'clone' }]).values('clone').names).toEqual(['Test King']);
    const token = { token: { id: 'token', controller: 'A', copyOf: 'rat' } };
    expect(game([rat, { flip: 'rat' }, token, { flip: 'token' }]).size('token')).toBe('5/5');
  });

  it('a flipped permanent that copies something else is that, until it ends', () => {
    const becomes = effect('Target creature becomes a copy of another target creature until end of turn.', [
      'rat',
      'bears',
    ]);
    const steps = [rat, bears, { flip: 'rat' }, becomes];
    expect(game(steps).values('rat').names).toEqual(['Grizzly Bears']);
    expect(game([...steps, { turn: 'B' }]).values('rat').names).toEqual(['Test King']);
  });
});

describe('prototypes', () => {
  it('have the other cost, size and color as spell and permanent only (718.3b, 718.4)', () => {
    const { values, size } = game(cast('Test Engine', 'prototype'));
    expect([size('it'), values('it').colors, values('it').manaValue]).toEqual(['3/2', ['R'], 3]);
    const gone = game([...cast('Test Engine', 'prototype'), { move: { id: 'it', to: 'graveyard' } }]);
    expect([gone.values('it').power, gone.values('it').colors]).toEqual([6, []]);
    expect(game([enter('it', 'Test Engine')]).size('it')).toBe('6/6');
  });
});

describe('bestowed Auras', () => {
  it('are no creatures, and become ones as they come off (702.103b, 702.103f)', () => {
    const steps = [bears, ...cast('Test Spirit', 'bestow', ['bears'])];
    expect(game(steps).values('it').cardTypes).toEqual(['enchantment']);
    const alone = game([...steps, { move: { id: 'bears', to: 'exile' } }]);
    expect([alone.zone('it'), alone.size('it'), alone.object('it').attachedTo]).toEqual([
      'battlefield',
      '1/1',
      undefined,
    ]);
  });

  it('without a legal target resolve as creatures (702.103e)', () => {
    const [put, resolve] = cast('Test Spirit', 'bestow', ['bears']);
    const { values } = game(
      [bears, put, { move: { id: 'bears', to: 'hand' } }, resolve].flatMap((step) => step ?? []),
    );
    expect(values('it').cardTypes).toContain('creature');
  });
});

describe('impending', () => {
  it('no creature while it has a time counter, if that cost was paid (702.176a)', () => {
    const steps = cast('Test Avatar', 'impending');
    expect(game(steps).object('it').counters[0]).toMatchObject({ kind: 'time', count: 4 });
    expect(game(steps).values('it').cardTypes).toEqual(['enchantment']);
    const over = [...steps, { counter: { on: 'it', kind: 'time', n: -4 } }];
    expect(game(over).values('it').cardTypes).toContain('creature');
    expect(game([enter('it', 'Test Avatar')]).object('it').counters).toEqual([]);
  });
});

describe('as it is turned face up', () => {
  it('counters come while it happens, so that it is never without them (708.11)', () => {
    const { zone, size } = game([enter('it', 'Test Hydra', { faceDown: 'morph' }), { turnFaceUp: 'it' }]);
    expect([zone('it'), size('it')]).toEqual(['battlefield', '5/5']);
  });
});

describe('tokens that are copies of double-faced permanents', () => {
  it('have both faces and enter with the one that is up (707.8a)', () => {
    const smith = enter('smith', 'Village Ironsmith // Ironfang');
    const token = { token: { id: 'token', controller: 'A', copyOf: 'smith' } };
    const steps = [smith, { transform: 'smith' }, token];
    expect(play(steps).values('token').names).toEqual(['Ironfang']);
    expect(play([...steps, { transform: 'token' }]).values('token').names).toEqual(['Village Ironsmith']);
  });
});

describe('mutating spells', () => {
  it('merge with their target as they resolve, on top or at the bottom (702.140c)', () => {
    const [put] = cast('Test Mutant', 'mutate', ['bears']);
    const resolve = (more: object) => [bears, put ?? {}, { resolve: { id: 'it', spell: 'spell', ...more } }];
    expect(game(resolve({})).values('it').names).toEqual(['Test Mutant']);
    const below = game(resolve({ choices: { mode: 'bottom' } }));
    expect([below.values('it').names, below.values('it').abilities.length]).toEqual([['Grizzly Bears'], 2]);
  });

  it('without a legal target become creatures of their own (702.140b)', () => {
    const other = enter('bears', 'Grizzly Bears', { owner: 'B' });
    const { values, zone } = game([other, ...cast('Test Mutant', 'mutate', ['bears'])]);
    expect([values('it').names, zone('bears')]).toEqual([['Test Mutant'], 'battlefield']);
  });
});

describe('day and night', () => {
  const wolf = enter('wolf', 'Test Wolf // Test Moon');
  const night = { designate: { what: 'night' } };

  it('daybound makes it day, and turns over with the night (702.145c–d)', () => {
    expect(game([wolf]).last.state.designations).toEqual(['day']);
    expect(game([wolf, night]).size('wolf')).toBe('4/4');
    expect(game([wolf, night, { designate: { what: 'day' } }]).size('wolf')).toBe('2/2');
    expect(game([night, wolf]).size('wolf')).toBe('4/4');
  });

  it('nothing else turns it over (702.145b)', () => {
    expect(game([wolf, { transform: 'wolf' }]).problems).toEqual(['cannot-transform']);
  });
});
