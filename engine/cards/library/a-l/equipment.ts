import {
  allOf,
  anyOf,
  attachedObject,
  cardType,
  inZone,
  not,
  source,
  subtype,
} from '../../../abilities/selector.ts';
import { PERMANENT_TYPES } from '../../../vocabulary/card-types.ts';
import type { Keyword } from '../../../vocabulary/keywords.ts';
import {
  activated,
  anyCreature,
  artifact,
  choosesAsEnters,
  creature,
  equipment,
  gets,
  has,
  kw,
  kwAmount,
  kwCost,
  staticAbility,
  target,
  targets,
  triggered,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  attachedStatic,
  everywhere,
  ifSo,
  isObject,
  itself,
  matches,
  putCounters,
  targetAt,
  that,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** What the creature equipped with Eater of Virtue takes over. */
const VIRTUES: readonly Keyword[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'protection',
  'reach',
  'trample',
  'vigilance',
];
/** "A permanent card" (110.4). */
const permanentCard = anyOf(...PERMANENT_TYPES.map(cardType));
const plusCounters = { kind: 'counters-on', object: itself, counter: '+1/+1' } as const;
const chosenType = subtype({ chosen: 'creature-type' });

/** Equipment, creatures that can become Equipment, and Vehicles. */
export const EQUIPMENT_A_L: readonly CardDefinition[] = [
  equipment({
    name: "Accorder's Shield",
    cost: '{0}',
    abilities: [attachedStatic(gets(0, 3), has(kw('vigilance')))],
    equip: '{3}',
  }),
  equipment({
    name: 'Amorphous Axe',
    cost: '{2}',
    abilities: [attachedStatic(gets(3, 0), { kind: 'add-all-creature-types' })],
    equip: '{3}',
  }),
  equipment({
    name: "Avacyn's Collar",
    cost: '{1}',
    abilities: [
      attachedStatic(gets(1, 0), has(kw('vigilance'))),
      triggered(
        { kind: 'dies', what: attachedObject },
        [
          {
            kind: 'create-token',
            amount: 1,
            token: {
              name: 'Spirit Token',
              cardTypes: ['creature'],
              subtypes: ['Spirit'],
              colors: ['W'],
              power: 1,
              toughness: 1,
              abilities: [kw('flying')],
            },
          },
        ],
        { condition: matches(that('creature'), subtype('Human')) },
      ),
    ],
    equip: '{2}',
  }),
  creature({
    name: 'Bronzeplate Boar',
    cost: '{2}{R}',
    types: ['artifact'],
    subtypes: ['Equipment', 'Boar'],
    power: 3,
    toughness: 2,
    abilities: [kw('trample'), attachedStatic(gets(3, 2), has(kw('trample'))), kwCost('reconfigure', '{5}')],
  }),
  equipment({
    name: 'Cloak and Dagger',
    cost: '{2}',
    types: ['kindred'],
    subtypes: ['Rogue', 'Equipment'],
    abilities: [
      attachedStatic(gets(2, 0), has(kw('shroud'))),
      triggered(
        { kind: 'enters', what: allOf(subtype('Rogue'), anyCreature) },
        [{ kind: 'attach', what: itself, to: that('creature') }],
        { optional: true },
      ),
    ],
    equip: '{3}',
  }),
  equipment({
    name: 'Cobbled Wings',
    cost: '{2}',
    abilities: [attachedStatic(has(kw('flying')))],
    equip: '{1}',
  }),
  equipment({
    name: 'Colossus Hammer',
    cost: '{1}',
    abilities: [attachedStatic(gets(10, 10), { kind: 'lose-keyword', keyword: 'flying' })],
    equip: '{8}',
  }),
  equipment({
    name: 'Eater of Virtue',
    cost: '{1}',
    supertypes: ['legendary'],
    abilities: [
      triggered({ kind: 'dies', what: attachedObject }, [
        { kind: 'move', what: isObject(that('card')), to: 'exile' },
      ]),
      attachedStatic(gets(2, 0)),
      attachedStatic({
        kind: 'add-abilities-of',
        among: allOf({ kind: 'exiled-with-source' }, inZone('exile')),
        which: VIRTUES,
      }),
    ],
    equip: '{1}',
  }),
  artifact({
    name: 'Lifecraft Engine',
    cost: '{3}',
    subtypes: ['Vehicle'],
    power: 4,
    toughness: 4,
    abilities: [
      choosesAsEnters('creature-type'),
      staticAbility({
        appliesTo: allOf(subtype('Vehicle'), yourCreatures),
        parts: [addSubtypes({ chosen: 'creature-type' })],
      }),
      staticAbility({ appliesTo: allOf(not(source), chosenType, yourCreatures), parts: [gets(1, 1)] }),
      kwAmount('crew', 3),
    ],
  }),
  creature({
    name: 'Lion Sash',
    cost: '{1}{W}',
    types: ['artifact'],
    subtypes: ['Equipment', 'Cat'],
    power: 1,
    toughness: 1,
    abilities: [
      activated(
        { mana: '{W}' },
        [
          { kind: 'move', what: targets, to: 'exile' },
          ifSo(matches(targetAt(), allOf(permanentCard, everywhere)), [putCounters(source, '+1/+1')]),
        ],
        { targets: [target(inZone('graveyard'))] },
      ),
      attachedStatic(gets(plusCounters, plusCounters)),
      kwCost('reconfigure', '{2}'),
    ],
  }),
];
