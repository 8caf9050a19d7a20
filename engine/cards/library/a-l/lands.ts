import { allOf, cardType, source, subtype, supertype, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  basicLand,
  creature,
  entersTapped,
  entersWith,
  gets,
  has,
  kw,
  land,
  manaAbility,
  target,
  targets,
  triggered,
  untilEndOfTurn,
} from '../../build.ts';
import { addSubtypes, addTypes, exists, it, lasting, setColors } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** Lands, among them those that animate themselves. */
export const LANDS_A_L: readonly CardDefinition[] = [
  basicLand('Forest'),
  basicLand('Island'),

  land('Blinkmoth Nexus', {
    abilities: [
      manaAbility('{C}'),
      activated({ mana: '{1}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(1, 1),
          addTypes('artifact', 'creature'),
          addSubtypes('Blinkmoth'),
          has(kw('flying')),
        ),
      ]),
      activated({ mana: '{1}', tap: true }, [untilEndOfTurn(targets, gets(1, 1))], {
        targets: [target(allOf(subtype('Blinkmoth'), anyCreature))],
      }),
    ],
  }),
  land('Breeding Pool', {
    subtypes: ['Forest', 'Island'],
    abilities: [entersWith({ kind: 'unless-paid', payLife: 2, otherwise: [{ kind: 'tapped' }] })],
  }),
  land('Canopy Vista', {
    subtypes: ['Forest', 'Plains'],
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: source,
          condition: {
            kind: 'not',
            of: exists(allOf(supertype('basic'), cardType('land'), youControl), 2),
          },
          entry: [{ kind: 'tapped' }],
        },
      },
    ],
  }),
  land('Dark Depths', {
    supertypes: ['legendary', 'snow'],
    abilities: [
      entersWith({ kind: 'counters', counter: 'ice', amount: 10 }),
      activated({ mana: '{3}' }, [{ kind: 'remove-counters', from: source, counter: 'ice', amount: 1 }]),
      triggered({ kind: 'other', words: 'when ~ has no ice counters on it' }, [
        { kind: 'sacrifice', what: source },
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Marit Lage',
            supertypes: ['legendary'],
            cardTypes: ['creature'],
            subtypes: ['Avatar'],
            colors: ['B'],
            power: 20,
            toughness: 20,
            abilities: [kw('flying'), kw('indestructible')],
          },
        },
      ]),
    ],
  }),
  land('Darksteel Citadel', {
    types: ['artifact'],
    abilities: [kw('indestructible'), manaAbility('{C}')],
  }),
  creature({
    name: 'Dryad Arbor',
    colorIndicator: ['G'],
    types: ['land'],
    subtypes: ['Forest', 'Dryad'],
    power: 1,
    toughness: 1,
  }),
  land('Forbidding Watchtower', {
    abilities: [
      entersTapped,
      manaAbility('{W}'),
      activated({ mana: '{1}{W}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(1, 5),
          setColors('W'),
          addTypes('creature'),
          addSubtypes('Soldier'),
        ),
      ]),
    ],
  }),
  land('Homeward Path', {
    abilities: [
      manaAbility('{C}'),
      activated({ tap: true }, [
        lasting(anyCreature, [{ kind: 'set-controller', to: { kind: 'owner-of', object: it } }]),
      ]),
    ],
  }),
];
