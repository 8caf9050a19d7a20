import {
  all,
  allOf,
  anyOf,
  cardType,
  inZone,
  not,
  opponentsControl,
  type Selector,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  anyCreature,
  basePowerToughness,
  choosesAsEnters,
  enchantment,
  entersWith,
  has,
  kwCost,
  loseAllAbilities,
  manaAbility,
  staticAbility,
  staticEnchantment,
  triggered,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  mayBeginOnBattlefield,
  setColors,
  setCreatureTypes,
  setLandTypes,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** "Creatures you control … The same is true for creature spells you control and creature cards you own elsewhere." */
const yourCreaturesEverywhere: Selector = anyOf(
  yourCreatures,
  allOf(anyCreature, inZone('stack'), youControl),
  allOf(
    anyCreature,
    anyOf(inZone('hand'), inZone('library'), inZone('graveyard'), inZone('exile'), inZone('command')),
    { kind: 'owner', is: { kind: 'you' } },
  ),
);

/** Enchantments that change types, and with them land types and what is a creature. */
export const TYPE_CHANGERS_A_L: readonly CardDefinition[] = [
  enchantment({
    name: 'Alpine Moon',
    cost: '{R}',
    abilities: [
      entersWith({ kind: 'choose', what: 'card-name', words: 'a nonbasic land card name' }),
      staticAbility({
        appliesTo: allOf(cardType('land'), opponentsControl, { kind: 'name', name: { chosen: 'card-name' } }),
        parts: [
          { kind: 'remove-all-subtypes', of: 'land' },
          loseAllAbilities,
          has(manaAbility('one mana of any color')),
        ],
      }),
    ],
  }),
  enchantment({
    name: 'Arcane Adaptation',
    cost: '{2}{U}',
    abilities: [
      choosesAsEnters('creature-type'),
      staticAbility({
        appliesTo: yourCreaturesEverywhere,
        parts: [addSubtypes({ chosen: 'creature-type' })],
      }),
    ],
  }),
  staticEnchantment(
    'Blood Moon',
    '{2}{R}',
    allOf(not(supertype('basic')), cardType('land')),
    setLandTypes('Mountain'),
  ),
  enchantment({
    name: 'Conspiracy',
    cost: '{3}{B}{B}',
    abilities: [
      choosesAsEnters('creature-type'),
      staticAbility({
        appliesTo: yourCreaturesEverywhere,
        parts: [setCreatureTypes({ chosen: 'creature-type' })],
      }),
    ],
  }),
  enchantment({
    name: 'Conversion',
    cost: '{2}{W}{W}',
    abilities: [
      triggered({ kind: 'beginning-of', step: 'upkeep', of: 'you' }, [
        words('sacrifice ~ unless you pay {W}{W}'),
      ]),
      staticAbility({ appliesTo: subtype('Mountain'), parts: [setLandTypes('Plains')] }),
    ],
  }),
  staticEnchantment('Enchanted Evening', '{3}{W/U}{W/U}', all, addTypes('enchantment')),
  enchantment({
    name: 'Illusionary Terrain',
    cost: '{U}{U}',
    abilities: [
      kwCost('cumulative upkeep', '{2}'),
      entersWith({ kind: 'choose', what: 'basic-land-type', words: 'two basic land types' }),
      staticAbility({
        appliesTo: allOf(
          supertype('basic'),
          cardType('land'),
          subtype({ chosen: 'basic-land-type', index: 0 }),
        ),
        parts: [setLandTypes({ chosen: 'basic-land-type', index: 1 })],
      }),
    ],
  }),
  enchantment({
    name: 'Leyline of Singularity',
    cost: '{2}{U}{U}',
    abilities: [
      mayBeginOnBattlefield,
      staticAbility({
        appliesTo: not(cardType('land')),
        parts: [{ kind: 'add-supertypes', supertypes: ['legendary'] }],
      }),
    ],
  }),
  enchantment({
    name: 'Leyline of the Guildpact',
    cost: '{G/W}{G/U}{B/G}{R/G}',
    abilities: [
      mayBeginOnBattlefield,
      staticAbility({
        appliesTo: allOf(not(cardType('land')), youControl),
        parts: [setColors('W', 'U', 'B', 'R', 'G')],
      }),
      staticAbility({
        appliesTo: allOf(cardType('land'), youControl),
        parts: [{ kind: 'add-all-land-types', which: 'basic' }],
      }),
    ],
  }),
  staticEnchantment(
    'Life and Limb',
    '{3}{G}',
    anyOf(subtype('Forest'), subtype('Saproling')),
    basePowerToughness(1, 1),
    setColors('G'),
    addTypes('creature', 'land'),
    addSubtypes('Saproling', 'Forest'),
  ),
  staticEnchantment(
    'Living Lands',
    '{3}{G}',
    subtype('Forest'),
    basePowerToughness(1, 1),
    addTypes('creature'),
  ),
];
