import fc from 'fast-check';
import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import { allOf, anyOf, inZone, not, type Selector, source } from '../abilities/selector.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** Random selectors, amounts and conditions in a narrow world: few types, colors, keywords and players. */

export const PLAYERS = ['A', 'B'] as const;
const CARD_TYPES: readonly CardType[] = ['creature', 'artifact', 'enchantment', 'land'];
const SUBTYPES = [
  'Goblin',
  'Elf',
  'Bear',
  'Saproling',
  'Forest',
  'Swamp',
  'Mountain',
  'Desert',
  'Aura',
  'Equipment',
];
export const BASICS = ['Forest', 'Swamp', 'Mountain'];
const COLORS: readonly Color[] = ['W', 'B', 'G'];
const KEYWORDS: readonly Keyword[] = ['flying', 'haste', 'trample'];
export const ZONES: readonly Zone[] = [
  'battlefield',
  'battlefield',
  'battlefield',
  'battlefield',
  'graveyard',
  'hand',
  'command',
];

export const cardTypes = fc.constantFrom(...CARD_TYPES);
export const subtypes = fc.constantFrom(...SUBTYPES);
export const colors = fc.constantFrom(...COLORS);
export const keywords = fc.constantFrom(...KEYWORDS);
const small = fc.integer({ min: -1, max: 3 });

export const you = { kind: 'you' } as const;

/** One fact about an object. */
const leaves: fc.Arbitrary<Selector> = fc.oneof(
  { weight: 6, arbitrary: cardTypes.map((type): Selector => ({ kind: 'card-type', type })) },
  { weight: 5, arbitrary: subtypes.map((subtype): Selector => ({ kind: 'subtype', subtype })) },
  { weight: 2, arbitrary: fc.constant<Selector>({ kind: 'subtype', subtype: { chosen: 'creature-type' } }) },
  { weight: 3, arbitrary: colors.map((color): Selector => ({ kind: 'color', color })) },
  { weight: 3, arbitrary: keywords.map((keyword): Selector => ({ kind: 'keyword', keyword })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Selector>(
      { kind: 'controller', is: you },
      { kind: 'controller', is: { kind: 'opponents' } },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Selector>(
      source,
      { kind: 'is', object: { kind: 'attached-to' } },
      { kind: 'supertype', supertype: 'basic' },
      { kind: 'supertype', supertype: 'legendary' },
      { kind: 'has-no-abilities' },
      { kind: 'has-ability', ability: 'mana' },
      { kind: 'token' },
      { kind: 'tapped' },
      { kind: 'face-down' },
      { kind: 'transformed' },
      { kind: 'color-count', comparison: '=', count: 0 },
      { kind: 'counters', counter: '+1/+1', atLeast: 1 },
      { kind: 'name', name: 'Bear' },
      { kind: 'exiled-with-source' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('power' as const, 'toughness' as const, 'mana-value' as const),
        fc.constantFrom('>=' as const, '<' as const, '=' as const),
        fc.integer({ min: 0, max: 4 }),
      )
      .map(([value, comparison, to]): Selector => ({ kind: 'compare', value, comparison, to })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('color', 'creature-type', 'card-type', 'name')
      .chain((what) =>
        fc
          .constantFrom('source' as const, 'attached-to' as const)
          .map((kind): Selector => ({ kind: 'shares', what: what as 'color', with: { kind } })),
      ),
  },
);

export const selectors: fc.Arbitrary<Selector> = fc.oneof(
  { weight: 6, arbitrary: leaves },
  { weight: 4, arbitrary: fc.tuple(leaves, leaves).map((of) => allOf(...of)) },
  { weight: 2, arbitrary: fc.tuple(leaves, leaves).map(([a, b]) => allOf(a, not(b))) },
  { weight: 2, arbitrary: fc.tuple(leaves, leaves).map((of) => anyOf(...of)) },
  { weight: 1, arbitrary: leaves.map((what): Selector => ({ kind: 'has-attached', what })) },
  { weight: 1, arbitrary: leaves.map((what): Selector => ({ kind: 'attached-to', what })) },
  { weight: 1, arbitrary: leaves.map((leaf) => allOf(leaf, inZone('graveyard'))) },
  { weight: 1, arbitrary: leaves.map((leaf) => allOf(leaf, anyOf(inZone('battlefield'), inZone('hand')))) },
);

export const amounts: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 8, arbitrary: small },
  { weight: 3, arbitrary: selectors.map((of): Amount => ({ kind: 'count', of })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Amount>(
      { kind: 'mana-value', of: { kind: 'affected' } },
      { kind: 'power', of: { kind: 'affected' } },
      { kind: 'toughness', of: { kind: 'source' } },
      { kind: 'counters-on', object: { kind: 'affected' }, counter: '+1/+1' },
      { kind: 'hand-size', of: you },
      { kind: 'cards-in-zone', of: { kind: 'each-player' }, zone: 'graveyard' },
      { kind: 'devotion', to: ['G', 'B'], of: you },
      { kind: 'counters-on', object: { kind: 'source' } },
      { kind: 'counters-among', among: { kind: 'card-type', type: 'creature' } },
      { kind: 'starting-life', of: you },
      { kind: 'greatest-among-players', value: 'hand-size', of: { kind: 'opponents' } },
      { kind: 'greatest-among-players', value: 'life', of: { kind: 'each-player' } },
      { kind: 'party', of: you },
      { kind: 'told', words: "cards you've drawn this turn", isCount: true },
      { kind: 'mana-symbols', of: ['G'], among: { kind: 'controller', is: you } },
      {
        kind: 'count',
        of: allOf(
          { kind: 'card-type', type: 'creature' },
          { kind: 'shares', what: 'creature-type', with: { kind: 'affected' } },
        ),
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'card-types',
          'colors',
          'basic-land-types',
          'creature-types',
          'subtypes',
          'names',
          'powers',
          'mana-values',
          'counter-kinds',
        ),
        selectors,
      )
      .map(([what, among]): Amount => ({ kind: 'distinct', what: what as 'colors', among })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('greatest' as const, 'total' as const),
        fc.constantFrom('power' as const, 'mana-value' as const),
        selectors,
      )
      .map(([which, value, among]): Amount => ({ kind: 'aggregate', which, value, among })),
  },
  {
    weight: 1,
    arbitrary: selectors.map((of): Amount => ({ kind: 'times', factor: -1, of: { kind: 'count', of } })),
  },
);

export const conditions: fc.Arbitrary<Condition> = fc.oneof(
  selectors.map((what): Condition => ({ kind: 'exists', what })),
  selectors.map((what): Condition => ({ kind: 'not', of: { kind: 'exists', what, atLeast: 2 } })),
  fc
    .tuple(amounts, fc.integer({ min: 0, max: 3 }))
    .map(([left, right]): Condition => ({ kind: 'compare', left, comparison: '>=', right })),
  leaves.map((selector): Condition => ({ kind: 'matches', object: { kind: 'source' }, selector })),
  fc.constant<Condition>({ kind: 'turn-of', player: you }),
  fc
    .tuple(colors, selectors)
    .map(([color, among]): Condition => ({ kind: 'most-common-color', color, among })),
  fc.constant<Condition>({
    kind: 'some-player',
    who: { kind: 'opponents' },
    value: 'graveyard-size',
    comparison: '>=',
    to: 1,
  }),
);
