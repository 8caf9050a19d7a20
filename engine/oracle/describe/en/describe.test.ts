import { describe, expect, it } from 'vitest';
import type { Ability, Cost, KeywordAbility, Trigger } from '../../../abilities/ability.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import {
  all,
  allOf,
  cardType,
  color,
  other,
  type Selector,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import type { TargetRequirement } from '../../../abilities/target.ts';
import { contextOf } from './context.ts';
import {
  describeAbility,
  describeCard,
  describeCost,
  describeInstruction,
  describeKeyword,
  describeModification,
  describeTrigger,
} from './describe.ts';

const creatures = cardType('creature');
const artifacts = cardType('artifact');
const you = { kind: 'you' } as const;
const _yours: Selector = { kind: 'owner', is: you };
const wurmFace = {
  name: 'Test Wurm',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: ['Wurm'],
  abilities: [],
} as const;
const wurm = contextOf(wurmFace);

describe('what a text calls its object', () => {
  it.each([
    ['this creature', [], ['artifact', 'creature'], ['Golem']],
    ['this Equipment', [], ['artifact'], ['Equipment']],
    ['this Vehicle', [], ['artifact'], ['Vehicle']],
    ['this land', [], ['land'], []],
    ['this enchantment', [], ['enchantment'], []],
    ['this spell', [], ['sorcery'], []],
    ['Vesh', ['legendary'], ['creature'], ['Elf']],
  ] as const)('%s', (expected, supertypes, cardTypes, subtypes) =>
    expect(
      contextOf({ name: 'Vesh, Keeper of Doors', supertypes, cardTypes, subtypes, abilities: [] }).source,
    ).toBe(expected),
  );
});

describe('modifications of one object', () => {
  const cases: readonly [string, Modification][] = [
    ['gets +1/-1', { kind: 'modify-power-toughness', power: 1, toughness: -1 }],
    ['is all colors', { kind: 'set-colors', colors: ['W', 'U', 'B', 'R', 'G'] }],
    ['is colorless', { kind: 'set-colors', colors: [] }],
    ['is black in addition to its other colors', { kind: 'add-colors', colors: ['B'] }],
    ['is an artifact in addition to its other types', { kind: 'add-card-types', types: ['artifact'] }],
    ["isn't a creature", { kind: 'remove-card-types', types: ['creature'] }],
    ['is every creature type', { kind: 'add-all-creature-types' }],
    ['is legendary', { kind: 'add-supertypes', supertypes: ['legendary'] }],
    ['loses all abilities', { kind: 'lose-all-abilities' }],
    ["can't have or gain flying", { kind: 'cannot-have-keyword', keyword: 'flying' }],
    ['has base power and toughness 0/1', { kind: 'set-base-power-toughness', power: 0, toughness: 1 }],
  ];
  it.each(cases)('%s', (expected, part) => expect(describeModification(part)).toBe(expected));
});

describe('keywords', () => {
  const cases: readonly [string, KeywordAbility['keyword'], KeywordAbility['parameter']?][] = [
    ['flying', 'flying'],
    ['equip {1}', 'equip', { kind: 'cost', cost: { mana: '{1}' } }],
    ['protection from black', 'protection', { kind: 'quality', quality: color('B') }],
    ['protection from everything', 'protection', { kind: 'quality', quality: all }],
    ['protection from artifacts', 'protection', { kind: 'quality', quality: artifacts }],
    ['enchant creature you control', 'enchant', { kind: 'quality', quality: allOf(creatures, youControl) }],
    ['enchant player', 'enchant', { kind: 'player' }],
    ['swampwalk', 'landwalk', { kind: 'subtype', subtype: 'Swamp' }],
    ['crew 3', 'crew', { kind: 'amount', amount: 3 }],
  ];
  it.each(cases)('%s', (expected, word, parameter) =>
    expect(
      describeKeyword(
        parameter === undefined
          ? { kind: 'keyword', keyword: word }
          : { kind: 'keyword', keyword: word, parameter },
      ),
    ).toBe(expected),
  );
});

describe('costs', () => {
  const cases: readonly [string, Cost][] = [
    ['{2}, {T}', { mana: '{2}', tap: true }],
    ['{B}, Sacrifice this creature', { mana: '{B}', sacrifice: { what: source } }],
    ['Sacrifice two other creatures', { sacrifice: { what: allOf(other, creatures), count: 2 } }],
    ['Remove a charge counter from this creature', { removeCounters: { counter: 'charge', count: 1 } }],
    ['Pay 2 life', { payLife: 2 }],
    ['−3', { loyalty: -3 }],
    ['+1', { loyalty: 1 }],
  ];
  it.each(cases)('%s', (expected, cost) => expect(describeCost(cost, wurm)).toBe(expected));
});

describe('triggers', () => {
  const cases: readonly [string, Trigger][] = [
    ['when this creature enters', { kind: 'enters', what: source }],
    [
      'whenever another creature you control dies',
      { kind: 'dies', what: allOf(other, creatures, youControl) },
    ],
    ['whenever this creature attacks', { kind: 'attacks', what: source }],
    ['at the beginning of your upkeep', { kind: 'beginning-of', step: 'upkeep', of: 'you' }],
    ['whenever you cast an artifact spell', { kind: 'cast-spell', by: 'you', what: artifacts }],
  ];
  it.each(cases)('%s', (expected, trigger) => expect(describeTrigger(trigger, wurm)).toBe(expected));
});

describe('one-shot instructions', () => {
  const targets: Selector = { kind: 'targets' };
  const one: readonly TargetRequirement[] = [{ kind: 'object', what: creatures }];
  const cases: readonly [string, Instruction, (readonly TargetRequirement[])?][] = [
    [
      'Put two +1/+1 counters on target creature.',
      { kind: 'put-counters', on: targets, counter: '+1/+1', amount: 2 },
      one,
    ],
    ['Destroy all creatures.', { kind: 'destroy', what: creatures }],
    ["Return target creature to its owner's hand.", { kind: 'move', what: targets, to: 'hand' }, one],
    ['Draw two cards.', { kind: 'draw', player: you, amount: 2 }],
    ['Each opponent loses 3 life.', { kind: 'lose-life', player: { kind: 'opponents' }, amount: 3 }],
    [
      'This creature deals 2 damage to any target.',
      { kind: 'deal-damage', amount: 2, to: targets },
      [{ kind: 'any' }],
    ],
    [
      'Create two 1/1 green Saproling creature tokens.',
      {
        kind: 'create-token',
        amount: 2,
        token: {
          name: 'Saproling',
          cardTypes: ['creature'],
          subtypes: ['Saproling'],
          colors: ['G'],
          power: 1,
          toughness: 1,
        },
      },
    ],
    [
      'You may draw a card. If you do, discard a card.',
      {
        kind: 'may',
        instructions: [
          { kind: 'draw', player: you, amount: 1 },
          { kind: 'discard', player: you, amount: 1 },
        ],
      },
    ],
    [
      'Regenerate this creature.',
      {
        kind: 'replacement-effect',
        effect: { kind: 'regenerate', what: { kind: 'source' } },
        duration: { kind: 'until-end-of-turn' },
      },
    ],
    [
      'Exchange control of two target creatures.',
      { kind: 'exchange-control', of: { kind: 'target', index: 0 }, and: { kind: 'target', index: 1 } },
      [{ kind: 'object', what: creatures, count: 2 }],
    ],
  ];
  it.each(cases)('%s', (expected, instruction, requirements) =>
    expect(describeInstruction(instruction, wurm, requirements)).toBe(expected),
  );
});

describe('abilities and cards', () => {
  const cases: readonly [string, Ability][] = [
    [
      'This creature enters tapped.',
      { kind: 'replacement', effect: { kind: 'enters', what: source, entry: [{ kind: 'tapped' }] } },
    ],
    [
      "You may have this creature enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types.",
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: source,
          optional: true,
          entry: [
            { kind: 'as-copy', of: creatures, except: [{ kind: 'add-card-types', types: ['artifact'] }] },
          ],
        },
      },
    ],
    [
      'As this creature enters, choose a color.',
      {
        kind: 'replacement',
        effect: { kind: 'enters', what: source, entry: [{ kind: 'choose', what: 'color' }] },
      },
    ],
    [
      'When this creature enters, put a +1/+1 counter on it.',
      {
        kind: 'triggered',
        trigger: { kind: 'enters', what: source },
        instructions: [{ kind: 'put-counters', on: source, counter: '+1/+1', amount: 1 }],
      },
    ],
    [
      '{T}: Add {G}. Activate only once each turn.',
      {
        kind: 'activated',
        cost: { tap: true },
        instructions: [{ kind: 'add-mana', mana: '{G}' }],
        restriction: 'activate only once each turn',
      },
    ],
    [
      "This creature's power is equal to the number of Swamps on the battlefield and its toughness is equal to that number plus 1.",
      {
        kind: 'static',
        isCharacteristicDefining: true,
        effects: [
          {
            appliesTo: source,
            parts: [
              {
                kind: 'set-base-power-toughness',
                power: { kind: 'count', of: subtype('Swamp') },
                toughness: { kind: 'sum', of: [{ kind: 'count', of: subtype('Swamp') }, 1] },
              },
            ],
          },
        ],
      },
    ],
  ];
  it.each(cases)('%s', (expected, ability) => expect(describeAbility(ability, wurm)).toBe(expected));

  it('puts neighbouring keywords on one line, and those with a cost on their own', () => {
    const word = (name: 'flying' | 'trample'): Ability => ({ kind: 'keyword', keyword: name });
    const cycling: Ability = {
      kind: 'keyword',
      keyword: 'cycling',
      parameter: { kind: 'cost', cost: { mana: '{2}' } },
    };
    expect(describeCard({ ...wurmFace, abilities: [word('flying'), word('trample'), cycling] })).toEqual([
      'Flying, trample',
      'Cycling {2}',
    ]);
  });
});
