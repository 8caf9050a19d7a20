import type { Instruction } from '../../../abilities/instruction.ts';
import {
  allOf,
  anyOf,
  cardType,
  color,
  inZone,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  creature,
  face,
  gets,
  has,
  kw,
  kwCost,
  kwQuality,
  staticAbility,
  target,
  triggered,
  twoFaced,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import { count, drawCards, ifSo, itself, lasting, matches, targetAt, words } from '../../build-effects.ts';
import { anySource, replacesEvent, timesAsMany } from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const regenerateThis: Instruction = {
  kind: 'replacement-effect',
  effect: { kind: 'regenerate', what: itself },
  duration: { kind: 'until-end-of-turn' },
};
const instantOrSorcery = anyOf(cardType('instant'), cardType('sorcery'));
const powerOfThis = { kind: 'power', of: itself } as const;
const topCard = { kind: 'top-card', of: { kind: 'you' }, zone: 'library' } as const;

/** Creatures with activated, triggered and other abilities of their own. */
export const WORKING_CREATURES_C_D: readonly CardDefinition[] = [
  creature({
    name: 'Chameleon Colossus',
    cost: '{2}{G}{G}',
    subtypes: ['Shapeshifter'],
    power: 4,
    toughness: 4,
    abilities: [
      kw('changeling'),
      kwQuality('protection', color('B')),
      activated({ mana: '{2}{G}{G}' }, [untilEndOfTurn(source, gets(powerOfThis, powerOfThis))]),
    ],
  }),
  creature({
    name: 'Codsworth, Handy Helper',
    cost: '{2}{W}',
    types: ['artifact'],
    supertypes: ['legendary'],
    subtypes: ['Robot'],
    power: 2,
    toughness: 3,
    abilities: [
      staticAbility({
        appliesTo: allOf({ kind: 'designation', designation: 'commander' }, youControl),
        parts: [has(kwCost('ward', '{2}'))],
      }),
      activated({ tap: true }, [
        { kind: 'add-mana', mana: '{W}{W}' },
        words('spend this mana only on Aura and Equipment spells'),
      ]),
      activated({ tap: true }, [{ kind: 'attach', what: targetAt(0), to: targetAt(1) }], {
        targets: [
          target(allOf(anyOf(subtype('Aura'), subtype('Equipment')), youControl)),
          target(yourCreatures),
        ],
        restriction: 'activate only as a sorcery',
      }),
    ],
  }),
  creature({
    name: 'Corpsejack Menace',
    cost: '{2}{B}{G}',
    subtypes: ['Fungus'],
    power: 4,
    toughness: 4,
    abilities: [
      replacesEvent(
        { kind: 'put-counters', counter: '+1/+1', on: { objects: yourCreatures } },
        timesAsMany(2),
      ),
    ],
  }),
  creature({
    name: 'Craterhoof Behemoth',
    cost: '{5}{G}{G}{G}',
    subtypes: ['Beast'],
    power: 5,
    toughness: 5,
    abilities: [
      kw('haste'),
      triggered({ kind: 'enters', what: source }, [
        untilEndOfTurn(yourCreatures, has(kw('trample')), gets(count(yourCreatures), count(yourCreatures))),
      ]),
    ],
  }),
  creature({
    name: 'Daunting Defender',
    cost: '{4}{W}',
    subtypes: ['Human', 'Cleric'],
    power: 3,
    toughness: 3,
    abilities: [
      replacesEvent(
        { kind: 'deal-damage', by: anySource(), to: { objects: allOf(subtype('Cleric'), yourCreatures) } },
        { kind: 'prevent', amount: 1 },
      ),
    ],
  }),
  twoFaced(
    'transform',
    face({
      name: 'Delver of Secrets',
      cost: '{U}',
      types: ['creature'],
      subtypes: ['Human', 'Wizard'],
      power: 1,
      toughness: 1,
      abilities: [
        triggered({ kind: 'beginning-of', step: 'upkeep', of: 'you' }, [
          words('look at the top card of your library'),
          words('you may reveal that card'),
          ifSo(matches(topCard, allOf(instantOrSorcery, inZone('library'))), [
            { kind: 'transform', what: source },
          ]),
        ]),
      ],
    }),
    face({
      name: 'Insectile Aberration',
      colorIndicator: ['U'],
      types: ['creature'],
      subtypes: ['Human', 'Insect'],
      power: 3,
      toughness: 2,
      abilities: [kw('flying')],
    }),
  ),
  creature({
    name: 'Dockside Chef',
    cost: '{B}',
    types: ['enchantment'],
    subtypes: ['Human', 'Citizen'],
    power: 1,
    toughness: 2,
    abilities: [
      activated({ mana: '{1}{B}', sacrifice: { what: anyOf(cardType('artifact'), anyCreature) } }, [
        drawCards(1),
      ]),
    ],
  }),
  creature({
    name: 'Drooling Ogre',
    cost: '{1}{R}',
    subtypes: ['Ogre'],
    power: 3,
    toughness: 3,
    abilities: [
      triggered({ kind: 'cast-spell', by: 'any', what: cardType('artifact') }, [
        lasting(source, [{ kind: 'set-controller', to: { kind: 'chosen-player' } }]),
      ]),
    ],
  }),
  creature({
    name: 'Drudge Skeletons',
    cost: '{1}{B}',
    subtypes: ['Skeleton'],
    power: 1,
    toughness: 1,
    abilities: [activated({ mana: '{B}' }, [regenerateThis])],
  }),
  creature({
    name: 'Dutiful Thrull',
    cost: '{W}',
    subtypes: ['Thrull'],
    power: 1,
    toughness: 1,
    abilities: [activated({ mana: '{B}' }, [regenerateThis])],
  }),
];
