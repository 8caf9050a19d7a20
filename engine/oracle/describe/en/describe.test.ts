import { describe, expect, it } from 'vitest';
import type { Ability, Cost, KeywordAbility, Trigger } from '../../../abilities/ability.ts';
import type { Amount } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { Duration } from '../../../abilities/duration.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import {
  all,
  allOf,
  anyOf,
  cardType,
  color,
  inZone,
  keyword,
  not,
  opponentsControl,
  other,
  type Selector,
  source,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import type { TargetRequirement } from '../../../abilities/target.ts';
import { contextOf } from './context.ts';
import {
  describeAbility,
  describeAmount,
  describeCard,
  describeCondition,
  describeCost,
  describeDuration,
  describeInstruction,
  describeKeyword,
  describeModification,
  describeSelector,
  describeTrigger,
} from './describe.ts';

const creatures = cardType('creature');
const artifacts = cardType('artifact');
const you = { kind: 'you' } as const;
const yours: Selector = { kind: 'owner', is: you };
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

describe('selectors', () => {
  const cases: readonly [string, Selector][] = [
    ['permanents', all],
    ['nonbasic lands', allOf(not(supertype('basic')), cardType('land'))],
    ['other creatures you control with flying', allOf(creatures, other, keyword('flying'), youControl)],
    ['tapped white creatures', allOf(creatures, color('W'), { kind: 'tapped' })],
    ['creatures without flying', allOf(creatures, not(keyword('flying')))],
    ['artifacts and enchantments', anyOf(artifacts, cardType('enchantment'))],
    [
      'non-Equipment artifacts and non-Aura enchantments you control',
      allOf(
        anyOf(
          allOf(artifacts, not(subtype('Equipment'))),
          allOf(cardType('enchantment'), not(subtype('Aura'))),
        ),
        youControl,
      ),
    ],
    [
      'artifacts with mana value 4 or greater',
      allOf(artifacts, { kind: 'compare', value: 'mana-value', comparison: '>=', to: 4 }),
    ],
    ['Elves you control', allOf(subtype('Elf'), youControl)],
    ['artifact creatures your opponents control', allOf(creatures, artifacts, opponentsControl)],
    ['creature cards in your graveyard', allOf(creatures, inZone('graveyard'), yours)],
    ['instant and sorcery spells', allOf(anyOf(cardType('instant'), cardType('sorcery')), inZone('stack'))],
    ['creatures of the chosen type', allOf(creatures, subtype({ chosen: 'creature-type' }))],
    ['colorless creatures', allOf(creatures, { kind: 'color-count', comparison: '=', count: 0 })],
    ['enchanted creatures', allOf(creatures, { kind: 'has-attached', what: subtype('Aura') })],
    [
      'creatures with three or more charge counters on them',
      allOf(creatures, { kind: 'counters', counter: 'charge', atLeast: 3 }),
    ],
    ['creatures that are black or red', allOf(creatures, anyOf(color('B'), color('R')))],
    ['creature tokens', allOf(creatures, { kind: 'token' })],
    ['creatures with no abilities', allOf(creatures, { kind: 'has-no-abilities' })],
    [
      "cards that aren't on the battlefield, spells, and permanents",
      anyOf(...(['hand', 'library', 'graveyard', 'exile', 'stack', 'battlefield'] as const).map(inZone)),
    ],
    ['this creature', source],
  ];
  it.each(cases)('%s', (expected, selector) => expect(describeSelector(selector, wurm)).toBe(expected));
});

describe('amounts', () => {
  const cases: readonly [string, Amount][] = [
    ['3', 3],
    ['X', { kind: 'x' }],
    ['the number of creatures you control', { kind: 'count', of: allOf(creatures, youControl) }],
    ['the number of Swamps on the battlefield', { kind: 'count', of: subtype('Swamp') }],
    ["this creature's power", { kind: 'power', of: { kind: 'source' } }],
    ['the number of cards in your hand', { kind: 'hand-size', of: you }],
    [
      'the number of card types among cards in all graveyards',
      { kind: 'distinct', what: 'card-types', among: inZone('graveyard') },
    ],
    [
      'the greatest power among creatures you control',
      { kind: 'aggregate', which: 'greatest', value: 'power', among: allOf(creatures, youControl) },
    ],
    ['your devotion to green', { kind: 'devotion', to: ['G'], of: you }],
    ['twice X', { kind: 'times', factor: 2, of: { kind: 'x' } }],
    ['half X, rounded up', { kind: 'half', of: { kind: 'x' }, rounded: 'up' }],
    [
      'the number of charge counters on this creature',
      { kind: 'counters-on', object: { kind: 'source' }, counter: 'charge' },
    ],
  ];
  it.each(cases)('%s', (expected, amount) => expect(describeAmount(amount, wurm)).toBe(expected));
});

describe('conditions', () => {
  const cases: readonly [string, Condition][] = [
    ['you control a Forest', { kind: 'exists', what: allOf(subtype('Forest'), youControl) }],
    ['an opponent controls a Forest', { kind: 'exists', what: allOf(subtype('Forest'), opponentsControl) }],
    [
      'you control three or more artifacts',
      {
        kind: 'compare',
        left: { kind: 'count', of: allOf(artifacts, youControl) },
        comparison: '>=',
        right: 3,
      },
    ],
    [
      'you have no cards in hand',
      { kind: 'compare', left: { kind: 'hand-size', of: you }, comparison: '=', right: 0 },
    ],
    [
      'you have 5 or less life',
      { kind: 'compare', left: { kind: 'life', of: you }, comparison: '<=', right: 5 },
    ],
    [
      'your devotion to red is less than five',
      { kind: 'compare', left: { kind: 'devotion', to: ['R'], of: you }, comparison: '<', right: 5 },
    ],
    ["it's your turn", { kind: 'turn-of', player: you }],
    ["it's not your turn", { kind: 'not', of: { kind: 'turn-of', player: you } }],
    [
      'this creature is attacking',
      { kind: 'matches', object: { kind: 'source' }, selector: { kind: 'attacking' } },
    ],
    ['you control this creature', { kind: 'matches', object: { kind: 'source' }, selector: youControl }],
    [
      "this creature isn't a Wurm",
      { kind: 'not', of: { kind: 'matches', object: { kind: 'source' }, selector: subtype('Wurm') } },
    ],
    ["you're the monarch", { kind: 'player-designation', player: you, designation: 'monarch' }],
  ];
  it.each(cases)('%s', (expected, condition) => expect(describeCondition(condition, wurm)).toBe(expected));
});

describe('durations', () => {
  const cases: readonly [string, Duration][] = [
    ['until end of turn', { kind: 'until-end-of-turn' }],
    ['until your next turn', { kind: 'until-next-turn', of: you }],
    ['', { kind: 'until-end-of-game' }],
    [
      'for as long as this creature remains tapped',
      {
        kind: 'for-as-long-as',
        condition: { kind: 'matches', object: { kind: 'source' }, selector: { kind: 'tapped' } },
      },
    ],
  ];
  it.each(cases)('%s', (expected, duration) => expect(describeDuration(duration, wurm)).toBe(expected));
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
