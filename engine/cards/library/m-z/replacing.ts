import type { ObjectReference } from '../../../abilities/references.ts';
import { allOf, cardType, inZone, source } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  anyTarget,
  artifact,
  creature,
  enchantment,
  instant,
  kw,
  spell,
  target,
  targetPlayer,
  targets,
} from '../../build.ts';
import { dealDamage, drawCards, ifSo, isObject, matches } from '../../build-effects.ts';
import {
  doneInstead,
  eventAmount,
  exiledInstead,
  halfAsMany,
  permanentOrPlayer,
  prevented,
  replacesEvent,
  replacesThisTurn,
  theirs,
  timesAsMany,
  yourSource,
} from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** The card that the instruction before drew. */
const drawn: ObjectReference = { kind: 'that' };

/** Cards with replacement and prevention effects (CR 614, 615), and what they work on. */
export const REPLACING: readonly CardDefinition[] = [
  instant({
    name: 'Magma Spray',
    cost: '{R}',
    abilities: [
      spell(
        [dealDamage(2, targets), replacesThisTurn({ kind: 'die', what: targets }, exiledInstead)],
        target(anyCreature),
      ),
    ],
  }),
  instant({
    name: 'Mending Hands',
    cost: '{W}',
    abilities: [
      spell(
        [
          replacesThisTurn({ kind: 'deal-damage', to: { objects: targets } }, prevented, {
            limit: { kind: 'next-damage', amount: 4 },
          }),
        ],
        anyTarget,
      ),
    ],
  }),
  creature({
    name: 'Notion Thief',
    cost: '{2}{U}{B}',
    subtypes: ['Human', 'Rogue'],
    power: 3,
    toughness: 1,
    abilities: [
      kw('flash'),
      replacesEvent(
        { kind: 'draw', player: { kind: 'opponents' }, exceptFirst: 'in-draw-step' },
        doneInstead(drawCards(1)),
      ),
    ],
  }),
  creature({
    name: 'Sindbad',
    cost: '{1}{U}',
    subtypes: ['Human'],
    power: 1,
    toughness: 1,
    abilities: [
      activated({ tap: true }, [
        { kind: 'draw', player: { kind: 'you' }, amount: 1, reveals: true },
        ifSo({ kind: 'not', of: matches(drawn, cardType('land')) }, [
          { kind: 'move', what: isObject(drawn), to: 'graveyard' },
        ]),
      ]),
    ],
  }),
  creature({
    name: 'Soul-Scar Mage',
    cost: '{R}',
    subtypes: ['Human', 'Wizard'],
    power: 1,
    toughness: 2,
    abilities: [
      kw('prowess'),
      replacesEvent(
        {
          kind: 'deal-damage',
          by: yourSource,
          to: { objects: theirs(cardType('creature')) },
          damage: 'noncombat',
        },
        doneInstead({
          kind: 'put-counters',
          on: isObject({ kind: 'affected' }),
          counter: '-1/-1',
          amount: eventAmount,
        }),
      ),
    ],
  }),
  artifact({
    name: 'Stone of Erech',
    cost: '{1}',
    supertypes: ['legendary'],
    abilities: [
      replacesEvent({ kind: 'die', what: theirs(cardType('creature')) }, exiledInstead),
      activated(
        { mana: '{2}', tap: true, sacrifice: { what: source } },
        [
          {
            kind: 'move',
            what: allOf(inZone('graveyard'), { kind: 'owner', is: { kind: 'target', index: 0 } }),
            to: 'exile',
          },
          drawCards(1),
        ],
        { targets: [targetPlayer] },
      ),
    ],
  }),
  creature({
    name: 'Vorinclex, Monstrous Raider',
    cost: '{4}{G}{G}',
    supertypes: ['legendary'],
    subtypes: ['Phyrexian', 'Praetor'],
    power: 6,
    toughness: 6,
    abilities: [
      kw('trample'),
      kw('haste'),
      replacesEvent({ kind: 'put-counters', by: { kind: 'you' }, on: permanentOrPlayer }, timesAsMany(2)),
      replacesEvent({ kind: 'put-counters', by: { kind: 'opponents' }, on: permanentOrPlayer }, halfAsMany),
    ],
  }),
  enchantment({
    name: 'Words of Worship',
    cost: '{2}{W}',
    abilities: [
      activated({ mana: '{1}' }, [
        replacesThisTurn(
          { kind: 'draw', player: { kind: 'you' } },
          doneInstead({ kind: 'gain-life', player: { kind: 'you' }, amount: 5 }),
          { limit: { kind: 'next', times: 1 } },
        ),
      ]),
    ],
  }),
];
