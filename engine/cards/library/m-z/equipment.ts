import { allOf, attachedObject, not, supertype } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  anyTarget,
  artifact,
  equipment,
  gets,
  has,
  kw,
  kwAmount,
  targets,
  triggered,
} from '../../build.ts';
import {
  attachedStatic,
  dealDamage,
  everywhere,
  isObject,
  setColors,
  setCreatureTypes,
  that,
  words,
} from '../../build-effects.ts';
import { prevented, replacesEvent } from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const greatestCommander = {
  kind: 'aggregate',
  which: 'greatest',
  value: 'mana-value',
  among: allOf(
    { kind: 'designation', designation: 'commander' },
    { kind: 'owner', is: { kind: 'you' } },
    everywhere,
  ),
} as const;

/** Equipment and Vehicles. */
export const EQUIPMENT: readonly CardDefinition[] = [
  equipment({
    name: 'Magebane Armor',
    cost: '{3}',
    abilities: [
      attachedStatic(gets(2, 4), { kind: 'lose-keyword', keyword: 'flying' }),
      replacesEvent({ kind: 'deal-damage', to: { objects: attachedObject }, damage: 'noncombat' }, prevented),
    ],
    equip: '{2}',
  }),
  equipment({
    name: 'Nim Deathmantle',
    cost: '{2}',
    abilities: [
      attachedStatic(gets(2, 2), has(kw('intimidate')), setColors('B'), setCreatureTypes('Zombie')),
      triggered(
        {
          kind: 'other',
          words: 'whenever a nontoken creature is put into your graveyard from the battlefield',
        },
        [
          {
            kind: 'may',
            instructions: [
              words('pay {4}'),
              { kind: 'move', what: isObject(that('card')), to: 'battlefield' },
              { kind: 'attach', what: { kind: 'source' }, to: { kind: 'that' } },
            ],
          },
        ],
      ),
    ],
    equip: '{4}',
  }),
  artifact({
    name: "Smuggler's Copter",
    cost: '{2}',
    subtypes: ['Vehicle'],
    power: 3,
    toughness: 3,
    abilities: [
      kw('flying'),
      triggered({ kind: 'other', words: 'whenever ~ attacks or blocks' }, [
        {
          kind: 'may',
          instructions: [
            { kind: 'draw', player: { kind: 'you' }, amount: 1 },
            { kind: 'discard', player: { kind: 'you' }, amount: 1 },
          ],
        },
      ]),
      kwAmount('crew', 1),
    ],
  }),
  equipment({
    name: 'Spy Kit',
    cost: '{2}',
    abilities: [
      attachedStatic(gets(1, 1), {
        kind: 'add-names-of',
        among: allOf(not(supertype('legendary')), anyCreature, not({ kind: 'token' }), everywhere),
      }),
    ],
    equip: '{2}',
  }),
  equipment({
    name: 'Tangleweave Armor',
    cost: '{2}{G}{G}',
    abilities: [kw('living weapon'), attachedStatic(gets(greatestCommander, greatestCommander))],
    equip: '{4}',
  }),
  equipment({
    name: 'Viridian Longbow',
    cost: '{1}',
    abilities: [
      attachedStatic(has(activated({ tap: true }, [dealDamage(1, targets)], { targets: [anyTarget] }))),
    ],
    equip: '{3}',
  }),
];
