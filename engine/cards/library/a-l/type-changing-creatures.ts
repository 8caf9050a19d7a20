import {
  allOf,
  anyOf,
  cardType,
  not,
  other,
  source,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  choosesAsEnters,
  creature,
  definesSizeAs,
  entersWith,
  gets,
  has,
  kw,
  plainStatic,
  selfStatic,
  staticAbility,
  triggered,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  count,
  drawCards,
  noCreatureBelowDevotion,
  setColors,
  setLandTypes,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const chosenType = { chosen: 'creature-type' } as const;
const yourLands = allOf(cardType('land'), youControl);

/** Creatures that change the types or colors of others. */
export const TYPE_CHANGING_CREATURES_A_L: readonly CardDefinition[] = [
  creature({
    name: 'Adaptive Automaton',
    cost: '{3}',
    types: ['artifact'],
    subtypes: ['Construct'],
    power: 2,
    toughness: 2,
    abilities: [
      choosesAsEnters('creature-type'),
      selfStatic(addSubtypes(chosenType)),
      staticAbility({ appliesTo: allOf(other, yourCreatures, subtype(chosenType)), parts: [gets(1, 1)] }),
    ],
  }),
  creature({
    name: 'Ashaya, Soul of the Wild',
    cost: '{3}{G}{G}',
    supertypes: ['legendary'],
    subtypes: ['Elemental'],
    power: '*',
    toughness: '*',
    abilities: [
      definesSizeAs(count(yourLands)),
      staticAbility({
        appliesTo: allOf(not({ kind: 'token' }), yourCreatures),
        parts: [addSubtypes('Forest'), addTypes('land')],
      }),
    ],
  }),
  creature({
    name: 'Bello, Bard of the Brambles',
    cost: '{1}{R}{G}',
    supertypes: ['legendary'],
    subtypes: ['Raccoon', 'Bard'],
    power: 3,
    toughness: 3,
    abilities: [
      staticAbility({
        appliesTo: allOf(
          anyOf(
            allOf(not(subtype('Equipment')), cardType('artifact')),
            allOf(not(subtype('Aura')), cardType('enchantment')),
          ),
          youControl,
          { kind: 'compare', value: 'mana-value', comparison: '>=', to: 4 },
        ),
        condition: { kind: 'turn-of', player: { kind: 'you' } },
        parts: [
          basePowerToughness(4, 4),
          addTypes('creature'),
          addSubtypes('Elemental'),
          has(kw('indestructible')),
          has(kw('haste')),
          has(triggered({ kind: 'deals-combat-damage', what: source, to: 'player' }, [drawCards(1)])),
        ],
      }),
    ],
  }),
  creature({
    name: 'Dryad of the Ilysian Grove',
    cost: '{2}{G}',
    types: ['enchantment'],
    subtypes: ['Nymph', 'Dryad'],
    power: 2,
    toughness: 4,
    abilities: [
      plainStatic('You may play an additional land on each of your turns.'),
      staticAbility({ appliesTo: yourLands, parts: [{ kind: 'add-all-land-types', which: 'basic' }] }),
    ],
  }),
  creature({
    name: 'Ghostflame Sliver',
    cost: '{B}{R}',
    subtypes: ['Sliver'],
    power: 2,
    toughness: 2,
    abilities: [staticAbility({ appliesTo: subtype('Sliver'), parts: [setColors()] })],
  }),
  creature({
    name: 'Harbinger of the Seas',
    cost: '{1}{U}{U}',
    subtypes: ['Merfolk', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(not(supertype('basic')), cardType('land')),
        parts: [setLandTypes('Island')],
      }),
    ],
  }),
  creature({
    name: 'Heliod, God of the Sun',
    cost: '{3}{W}',
    types: ['enchantment'],
    supertypes: ['legendary'],
    subtypes: ['God'],
    power: 5,
    toughness: 6,
    abilities: [
      kw('indestructible'),
      noCreatureBelowDevotion('W'),
      staticAbility({ appliesTo: allOf(other, yourCreatures), parts: [has(kw('vigilance'))] }),
      activated({ mana: '{2}{W}{W}' }, [
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Cleric Token',
            cardTypes: ['enchantment', 'creature'],
            subtypes: ['Cleric'],
            colors: ['W'],
            power: 2,
            toughness: 1,
          },
        },
      ]),
    ],
  }),
  creature({
    name: 'Ixidron',
    cost: '{3}{U}{U}',
    subtypes: ['Illusion'],
    power: '*',
    toughness: '*',
    abilities: [
      entersWith({ kind: 'turn-face-down', what: allOf(other, not({ kind: 'token' }), anyCreature) }),
      definesSizeAs(count(allOf({ kind: 'face-down' }, anyCreature))),
    ],
  }),
  creature({
    name: 'Kudo, King Among Bears',
    cost: '{G}{W}',
    supertypes: ['legendary'],
    subtypes: ['Bear'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(other, anyCreature),
        parts: [basePowerToughness(2, 2), addSubtypes('Bear')],
      }),
    ],
  }),
];
