import { describe, expect, it } from 'vitest';
import type { Amount } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { Duration } from '../../../abilities/duration.ts';
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
import { contextOf } from './context.ts';
import { describeAmount, describeCondition, describeDuration, describeSelector } from './describe.ts';

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
