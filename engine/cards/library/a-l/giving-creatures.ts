import {
  allOf,
  keyword,
  opponentsControl,
  other,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import type { Keyword } from '../../../vocabulary/keywords.ts';
import type { ManaCost } from '../../../vocabulary/mana.ts';
import type { Subtype } from '../../../vocabulary/subtypes.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  creature,
  gets,
  has,
  kw,
  landwalk,
  plainStatic,
  selfStatic,
  staticAbility,
  target,
  targets,
  triggered,
  yourCreatures,
} from '../../build.ts';
import { drawCards, exists } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const theirCreatures = allOf(anyCreature, opponentsControl);

/** "Creatures you control have …; creatures your opponents control lose it and can't have or gain it." */
function archetype(
  name: string,
  cost: ManaCost,
  subtypes: readonly Subtype[],
  size: readonly [power: number, toughness: number],
  word: Keyword,
): CardDefinition {
  return creature({
    name,
    cost,
    types: ['enchantment'],
    subtypes,
    power: size[0],
    toughness: size[1],
    abilities: [
      staticAbility({ appliesTo: yourCreatures, parts: [has(kw(word))] }),
      staticAbility({
        appliesTo: theirCreatures,
        parts: [
          { kind: 'lose-keyword', keyword: word },
          { kind: 'cannot-have-keyword', keyword: word },
        ],
      }),
    ],
  });
}

const lowersOpponentsHands = (by: number) =>
  selfStatic({ kind: 'modify-maximum-hand-size', player: { kind: 'opponents' }, by: -by });

/** Creatures that give size or abilities to others. */
export const GIVING_CREATURES_A_L: readonly CardDefinition[] = [
  creature({
    name: 'Aegis of the Gods',
    cost: '{1}{W}',
    types: ['enchantment'],
    subtypes: ['Human', 'Soldier'],
    power: 2,
    toughness: 1,
    abilities: [
      selfStatic({ kind: 'player-gains-ability', player: { kind: 'you' }, ability: kw('hexproof') }),
    ],
  }),
  creature({
    name: 'Anger',
    cost: '{3}{R}',
    subtypes: ['Incarnation'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('haste'),
      {
        kind: 'static',
        effects: [
          {
            appliesTo: yourCreatures,
            condition: exists(allOf(subtype('Mountain'), youControl)),
            parts: [has(kw('haste'))],
          },
        ],
        functionsIn: ['graveyard'],
      },
    ],
  }),
  archetype('Archetype of Aggression', '{1}{R}{R}', ['Human', 'Warrior'], [3, 2], 'trample'),
  archetype('Archetype of Courage', '{1}{W}{W}', ['Human', 'Soldier'], [2, 2], 'first strike'),
  archetype('Archetype of Endurance', '{6}{G}{G}', ['Boar'], [6, 5], 'hexproof'),
  archetype('Archetype of Finality', '{4}{B}{B}', ['Gorgon'], [2, 3], 'deathtouch'),
  archetype('Archetype of Imagination', '{4}{U}{U}', ['Human', 'Wizard'], [3, 2], 'flying'),
  creature({
    name: 'Dearly Departed',
    cost: '{4}{W}{W}',
    subtypes: ['Spirit'],
    power: 5,
    toughness: 5,
    abilities: [
      kw('flying'),
      {
        kind: 'replacement',
        functionsIn: ['graveyard'],
        effect: {
          kind: 'enters',
          what: allOf(subtype('Human'), yourCreatures),
          entry: [{ kind: 'counters', counter: '+1/+1', amount: 1 }],
        },
      },
    ],
  }),
  creature({
    name: 'Elesh Norn, Grand Cenobite',
    cost: '{5}{W}{W}',
    supertypes: ['legendary'],
    subtypes: ['Phyrexian', 'Praetor'],
    power: 4,
    toughness: 7,
    abilities: [
      kw('vigilance'),
      staticAbility({ appliesTo: allOf(other, yourCreatures), parts: [gets(2, 2)] }),
      staticAbility({ appliesTo: theirCreatures, parts: [gets(-2, -2)] }),
    ],
  }),
  creature({
    name: 'Frondland Felidar',
    cost: '{2}{G}{W}',
    subtypes: ['Cat', 'Beast'],
    power: 3,
    toughness: 5,
    abilities: [
      kw('vigilance'),
      staticAbility({
        appliesTo: allOf(yourCreatures, keyword('vigilance')),
        parts: [
          has(
            activated({ mana: '{1}', tap: true }, [{ kind: 'tap', what: targets }], {
              targets: [target(anyCreature)],
            }),
          ),
        ],
      }),
    ],
  }),
  creature({
    name: 'Galerider Sliver',
    cost: '{U}',
    subtypes: ['Sliver'],
    power: 1,
    toughness: 1,
    abilities: [
      staticAbility({ appliesTo: allOf(subtype('Sliver'), yourCreatures), parts: [has(kw('flying'))] }),
    ],
  }),
  creature({
    name: 'Gnat Miser',
    cost: '{B}',
    subtypes: ['Rat', 'Shaman'],
    power: 1,
    toughness: 1,
    abilities: [lowersOpponentsHands(1)],
  }),
  creature({
    name: 'Goblin Chieftain',
    cost: '{1}{R}{R}',
    subtypes: ['Goblin'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('haste'),
      staticAbility({
        appliesTo: allOf(other, subtype('Goblin'), yourCreatures),
        parts: [gets(1, 1), has(kw('haste'))],
      }),
    ],
  }),
  creature({
    name: 'Godhead of Awe',
    cost: '{W/U}{W/U}{W/U}{W/U}{W/U}',
    subtypes: ['Spirit', 'Avatar'],
    power: 4,
    toughness: 4,
    abilities: [
      kw('flying'),
      staticAbility({ appliesTo: allOf(other, anyCreature), parts: [basePowerToughness(1, 1)] }),
    ],
  }),
  creature({
    name: 'Hibernation Sliver',
    cost: '{U}{B}',
    subtypes: ['Sliver'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: subtype('Sliver'),
        parts: [has(activated({ payLife: 2 }, [{ kind: 'move', what: source, to: 'hand' }]))],
      }),
    ],
  }),
  creature({
    name: 'Jin-Gitaxias, Core Augur',
    cost: '{8}{U}{U}',
    supertypes: ['legendary'],
    subtypes: ['Phyrexian', 'Praetor'],
    power: 5,
    toughness: 4,
    abilities: [
      kw('flash'),
      triggered({ kind: 'beginning-of', step: 'end step', of: 'you' }, [drawCards(7)]),
      lowersOpponentsHands(7),
    ],
  }),
  creature({
    name: 'Jubilant Skybonder',
    cost: '{1}{W/U}{W/U}',
    subtypes: ['Human', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('flying'),
      staticAbility({
        appliesTo: allOf(yourCreatures, keyword('flying')),
        parts: [has(plainStatic('Spells your opponents cast that target ~ cost {2} more to cast.'))],
      }),
    ],
  }),
  creature({
    name: 'Kwende, Pride of Femeref',
    cost: '{3}{W}',
    supertypes: ['legendary'],
    subtypes: ['Human', 'Knight'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('double strike'),
      staticAbility({
        appliesTo: allOf(yourCreatures, keyword('first strike')),
        parts: [has(kw('double strike'))],
      }),
    ],
  }),
  creature({
    name: 'Lord of Atlantis',
    cost: '{U}{U}',
    subtypes: ['Merfolk'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(other, subtype('Merfolk')),
        parts: [gets(1, 1), has(landwalk('Island'))],
      }),
    ],
  }),
];
