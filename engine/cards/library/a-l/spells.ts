import type { Amount } from '../../../abilities/amount.ts';
import {
  all,
  allOf,
  anyOf,
  cardType,
  color,
  inZone,
  not,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  anyCreature,
  anyTarget,
  basePowerToughness,
  gets,
  has,
  instant,
  kw,
  kwCost,
  loseAllAbilities,
  sorcery,
  spell,
  target,
  targets,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  dealDamage,
  drawCards,
  exists,
  forAsLongAs,
  gainControl,
  ifSo,
  lasting,
  matches,
  putCounters,
  setColors,
  sum,
  targetAt,
} from '../../build-effects.ts';
import { exiledInstead, replacesThisTurn } from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const x = { kind: 'x' } as const;
const switchPowerAndToughness = { kind: 'switch-power-toughness' } as const;
const targetAndNamesakes = anyOf(
  targets,
  allOf(anyCreature, { kind: 'shares', what: 'name', with: targetAt() }),
);
const distinctOfTarget = (what: 'supertypes' | 'card-types' | 'subtypes'): Amount => ({
  kind: 'distinct',
  what,
  among: targets,
});
const everyTypeOfTarget = sum(
  distinctOfTarget('supertypes'),
  distinctOfTarget('card-types'),
  distinctOfTarget('subtypes'),
);
const manaValueOfTarget = { kind: 'mana-value', of: targetAt() } as const;

export const SPELLS_A_L: readonly CardDefinition[] = [
  instant({
    name: 'About Face',
    cost: '{R}',
    abilities: [spell([untilEndOfTurn(targets, switchPowerAndToughness)], target(anyCreature))],
  }),
  instant({
    name: 'Act of Heroism',
    cost: '{1}{W}',
    abilities: [
      spell(
        [
          { kind: 'untap', what: targets },
          untilEndOfTurn(targets, gets(2, 2), {
            kind: 'other-rule',
            words: 'can block an additional creature',
          }),
        ],
        target(anyCreature),
      ),
    ],
  }),
  sorcery({
    name: 'Act of Treason',
    cost: '{2}{R}',
    abilities: [
      spell(
        [
          untilEndOfTurn(targets, gainControl),
          { kind: 'untap', what: targets },
          untilEndOfTurn(targets, has(kw('haste'))),
        ],
        target(anyCreature),
      ),
    ],
  }),
  instant({
    name: 'Animate Land',
    cost: '{G}',
    abilities: [
      spell(
        [untilEndOfTurn(targets, basePowerToughness(3, 3), addTypes('creature'))],
        target(cardType('land')),
      ),
    ],
  }),
  sorcery({
    name: "Aquitect's Will",
    cost: '{U}',
    types: ['kindred'],
    subtypes: ['Merfolk'],
    abilities: [
      spell(
        [
          putCounters(targets, 'flood'),
          lasting(
            targets,
            [addSubtypes('Island')],
            forAsLongAs(matches(targetAt(), { kind: 'counters', counter: 'flood', atLeast: 1 })),
          ),
          ifSo(exists(allOf(subtype('Merfolk'), youControl)), [drawCards(1)]),
        ],
        target(cardType('land')),
      ),
    ],
  }),
  instant({
    name: 'Biomass Mutation',
    cost: '{X}{G/U}{G/U}',
    abilities: [spell([untilEndOfTurn(yourCreatures, basePowerToughness(x, x))])],
  }),
  instant({
    name: 'Cackling Flames',
    cost: '{3}{R}',
    abilities: [
      spell(
        [
          ifSo(
            {
              kind: 'compare',
              left: { kind: 'hand-size', of: { kind: 'you' } },
              comparison: '=',
              right: 0,
            },
            [dealDamage(5, targets)],
            [dealDamage(3, targets)],
          ),
        ],
        anyTarget,
      ),
    ],
  }),
  instant({
    name: 'Canopy Claws',
    cost: '{G}',
    abilities: [
      spell([untilEndOfTurn(targets, { kind: 'lose-keyword', keyword: 'flying' })], target(anyCreature)),
      kwCost('flashback', '{G}'),
    ],
  }),
  instant({
    name: 'Chaoslace',
    cost: '{R}',
    abilities: [spell([lasting(targets, [setColors('R')])], target(anyOf(inZone('stack'), all)))],
  }),
  instant({
    name: 'Cytoshape',
    cost: '{1}{G}{U}',
    abilities: [
      spell(
        [
          { kind: 'choose', what: 'copy', from: allOf(not(supertype('legendary')), anyCreature) },
          untilEndOfTurn(targets, {
            kind: 'become-copy',
            of: { kind: 'chosen', noun: 'creature' },
            except: [],
          }),
        ],
        target(anyCreature),
      ),
    ],
  }),
  sorcery({ name: 'Divination', cost: '{2}{U}', abilities: [spell([drawCards(2)])] }),
  instant({
    name: 'Echoing Courage',
    cost: '{1}{G}',
    abilities: [spell([untilEndOfTurn(targetAndNamesakes, gets(2, 2))], target(anyCreature))],
  }),
  instant({
    name: 'Echoing Decay',
    cost: '{1}{B}',
    abilities: [spell([untilEndOfTurn(targetAndNamesakes, gets(-2, -2))], target(anyCreature))],
  }),
  instant({
    name: 'Embiggen',
    cost: '{G}',
    abilities: [
      spell(
        [untilEndOfTurn(targets, gets(everyTypeOfTarget, everyTypeOfTarget))],
        target(allOf(not(subtype('Brushwagg')), anyCreature)),
      ),
    ],
  }),
  instant({
    name: 'Giant Growth',
    cost: '{G}',
    abilities: [spell([untilEndOfTurn(targets, gets(3, 3))], target(anyCreature))],
  }),
  instant({
    name: "Guardians' Pledge",
    cost: '{1}{W}{W}',
    abilities: [spell([untilEndOfTurn(allOf(color('W'), yourCreatures), gets(2, 2))])],
  }),
  instant({
    name: 'Humble',
    cost: '{1}{W}',
    abilities: [
      spell([untilEndOfTurn(targets, loseAllAbilities, basePowerToughness(0, 1))], target(anyCreature)),
    ],
  }),
  sorcery({
    name: 'Incendiary Flow',
    cost: '{1}{R}',
    abilities: [
      spell(
        [
          dealDamage(3, targets),
          replacesThisTurn(
            {
              kind: 'die',
              what: allOf(cardType('creature'), {
                kind: 'designation',
                designation: 'that was dealt damage this way',
              }),
            },
            exiledInstead,
          ),
        ],
        anyTarget,
      ),
    ],
  }),
  sorcery({
    name: 'Infest',
    cost: '{1}{B}{B}',
    abilities: [spell([untilEndOfTurn(anyCreature, gets(-2, -2))])],
  }),
  instant({
    name: 'Inside Out',
    cost: '{1}{U/R}',
    abilities: [spell([untilEndOfTurn(targets, switchPowerAndToughness), drawCards(1)], target(anyCreature))],
  }),
  instant({
    name: "Karn's Touch",
    cost: '{U}{U}',
    abilities: [
      spell(
        [
          untilEndOfTurn(
            targets,
            addTypes('artifact', 'creature'),
            basePowerToughness(manaValueOfTarget, manaValueOfTarget),
          ),
        ],
        target(allOf(not(anyCreature), cardType('artifact'))),
      ),
    ],
  }),
  sorcery({
    name: 'Languish',
    cost: '{2}{B}{B}',
    abilities: [spell([untilEndOfTurn(anyCreature, gets(-4, -4))])],
  }),
  instant({
    name: 'Lightning Bolt',
    cost: '{R}',
    abilities: [spell([dealDamage(3, targets)], anyTarget)],
  }),
];
