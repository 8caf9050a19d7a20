import { allOf, color, inZone, keyword, not, other, source, subtype } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  characteristicDefining,
  choosesAsEnters,
  creature,
  gets,
  has,
  kw,
  kwQuality,
  landwalk,
  plainStatic,
  selfStatic,
  staticAbility,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import { addSubtypes, itself, putCounters, setColors } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** Creatures whose static abilities give types, abilities or sizes to others or to themselves. */
export const CREATURES: readonly CardDefinition[] = [
  creature({
    name: 'Marvin, Murderous Mimic',
    cost: '{2}',
    types: ['artifact'],
    supertypes: ['legendary'],
    subtypes: ['Toy'],
    power: 2,
    toughness: 2,
    abilities: [
      selfStatic({
        kind: 'add-abilities-of',
        among: allOf(yourCreatures, not({ kind: 'shares', what: 'name', with: itself })),
        which: 'activated',
      }),
    ],
  }),
  creature({
    name: 'Master Biomancer',
    cost: '{2}{G}{U}',
    subtypes: ['Elf', 'Wizard'],
    power: 2,
    toughness: 4,
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: allOf(other, yourCreatures),
          entry: [
            { kind: 'counters', counter: '+1/+1', amount: { kind: 'power', of: itself } },
            { kind: 'with', parts: [addSubtypes('Mutant')] },
          ],
        },
      },
    ],
  }),
  creature({
    name: 'Master of Waves',
    cost: '{3}{U}',
    subtypes: ['Merfolk', 'Wizard'],
    power: 2,
    toughness: 1,
    abilities: [
      kwQuality('protection', color('R')),
      staticAbility({ appliesTo: allOf(subtype('Elemental'), yourCreatures), parts: [gets(1, 1)] }),
      triggered({ kind: 'enters', what: source }, [
        {
          kind: 'create-token',
          amount: { kind: 'devotion', to: ['U'], of: { kind: 'you' } },
          token: {
            name: 'Elemental Token',
            cardTypes: ['creature'],
            subtypes: ['Elemental'],
            colors: ['U'],
            power: 1,
            toughness: 0,
          },
        },
      ]),
    ],
  }),
  creature({
    name: 'Master of the Pearl Trident',
    cost: '{U}{U}',
    subtypes: ['Merfolk'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(other, subtype('Merfolk'), yourCreatures),
        parts: [gets(1, 1), has(landwalk('Island'))],
      }),
    ],
  }),
  creature({
    name: 'Metallic Mimic',
    cost: '{2}',
    types: ['artifact'],
    subtypes: ['Shapeshifter'],
    power: 2,
    toughness: 1,
    abilities: [
      choosesAsEnters('creature-type'),
      selfStatic(addSubtypes({ chosen: 'creature-type' })),
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: allOf(other, yourCreatures, subtype({ chosen: 'creature-type' })),
          entry: [{ kind: 'counters', counter: '+1/+1', amount: 1 }],
        },
      },
    ],
  }),
  creature({
    name: 'Mirror Entity',
    cost: '{2}{W}',
    subtypes: ['Shapeshifter'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('changeling'),
      activated({ mana: '{X}' }, [
        untilEndOfTurn(yourCreatures, basePowerToughness({ kind: 'x' }, { kind: 'x' }), {
          kind: 'add-all-creature-types',
        }),
      ]),
    ],
  }),
  creature({
    name: 'Necrotic Ooze',
    cost: '{2}{B}{B}',
    subtypes: ['Ooze'],
    power: 4,
    toughness: 3,
    abilities: [
      selfStatic({
        kind: 'add-abilities-of',
        among: allOf(anyCreature, inZone('graveyard')),
        which: 'activated',
      }),
    ],
  }),
  creature({
    name: 'Phantom Warrior',
    cost: '{1}{U}{U}',
    subtypes: ['Illusion', 'Warrior'],
    power: 2,
    toughness: 2,
    abilities: [selfStatic({ kind: 'restrict', restriction: 'cannot-be-blocked' })],
  }),
  creature({
    name: 'Proud Wildbonder',
    cost: '{2}{R/G}{R/G}',
    subtypes: ['Human', 'Warrior'],
    power: 4,
    toughness: 3,
    abilities: [
      kw('trample'),
      staticAbility({
        appliesTo: allOf(yourCreatures, keyword('trample')),
        parts: [has(plainStatic("You may have ~ assign combat damage as though it weren't blocked."))],
      }),
    ],
  }),
  creature({
    name: 'Tempered Sliver',
    cost: '{2}{G}',
    subtypes: ['Sliver'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(subtype('Sliver'), yourCreatures),
        parts: [
          has(
            triggered({ kind: 'deals-combat-damage', what: source, to: 'player' }, [
              putCounters(source, '+1/+1'),
            ]),
          ),
        ],
      }),
    ],
  }),
  creature({
    name: 'Thraben Doomsayer',
    cost: '{1}{W}{W}',
    subtypes: ['Human', 'Cleric'],
    power: 2,
    toughness: 2,
    abilities: [
      activated({ tap: true }, [
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Human Token',
            cardTypes: ['creature'],
            subtypes: ['Human'],
            colors: ['W'],
            power: 1,
            toughness: 1,
          },
        },
      ]),
      {
        ...staticAbility({
          appliesTo: allOf(other, yourCreatures),
          condition: {
            kind: 'compare',
            left: { kind: 'life', of: { kind: 'you' } },
            comparison: '<=',
            right: 5,
          },
          parts: [gets(2, 2)],
        }),
        abilityWord: 'Fateful hour',
      },
    ],
  }),
  creature({
    name: 'Transguild Courier',
    cost: '{4}',
    types: ['artifact'],
    subtypes: ['Golem'],
    power: 3,
    toughness: 3,
    abilities: [characteristicDefining(setColors('W', 'U', 'B', 'R', 'G'))],
  }),
  creature({
    name: 'Voice of All',
    cost: '{2}{W}{W}',
    subtypes: ['Angel'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('flying'),
      choosesAsEnters('color'),
      selfStatic(has(kwQuality('protection', color({ chosen: 'color' })))),
    ],
  }),
];
