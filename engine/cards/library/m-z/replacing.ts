import type { Ability } from '../../../abilities/ability.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
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
import type { CardDefinition } from '../../card-definition.ts';

/** The card that the instruction before drew. */
const drawn: ObjectReference = { kind: 'that' };

const replaces = (words: string): Ability => ({ kind: 'replacement', effect: { kind: 'other', words } });
const replacesThisTurn = (words: string): Instruction => ({
  kind: 'replacement-effect',
  effect: { kind: 'other', words },
  duration: { kind: 'until-end-of-turn' },
});

/** Cards whose replacement and prevention effects (CR 614, 615) are shown only so far, and what they work on. */
export const REPLACING: readonly CardDefinition[] = [
  instant({
    name: 'Magma Spray',
    cost: '{R}',
    abilities: [
      spell(
        [dealDamage(2, targets), replacesThisTurn('if it would die this turn, exile it instead')],
        target(anyCreature),
      ),
    ],
  }),
  instant({
    name: 'Mending Hands',
    cost: '{W}',
    abilities: [spell([replacesThisTurn('prevent the next 4 damage to any target this turn')], anyTarget)],
  }),
  creature({
    name: 'Notion Thief',
    cost: '{2}{U}{B}',
    subtypes: ['Human', 'Rogue'],
    power: 3,
    toughness: 1,
    abilities: [
      kw('flash'),
      replaces(
        'if an opponent would draw a card, other than the first one in each of their draw steps, you draw a card instead and that player does not',
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
      replaces(
        'if a source you control would deal noncombat damage to a creature of an opponent, put that many -1/-1 counters on it instead',
      ),
    ],
  }),
  artifact({
    name: 'Stone of Erech',
    cost: '{1}',
    supertypes: ['legendary'],
    abilities: [
      replaces('if a creature of an opponent would die, exile it instead'),
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
      replaces(
        'if you would put counters on a permanent or player, put twice that many of each kind instead',
      ),
      replaces(
        'if an opponent would put counters on a permanent or player, they put half that many of each kind instead, rounded down',
      ),
    ],
  }),
  enchantment({
    name: 'Words of Worship',
    cost: '{2}{W}',
    abilities: [
      activated({ mana: '{1}' }, [
        replacesThisTurn('the next time you would draw a card this turn, you gain 5 life instead'),
      ]),
    ],
  }),
];
