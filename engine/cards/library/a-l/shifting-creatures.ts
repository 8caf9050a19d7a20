import {
  allOf,
  anyOf,
  cardType,
  controlledBy,
  inZone,
  not,
  other,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import type { Keyword } from '../../../vocabulary/keywords.ts';
import {
  activated,
  anyCreature,
  characteristicDefining,
  creature,
  definesSizeAs,
  entersWith,
  gets,
  has,
  kw,
  plainStatic,
  selfStatic,
  staticAbility,
  target,
  targets,
  triggered,
  yourCreatures,
} from '../../build.ts';
import { count, minus, putCounters, sum } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const yourLands = allOf(cardType('land'), youControl);
const yourLife = { kind: 'life', of: { kind: 'you' } } as const;

/** What Cairn Wanderer takes from creature cards in graveyards. */
const WANDERERS_KEYWORDS: readonly Keyword[] = [
  'flying',
  'fear',
  'first strike',
  'double strike',
  'deathtouch',
  'haste',
  'landwalk',
  'lifelink',
  'protection',
  'reach',
  'trample',
  'shroud',
  'vigilance',
];

/** Creatures whose own size or abilities depend on something else. */
export const SHIFTING_CREATURES_A_L: readonly CardDefinition[] = [
  creature({
    name: 'Bloodghast',
    cost: '{B}{B}',
    subtypes: ['Vampire', 'Spirit'],
    power: 2,
    toughness: 1,
    abilities: [
      selfStatic({ kind: 'restrict', restriction: 'cannot-block' }),
      staticAbility({
        appliesTo: source,
        condition: {
          kind: 'some-player',
          who: { kind: 'opponents' },
          value: 'life',
          comparison: '<=',
          to: 10,
        },
        parts: [has(kw('haste'))],
      }),
      triggered({ kind: 'enters', what: yourLands }, [{ kind: 'move', what: source, to: 'battlefield' }], {
        optional: true,
        functionsIn: ['graveyard'],
        abilityWord: 'Landfall',
      }),
    ],
  }),
  creature({
    name: 'Cairn Wanderer',
    cost: '{4}{B}',
    subtypes: ['Shapeshifter'],
    power: 4,
    toughness: 4,
    abilities: [
      kw('changeling'),
      selfStatic({
        kind: 'add-abilities-of',
        among: allOf(anyCreature, inZone('graveyard')),
        which: WANDERERS_KEYWORDS,
      }),
    ],
  }),
  creature({
    name: 'Conspicuous Snoop',
    cost: '{R}{R}',
    subtypes: ['Goblin', 'Rogue'],
    power: 2,
    toughness: 2,
    abilities: [
      plainStatic('Play with the top card of your library revealed.'),
      plainStatic('You may cast Goblin spells from the top of your library.'),
      staticAbility({
        appliesTo: source,
        condition: {
          kind: 'matches',
          object: { kind: 'top-card', of: { kind: 'you' }, zone: 'library' },
          selector: allOf(subtype('Goblin'), inZone('library')),
        },
        parts: [
          {
            kind: 'add-abilities-of',
            among: {
              kind: 'is',
              object: { kind: 'top-card', of: { kind: 'you' }, zone: 'library' },
            },
            which: 'activated',
          },
        ],
      }),
    ],
  }),
  creature({
    name: "Death's Shadow",
    cost: '{B}',
    subtypes: ['Avatar'],
    power: 13,
    toughness: 13,
    abilities: [selfStatic(gets(minus(yourLife), minus(yourLife)))],
  }),
  creature({
    name: 'Dungrove Elder',
    cost: '{2}{G}',
    subtypes: ['Treefolk'],
    power: '*',
    toughness: '*',
    abilities: [kw('hexproof'), definesSizeAs(count(allOf(subtype('Forest'), youControl)))],
  }),
  creature({
    name: 'Enigma Drake',
    cost: '{1}{U}{R}',
    subtypes: ['Drake'],
    power: '*',
    toughness: 4,
    abilities: [
      kw('flying'),
      characteristicDefining({
        kind: 'set-base-power-toughness',
        power: {
          kind: 'cards-in-zone',
          of: { kind: 'you' },
          zone: 'graveyard',
          matching: anyOf(cardType('instant'), cardType('sorcery')),
        },
      }),
    ],
  }),
  creature({
    name: 'Experiment Kraj',
    cost: '{2}{G}{G}{U}{U}',
    supertypes: ['legendary'],
    subtypes: ['Ooze', 'Mutant'],
    power: 4,
    toughness: 6,
    abilities: [
      selfStatic({
        kind: 'add-abilities-of',
        among: allOf(other, anyCreature, { kind: 'counters', counter: '+1/+1', atLeast: 1 }),
        which: 'activated',
      }),
      activated({ tap: true }, [putCounters(targets, '+1/+1')], { targets: [target(anyCreature)] }),
    ],
  }),
  creature({
    name: 'Keldon Warlord',
    cost: '{2}{R}{R}',
    subtypes: ['Human', 'Barbarian'],
    power: '*',
    toughness: '*',
    abilities: [definesSizeAs(count(allOf(not(subtype('Wall')), yourCreatures)))],
  }),
  creature({
    name: 'Lost Order of Jarkeld',
    cost: '{2}{W}{W}',
    subtypes: ['Human', 'Knight'],
    power: '1+*',
    toughness: '1+*',
    abilities: [
      entersWith({ kind: 'choose', what: 'player', words: 'an opponent' }),
      definesSizeAs(sum(1, count(allOf(anyCreature, controlledBy({ kind: 'chosen-player' }))))),
    ],
  }),
];
