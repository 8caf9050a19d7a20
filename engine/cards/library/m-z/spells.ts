import { allOf, anyOf, cardType, inZone, not, subtype, supertype } from '../../../abilities/selector.ts';
import {
  anyCreature,
  anyTarget,
  basePowerToughness,
  gets,
  has,
  instant,
  kw,
  loseAllAbilities,
  sorcery,
  spell,
  target,
  targets,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addColors,
  addSubtypes,
  addTypes,
  count,
  dealDamage,
  drawCards,
  isObject,
  setColors,
  setCreatureTypes,
  targetAt,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const x = { kind: 'x' } as const;
const colorless = { kind: 'color-count', comparison: '=', count: 0 } as const;

export const SPELLS: readonly CardDefinition[] = [
  instant({
    name: 'Might of the Masses',
    cost: '{G}',
    abilities: [
      spell([untilEndOfTurn(targets, gets(count(yourCreatures), count(yourCreatures)))], target(anyCreature)),
    ],
  }),
  instant({
    name: 'Mirrorweave',
    cost: '{2}{W/U}{W/U}',
    abilities: [
      spell(
        [
          untilEndOfTurn(allOf(anyCreature, not(isObject(targetAt()))), {
            kind: 'become-copy',
            of: targetAt(),
            except: [],
          }),
        ],
        target(allOf(anyCreature, not(supertype('legendary')))),
      ),
    ],
  }),
  instant({
    name: 'Nameless Inversion',
    cost: '{1}{B}',
    types: ['kindred'],
    subtypes: ['Shapeshifter'],
    abilities: [
      kw('changeling'),
      spell(
        [untilEndOfTurn(targets, gets(3, -3), { kind: 'remove-all-subtypes', of: 'creature' })],
        target(anyCreature),
      ),
    ],
  }),
  instant({
    name: 'Natural Affinity',
    cost: '{2}{G}',
    abilities: [spell([untilEndOfTurn(cardType('land'), basePowerToughness(2, 2), addTypes('creature'))])],
  }),
  instant({
    name: 'Ovinize',
    cost: '{1}{U}',
    abilities: [
      spell([untilEndOfTurn(targets, loseAllAbilities, basePowerToughness(0, 1))], target(anyCreature)),
    ],
  }),
  sorcery({
    name: 'Pyroclasm',
    cost: '{1}{R}',
    abilities: [spell([dealDamage(2, anyCreature)])],
  }),
  instant({
    name: "Relic's Roar",
    cost: '{U}',
    abilities: [
      spell(
        [
          untilEndOfTurn(
            targets,
            addTypes('artifact', 'creature'),
            addSubtypes('Dinosaur'),
            basePowerToughness(4, 3),
          ),
        ],
        target(anyOf(cardType('artifact'), anyCreature)),
      ),
    ],
  }),
  sorcery({
    name: 'Rise from the Grave',
    cost: '{4}{B}',
    abilities: [
      spell(
        [
          {
            kind: 'move',
            what: targets,
            to: 'battlefield',
            controller: { kind: 'you' },
            entry: [{ kind: 'with', parts: [addSubtypes('Zombie'), addColors('B')] }],
          },
        ],
        target(allOf(anyCreature, inZone('graveyard'))),
      ),
    ],
  }),
  instant({
    name: 'Shock',
    cost: '{R}',
    abilities: [spell([dealDamage(2, targets)], anyTarget)],
  }),
  instant({
    name: 'Snakeform',
    cost: '{2}{G/U}',
    abilities: [
      spell(
        [
          untilEndOfTurn(
            targets,
            loseAllAbilities,
            setCreatureTypes('Snake'),
            setColors('G'),
            basePowerToughness(1, 1),
          ),
          drawCards(1),
        ],
        target(anyCreature),
      ),
    ],
  }),
  sorcery({
    name: 'Swarm Surge',
    cost: '{2}{B}',
    abilities: [
      kw('devoid'),
      spell([
        untilEndOfTurn(yourCreatures, gets(2, 0)),
        untilEndOfTurn(allOf(colorless, yourCreatures), has(kw('first strike'))),
      ]),
    ],
  }),
  sorcery({
    name: 'Switcheroo',
    cost: '{4}{U}',
    abilities: [
      spell([{ kind: 'exchange-control', of: targetAt(0), and: targetAt(1) }], {
        kind: 'object',
        what: anyCreature,
        count: 2,
      }),
    ],
  }),
  instant({
    name: 'Tower Defense',
    cost: '{1}{G}',
    abilities: [spell([untilEndOfTurn(yourCreatures, gets(0, 5), has(kw('reach')))])],
  }),
  instant({
    name: 'Tribal Unity',
    cost: '{X}{2}{G}',
    abilities: [
      spell([
        { kind: 'choose', what: 'creature-type' },
        untilEndOfTurn(allOf(anyCreature, subtype({ chosen: 'creature-type' })), gets(x, x)),
      ]),
    ],
  }),
  instant({
    name: 'Turn to Frog',
    cost: '{1}{U}',
    abilities: [
      spell(
        [
          untilEndOfTurn(
            targets,
            loseAllAbilities,
            setCreatureTypes('Frog'),
            setColors('U'),
            basePowerToughness(1, 1),
          ),
        ],
        target(anyCreature),
      ),
    ],
  }),
  instant({
    name: 'Twisted Image',
    cost: '{U}',
    abilities: [
      spell([untilEndOfTurn(targets, { kind: 'switch-power-toughness' }), drawCards(1)], target(anyCreature)),
    ],
  }),
];
