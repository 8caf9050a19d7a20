import {
  allOf,
  anyOf,
  cardType,
  inZone,
  keyword,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyTarget,
  basePowerToughness,
  creature,
  entersWith,
  face,
  gets,
  has,
  kw,
  kwCost,
  target,
  targets,
  triggered,
  twoFaced,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addColors,
  addSubtypes,
  count,
  dealDamage,
  drawCards,
  isObject,
  putCounters,
  that,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const entersThis = { kind: 'enters', what: source } as const;

/** Creatures with abilities that are activated or trigger, S to Z. */
export const WORKING_CREATURES_S_Z: readonly CardDefinition[] = [
  creature({
    name: 'Shadow Puppeteers',
    cost: '{6}{U}',
    subtypes: ['Faerie', 'Wizard'],
    power: 4,
    toughness: 4,
    abilities: [
      kw('flying'),
      kwCost('ward', '{2}'),
      triggered(entersThis, [
        {
          kind: 'create-token',
          amount: 2,
          token: {
            name: 'Faerie Rogue Token',
            cardTypes: ['creature'],
            subtypes: ['Faerie', 'Rogue'],
            colors: ['B'],
            power: 1,
            toughness: 1,
            abilities: [kw('flying')],
          },
        },
      ]),
      triggered(
        { kind: 'attacks', what: allOf(yourCreatures, keyword('flying')) },
        [
          untilEndOfTurn(
            isObject(that('creature')),
            addSubtypes('Dragon'),
            addColors('R'),
            basePowerToughness(4, 4),
          ),
        ],
        { optional: true },
      ),
    ],
  }),
  creature({
    name: 'Skeletal Wurm',
    cost: '{7}{B}',
    subtypes: ['Skeleton', 'Wurm'],
    power: 7,
    toughness: 6,
    abilities: [
      activated({ mana: '{B}' }, [
        {
          kind: 'replacement-effect',
          effect: { kind: 'regenerate', what: { kind: 'source' } },
          duration: { kind: 'until-end-of-turn' },
        },
      ]),
    ],
  }),
  creature({
    name: 'Skullbriar, the Walking Grave',
    cost: '{B}{G}',
    supertypes: ['legendary'],
    subtypes: ['Zombie', 'Elemental'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('haste'),
      triggered({ kind: 'deals-combat-damage', what: source, to: 'player' }, [putCounters(source, '+1/+1')]),
      {
        kind: 'replacement',
        effect: { kind: 'keeps-counters', what: source, exceptTo: ['hand', 'library'] },
      },
    ],
  }),
  creature({
    name: 'Snapcaster Mage',
    cost: '{1}{U}',
    subtypes: ['Human', 'Wizard'],
    power: 2,
    toughness: 1,
    abilities: [
      kw('flash'),
      triggered(
        entersThis,
        [untilEndOfTurn(targets, has(kw('flashback', { kind: 'cost', cost: { other: 'its mana cost' } })))],
        {
          targets: [
            target(
              allOf(anyOf(cardType('instant'), cardType('sorcery')), inZone('graveyard'), {
                kind: 'owner',
                is: { kind: 'you' },
              }),
            ),
          ],
        },
      ),
    ],
  }),
  creature({
    name: 'Spellstutter Sprite',
    cost: '{1}{U}',
    subtypes: ['Faerie', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('flash'),
      kw('flying'),
      triggered(
        entersThis,
        [words('counter target spell whose mana value is at most the number of Faeries you control')],
        {
          targets: [
            target(
              allOf(inZone('stack'), {
                kind: 'compare',
                value: 'mana-value',
                comparison: '<=',
                to: count(allOf(subtype('Faerie'), youControl)),
              }),
            ),
          ],
        },
      ),
    ],
  }),
  creature({
    name: 'Stoneforge Mystic',
    cost: '{1}{W}',
    subtypes: ['Kor', 'Artificer'],
    power: 1,
    toughness: 2,
    abilities: [
      triggered(entersThis, [words('search your library for an Equipment card and put it into your hand')], {
        optional: true,
      }),
      activated({ mana: '{1}{W}', tap: true }, [
        words('you may put an Equipment card from your hand onto the battlefield'),
      ]),
    ],
  }),
  creature({
    name: 'Tatterkite',
    cost: '{3}',
    types: ['artifact'],
    subtypes: ['Scarecrow'],
    power: 2,
    toughness: 1,
    abilities: [
      kw('flying'),
      {
        kind: 'replacement',
        effect: {
          kind: 'cannot',
          event: { kind: 'put-counters', on: { objects: { kind: 'is', object: { kind: 'source' } } } },
        },
      },
    ],
  }),
  creature({
    name: 'Thought Harvester',
    cost: '{3}{U}',
    subtypes: ['Eldrazi', 'Drone'],
    power: 2,
    toughness: 4,
    abilities: [
      kw('devoid'),
      kw('flying'),
      triggered(
        {
          kind: 'cast-spell',
          by: 'you',
          what: allOf(inZone('stack'), { kind: 'color-count', comparison: '=', count: 0 }),
        },
        [words('target opponent exiles the top card of their library')],
        { targets: [{ kind: 'player', who: 'opponent' }] },
      ),
    ],
  }),
  creature({
    name: 'Tree of Perdition',
    cost: '{3}{B}',
    subtypes: ['Plant'],
    power: 0,
    toughness: 13,
    abilities: [
      kw('defender'),
      activated(
        { tap: true },
        [
          {
            kind: 'exchange-life',
            player: { kind: 'target', index: 0 },
            with: 'toughness',
            of: { kind: 'source' },
          },
        ],
        { targets: [{ kind: 'player', who: 'opponent' }] },
      ),
    ],
  }),
  creature({
    name: 'Veteran Motorist',
    cost: '{R}{W}',
    subtypes: ['Dwarf', 'Pilot'],
    power: 3,
    toughness: 1,
    abilities: [
      triggered(entersThis, [words('scry 2')]),
      triggered({ kind: 'other', words: 'whenever ~ crews a Vehicle' }, [
        untilEndOfTurn(isObject(that('Vehicle')), gets(1, 1)),
      ]),
    ],
  }),
  twoFaced(
    'transform',
    face({
      name: 'Village Ironsmith',
      cost: '{1}{R}',
      types: ['creature'],
      subtypes: ['Human', 'Werewolf'],
      power: 1,
      toughness: 1,
      abilities: [
        kw('first strike'),
        triggered(
          { kind: 'other', words: 'at the beginning of each upkeep, if no spells were cast last turn' },
          [{ kind: 'transform', what: source }],
        ),
      ],
    }),
    face({
      name: 'Ironfang',
      colorIndicator: ['R'],
      types: ['creature'],
      subtypes: ['Werewolf'],
      power: 3,
      toughness: 1,
      abilities: [
        kw('first strike'),
        triggered(
          {
            kind: 'other',
            words: 'at the beginning of each upkeep, if a player cast two or more spells last turn',
          },
          [{ kind: 'transform', what: source }],
        ),
      ],
    }),
  ),
  creature({
    name: 'Walking Ballista',
    cost: '{X}{X}',
    types: ['artifact'],
    subtypes: ['Construct'],
    power: 0,
    toughness: 0,
    abilities: [
      entersWith({ kind: 'counters', counter: '+1/+1', amount: { kind: 'x' } }),
      activated({ mana: '{4}' }, [putCounters(source, '+1/+1')]),
      activated({ removeCounters: { counter: '+1/+1', count: 1 } }, [dealDamage(1, targets)], {
        targets: [anyTarget],
      }),
    ],
  }),
  creature({
    name: 'Wall of Omens',
    cost: '{1}{W}',
    subtypes: ['Wall'],
    power: 0,
    toughness: 4,
    abilities: [kw('defender'), triggered(entersThis, [drawCards(1)])],
  }),
  creature({
    name: 'Windreaver',
    cost: '{3}{W}{U}',
    subtypes: ['Elemental'],
    power: 1,
    toughness: 3,
    abilities: [
      kw('flying'),
      activated({ mana: '{W}' }, [untilEndOfTurn(source, has(kw('vigilance')))]),
      activated({ mana: '{W}' }, [untilEndOfTurn(source, gets(0, 1))]),
      activated({ mana: '{U}' }, [untilEndOfTurn(source, { kind: 'switch-power-toughness' })]),
      activated({ mana: '{U}' }, [{ kind: 'move', what: source, to: 'hand' }]),
    ],
  }),
];
