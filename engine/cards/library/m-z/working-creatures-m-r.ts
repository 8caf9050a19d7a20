import { allOf, cardType, opponentsControl, source } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  anyTarget,
  basePowerToughness,
  choosesAsEnters,
  creature,
  kw,
  kwCost,
  loseAllAbilities,
  manaAbility,
  plainStatic,
  target,
  targetPlayer,
  targets,
  triggered,
  untilEndOfTurn,
} from '../../build.ts';
import {
  dealDamage,
  isObject,
  lasting,
  setCreatureTypes,
  setLandTypes,
  targetAt,
  that,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const entersThis = { kind: 'enters', what: source } as const;

/** Creatures with abilities that are activated or trigger, M to R. */
export const WORKING_CREATURES_M_R: readonly CardDefinition[] = [
  creature({
    name: 'Merfolk Trickster',
    cost: '{U}{U}',
    subtypes: ['Merfolk', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('flash'),
      triggered(entersThis, [{ kind: 'tap', what: targets }, untilEndOfTurn(targets, loseAllAbilities)], {
        targets: [target(allOf(anyCreature, opponentsControl))],
      }),
    ],
  }),
  creature({
    name: 'Mindeye Drake',
    cost: '{4}{U}',
    subtypes: ['Drake'],
    power: 2,
    toughness: 5,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'dies', what: source },
        [{ kind: 'mill', player: { kind: 'target', index: 0 }, amount: 5 }],
        { targets: [targetPlayer] },
      ),
    ],
  }),
  creature({
    name: 'Nekusar, the Mindrazer',
    cost: '{2}{U}{B}{R}',
    supertypes: ['legendary'],
    subtypes: ['Zombie', 'Wizard'],
    power: 2,
    toughness: 4,
    abilities: [
      triggered({ kind: 'beginning-of', step: 'draw step', of: 'each-player' }, [
        { kind: 'draw', player: { kind: 'active-player' }, amount: 1 },
      ]),
      triggered({ kind: 'other', words: 'whenever an opponent draws a card' }, [
        { kind: 'deal-damage', amount: 1, to: { kind: 'chosen-player' } },
      ]),
    ],
  }),
  creature({
    name: 'Noble Hierarch',
    cost: '{G}',
    subtypes: ['Human', 'Druid'],
    power: 0,
    toughness: 1,
    abilities: [kw('exalted'), manaAbility('{G}, {W}, or {U}')],
  }),
  creature({
    name: 'Omnibian',
    cost: '{1}{G}{G}{U}',
    subtypes: ['Frog'],
    power: 3,
    toughness: 3,
    abilities: [
      activated(
        { tap: true },
        [untilEndOfTurn(targets, setCreatureTypes('Frog'), basePowerToughness(3, 3))],
        { targets: [target(anyCreature)] },
      ),
    ],
  }),
  creature({
    name: 'Orcish Farmer',
    cost: '{1}{R}{R}',
    subtypes: ['Orc'],
    power: 2,
    toughness: 2,
    abilities: [
      activated(
        { tap: true },
        [
          lasting(targets, [setLandTypes('Swamp')], {
            kind: 'until-next-untap-step',
            of: { kind: 'controller-of', object: targetAt() },
          }),
        ],
        { targets: [target(cardType('land'))] },
      ),
    ],
  }),
  creature({
    name: 'Pine Walker',
    cost: '{3}{G}{G}',
    subtypes: ['Elemental'],
    power: 5,
    toughness: 5,
    abilities: [
      kwCost('morph', '{4}{G}'),
      triggered({ kind: 'other', words: 'whenever ~ or another creature you control is turned face up' }, [
        { kind: 'untap', what: isObject(that('creature')) },
      ]),
    ],
  }),
  creature({
    name: 'Platinum Angel',
    cost: '{7}',
    types: ['artifact'],
    subtypes: ['Angel'],
    power: 4,
    toughness: 4,
    abilities: [
      kw('flying'),
      {
        kind: 'replacement',
        effect: {
          kind: 'cannot',
          event: {
            kind: 'any-of',
            of: [
              { kind: 'lose-game', player: { kind: 'you' } },
              { kind: 'win-game', player: { kind: 'opponents' } },
            ],
          },
        },
      },
    ],
  }),
  creature({
    name: 'Prodigal Pyromancer',
    cost: '{2}{R}',
    subtypes: ['Human', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [activated({ tap: true }, [dealDamage(1, targets)], { targets: [anyTarget] })],
  }),
  creature({
    name: 'Prophet of Kruphix',
    cost: '{3}{G}{U}',
    subtypes: ['Human', 'Wizard'],
    power: 2,
    toughness: 3,
    abilities: [
      plainStatic("Your creatures and lands untap during each other player's untap step."),
      plainStatic('You may cast creature spells as though they had flash.'),
    ],
  }),
  creature({
    name: 'Quirion Elves',
    cost: '{1}{G}',
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [choosesAsEnters('color'), manaAbility('{G}'), manaAbility('one mana of the chosen color')],
  }),
  creature({
    name: 'Rootless Yew',
    cost: '{3}{G}{G}',
    subtypes: ['Treefolk'],
    power: 5,
    toughness: 4,
    abilities: [
      triggered({ kind: 'dies', what: source }, [
        words(
          'search your library for a creature card with power or toughness 6 or greater and put it into your hand',
        ),
      ]),
    ],
  }),
];
