import {
  allOf,
  anyOf,
  cardType,
  color,
  inZone,
  opponentsControl,
  other,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  creature,
  enchant,
  gets,
  has,
  kw,
  kwCost,
  kwQuality,
  manaAbility,
  target,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  attachedStatic,
  ifSo,
  itself,
  lasting,
  matches,
  setColors,
  setCreatureTypes,
  setTypes,
  targetAt,
  that,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const instantOrSorcery = anyOf(cardType('instant'), cardType('sorcery'));

/** Creatures with activated, triggered and other abilities of their own. */
export const WORKING_CREATURES_E_L: readonly CardDefinition[] = [
  creature({
    name: 'Eight-and-a-Half-Tails',
    cost: '{W}{W}',
    supertypes: ['legendary'],
    subtypes: ['Fox', 'Cleric'],
    power: 2,
    toughness: 2,
    abilities: [
      activated({ mana: '{1}{W}' }, [untilEndOfTurn(targets, has(kwQuality('protection', color('W'))))], {
        targets: [target(youControl)],
      }),
      activated({ mana: '{1}' }, [untilEndOfTurn(targets, setColors('W'))], {
        targets: [target(anyOf(inZone('stack'), inZone('battlefield')))],
      }),
    ],
  }),
  creature({
    name: 'Eldrazi Mimic',
    cost: '{2}',
    subtypes: ['Eldrazi'],
    power: 2,
    toughness: 1,
    abilities: [
      triggered(
        {
          kind: 'enters',
          what: allOf(other, { kind: 'color-count', comparison: '=', count: 0 }, yourCreatures),
        },
        [
          untilEndOfTurn(
            source,
            basePowerToughness(
              { kind: 'power', of: that('creature') },
              { kind: 'toughness', of: that('creature') },
            ),
          ),
        ],
        { optional: true },
      ),
    ],
  }),
  creature({
    name: 'Elvish Mystic',
    cost: '{G}',
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [manaAbility('{G}')],
  }),
  creature({
    name: 'Enraging Licid',
    cost: '{1}{R}',
    subtypes: ['Licid'],
    power: 1,
    toughness: 1,
    abilities: [
      activated(
        { mana: '{R}', tap: true },
        [
          lasting(source, [
            { kind: 'lose-this-ability' },
            setTypes('enchantment'),
            { kind: 'set-subtypes', of: 'enchantment', subtypes: ['Aura'] },
            has(enchant(anyCreature)),
          ]),
          { kind: 'attach', what: itself, to: targetAt() },
          words('you may pay {R} to end this effect'),
        ],
        { targets: [target(anyCreature)] },
      ),
      attachedStatic(has(kw('haste'))),
    ],
  }),
  creature({
    name: 'Erratic Cyclops',
    cost: '{3}{R}',
    subtypes: ['Cyclops', 'Shaman'],
    power: 0,
    toughness: 8,
    abilities: [
      kw('trample'),
      triggered({ kind: 'cast-spell', by: 'you', what: instantOrSorcery }, [
        untilEndOfTurn(source, gets({ kind: 'x' }, 0)),
      ]),
    ],
  }),
  creature({
    name: 'Figure of Destiny',
    cost: '{R/W}',
    subtypes: ['Kithkin'],
    power: 1,
    toughness: 1,
    abilities: [
      activated({ mana: '{R/W}' }, [
        lasting(source, [setCreatureTypes('Kithkin', 'Spirit'), basePowerToughness(2, 2)]),
      ]),
      activated({ mana: '{R/W}{R/W}{R/W}' }, [
        ifSo(matches(itself, subtype('Spirit')), [
          lasting(source, [setCreatureTypes('Kithkin', 'Spirit', 'Warrior'), basePowerToughness(4, 4)]),
        ]),
      ]),
      activated({ mana: '{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}' }, [
        ifSo(matches(itself, subtype('Warrior')), [
          lasting(source, [
            setCreatureTypes('Kithkin', 'Spirit', 'Warrior', 'Avatar'),
            basePowerToughness(8, 8),
            has(kw('flying')),
            has(kw('first strike')),
          ]),
        ]),
      ]),
    ],
  }),
  creature({
    name: 'Fluxcharger',
    cost: '{2}{U}{R}',
    subtypes: ['Weird'],
    power: 1,
    toughness: 5,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'cast-spell', by: 'you', what: instantOrSorcery },
        [untilEndOfTurn(source, { kind: 'switch-power-toughness' })],
        { optional: true },
      ),
    ],
  }),
  creature({
    name: 'Gilded Drake',
    cost: '{1}{U}',
    subtypes: ['Drake'],
    power: 3,
    toughness: 3,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'enters', what: source },
        [
          { kind: 'exchange-control', of: itself, and: targetAt() },
          words("if you don't or can't make an exchange, sacrifice ~"),
          words('this ability still resolves if its target becomes illegal'),
        ],
        {
          targets: [{ kind: 'object', what: allOf(anyCreature, opponentsControl), count: 1, isUpTo: true }],
        },
      ),
    ],
  }),
  creature({
    name: 'Gingerbrute',
    cost: '{1}',
    types: ['artifact'],
    subtypes: ['Food', 'Golem'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('haste'),
      activated({ mana: '{1}' }, [
        untilEndOfTurn(source, {
          kind: 'other-rule',
          words: "can't be blocked except by creatures with haste",
        }),
      ]),
      activated({ mana: '{2}', tap: true, sacrifice: { what: source } }, [
        { kind: 'gain-life', player: { kind: 'you' }, amount: 3 },
      ]),
    ],
  }),
  creature({
    name: 'Goblin Balloon Brigade',
    cost: '{R}',
    subtypes: ['Goblin', 'Warrior'],
    power: 1,
    toughness: 1,
    abilities: [activated({ mana: '{R}' }, [untilEndOfTurn(source, has(kw('flying')))])],
  }),
  creature({
    name: 'Goblin Guide',
    cost: '{R}',
    subtypes: ['Goblin', 'Scout'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('haste'),
      triggered({ kind: 'attacks', what: source }, [
        words('defending player reveals the top card of their library'),
        words("if it's a land card, that player puts it into their hand"),
      ]),
    ],
  }),
  creature({
    name: 'Grinning Demon',
    cost: '{2}{B}{B}',
    subtypes: ['Demon'],
    power: 6,
    toughness: 6,
    abilities: [
      triggered({ kind: 'beginning-of', step: 'upkeep', of: 'you' }, [
        { kind: 'lose-life', player: { kind: 'you' }, amount: 2 },
      ]),
      kwCost('morph', '{2}{B}{B}'),
    ],
  }),
  creature({
    name: 'Llanowar Elves',
    cost: '{G}',
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [manaAbility('{G}')],
  }),
];
