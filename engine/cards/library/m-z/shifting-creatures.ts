import type { Ability } from '../../../abilities/ability.ts';
import type { Amount } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { Modification } from '../../../abilities/modification.ts';
import type { ObjectReference } from '../../../abilities/references.ts';
import { allOf, cardType, inZone, other, source, subtype } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  characteristicDefining,
  creature,
  entersWith,
  gets,
  has,
  kw,
  kwCost,
  manaAbility,
  plainStatic,
  selfStatic,
  staticAbility,
  target,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  count,
  itself,
  matches,
  minus,
  noCreatureBelowDevotion,
  sum,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** "As long as the top card of your library is a … card". */
const topCardIs = (type: CardType): Condition =>
  matches(
    { kind: 'top-card', of: { kind: 'you' }, zone: 'library' },
    allOf(cardType(type), inZone('library')),
  );

/** A level symbol (711.2a–b). */
const atLevel = (least: number, most: number | undefined, ...parts: readonly Modification[]): Ability => {
  const level = { kind: 'counters-on', object: itself, counter: 'level' } as const;
  const reached: Condition = { kind: 'compare', left: level, comparison: '>=', right: least };
  return staticAbility({
    appliesTo: source,
    condition:
      most === undefined
        ? reached
        : { kind: 'all-of', of: [reached, { kind: 'compare', left: level, comparison: '<=', right: most }] },
    parts,
  });
};

const totalOfExiled = (value: 'power' | 'toughness'): Amount => ({
  kind: 'aggregate',
  which: 'total',
  value,
  among: { kind: 'exiled-with-source' },
});
const cardTypesInGraveyards: Amount = { kind: 'distinct', what: 'card-types', among: inZone('graveyard') };
const topOfGraveyard: ObjectReference = { kind: 'top-card', of: { kind: 'you' }, zone: 'graveyard' };
const discardForTwo: Ability = activated({ mana: '{2}' }, [
  { kind: 'discard', player: { kind: 'you' }, amount: 1 },
]);

/** Creatures whose own types, size or text depend on something else. */
export const SHIFTING_CREATURES: readonly CardDefinition[] = [
  creature({
    name: 'Mogg Squad',
    cost: '{1}{R}',
    subtypes: ['Goblin'],
    power: 3,
    toughness: 3,
    abilities: [
      selfStatic(gets(minus(count(allOf(other, anyCreature))), minus(count(allOf(other, anyCreature))))),
    ],
  }),
  creature({
    name: 'Molten Sentry',
    cost: '{3}{R}',
    subtypes: ['Elemental'],
    power: '*',
    toughness: '*',
    abilities: [
      entersWith({
        kind: 'one-of',
        byCoinFlip: true,
        modes: [
          { mode: '5/2 creature with haste', parts: [basePowerToughness(5, 2), has(kw('haste'))] },
          { mode: '2/5 creature with defender', parts: [basePowerToughness(2, 5), has(kw('defender'))] },
        ],
      }),
    ],
  }),
  creature({
    name: 'Mul Daya Channelers',
    cost: '{1}{G}{G}',
    subtypes: ['Elf', 'Druid', 'Shaman'],
    power: 2,
    toughness: 2,
    abilities: [
      plainStatic('Play with the top card of your library revealed.'),
      staticAbility({
        appliesTo: source,
        condition: topCardIs('creature'),
        parts: [gets(3, 3)],
      }),
      staticAbility({
        appliesTo: source,
        condition: topCardIs('land'),
        parts: [has(manaAbility('two mana of any one color'))],
      }),
    ],
  }),
  creature({
    name: 'Primal Clay',
    cost: '{4}',
    types: ['artifact'],
    subtypes: ['Shapeshifter'],
    power: '*',
    toughness: '*',
    abilities: [
      entersWith({
        kind: 'one-of',
        modes: [
          { mode: '3/3 artifact creature', parts: [basePowerToughness(3, 3)] },
          {
            mode: '2/2 artifact creature with flying',
            parts: [basePowerToughness(2, 2), has(kw('flying'))],
          },
          {
            mode: '1/6 Wall artifact creature with defender in addition to its other types',
            parts: [basePowerToughness(1, 6), addSubtypes('Wall'), has(kw('defender'))],
          },
        ],
      }),
    ],
  }),
  creature({
    name: 'Primal Plasma',
    cost: '{3}{U}',
    subtypes: ['Elemental', 'Shapeshifter'],
    power: '*',
    toughness: '*',
    abilities: [
      entersWith({
        kind: 'one-of',
        modes: [
          { mode: '3/3 creature', parts: [basePowerToughness(3, 3)] },
          { mode: '2/2 creature with flying', parts: [basePowerToughness(2, 2), has(kw('flying'))] },
          { mode: '1/6 creature with defender', parts: [basePowerToughness(1, 6), has(kw('defender'))] },
        ],
      }),
    ],
  }),
  creature({
    name: 'Purphoros, God of the Forge',
    cost: '{3}{R}',
    types: ['enchantment'],
    supertypes: ['legendary'],
    subtypes: ['God'],
    power: 6,
    toughness: 5,
    abilities: [
      kw('indestructible'),
      noCreatureBelowDevotion('R'),
      triggered({ kind: 'enters', what: allOf(other, yourCreatures) }, [
        { kind: 'deal-damage', amount: 2, to: { kind: 'opponents' } },
      ]),
      activated({ mana: '{2}{R}' }, [untilEndOfTurn(yourCreatures, gets(1, 0))]),
    ],
  }),
  creature({
    name: 'Sutured Ghoul',
    cost: '{4}{B}{B}{B}',
    subtypes: ['Zombie'],
    power: '*',
    toughness: '*',
    abilities: [
      kw('trample'),
      entersWith({
        kind: 'exile',
        what: allOf(anyCreature, inZone('graveyard'), { kind: 'owner', is: { kind: 'you' } }),
      }),
      characteristicDefining(basePowerToughness(totalOfExiled('power'), totalOfExiled('toughness'))),
    ],
  }),
  creature({
    name: 'Tarmogoyf',
    cost: '{1}{G}',
    subtypes: ['Lhurgoyf'],
    power: '*',
    toughness: '1+*',
    abilities: [
      characteristicDefining(basePowerToughness(cardTypesInGraveyards, sum(cardTypesInGraveyards, 1))),
    ],
  }),
  creature({
    name: 'Thassa, God of the Sea',
    cost: '{2}{U}',
    types: ['enchantment'],
    supertypes: ['legendary'],
    subtypes: ['God'],
    power: 5,
    toughness: 5,
    abilities: [
      kw('indestructible'),
      noCreatureBelowDevotion('U'),
      triggered({ kind: 'beginning-of', step: 'upkeep', of: 'you' }, [words('scry 1')]),
      activated(
        { mana: '{1}{U}' },
        [untilEndOfTurn(targets, { kind: 'restrict', restriction: 'cannot-be-blocked' })],
        { targets: [target(yourCreatures)] },
      ),
    ],
  }),
  {
    ...creature({
      name: 'Transcendent Master',
      cost: '{1}{W}{W}',
      subtypes: ['Human', 'Cleric', 'Avatar'],
      power: 3,
      toughness: 3,
      abilities: [
        kwCost('level up', '{1}'),
        atLevel(6, 11, basePowerToughness(6, 6), has(kw('lifelink'))),
        atLevel(12, undefined, basePowerToughness(9, 9), has(kw('lifelink')), has(kw('indestructible'))),
      ],
    }),
    layout: 'leveler',
  },
  creature({
    name: 'Traproot Kami',
    cost: '{G}',
    subtypes: ['Spirit'],
    power: 0,
    toughness: '*',
    abilities: [
      kw('defender'),
      kw('reach'),
      characteristicDefining({ kind: 'set-base-power-toughness', toughness: count(subtype('Forest')) }),
    ],
  }),
  creature({
    name: "Volrath's Shapeshifter",
    cost: '{1}{U}{U}',
    subtypes: ['Phyrexian', 'Shapeshifter'],
    power: 0,
    toughness: 1,
    abilities: [
      staticAbility({
        appliesTo: source,
        condition: matches(topOfGraveyard, allOf(anyCreature, inZone('graveyard'))),
        parts: [{ kind: 'gain-text-of', object: topOfGraveyard, fullText: true, plus: [discardForTwo] }],
      }),
      discardForTwo,
    ],
  }),
];
