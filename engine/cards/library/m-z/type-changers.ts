import type { Modification } from '../../../abilities/modification.ts';
import {
  all,
  allOf,
  cardType,
  inZone,
  keyword,
  not,
  other,
  source,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  artifact,
  basePowerToughness,
  choosesAsEnters,
  creature,
  enchantment,
  has,
  kw,
  landwalk,
  loseAllAbilities,
  staticAbility,
  target,
  targets,
  triggered,
  yourCreatures,
} from '../../build.ts';
import {
  addColors,
  addSubtypes,
  addTypes,
  everywhere,
  exists,
  forAsLongAs,
  it,
  lasting,
  matches,
  putCounters,
  setColors,
  setLandTypes,
  targetAt,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const manaValueOfIt = { kind: 'mana-value', of: it } as const;
const sizeOfManaValue: Modification = basePowerToughness(manaValueOfIt, manaValueOfIt);
const noncreatureArtifacts = allOf(not(anyCreature), cardType('artifact'));
const otherNonAuraEnchantments = allOf(other, not(subtype('Aura')), cardType('enchantment'));

/** Permanents whose static abilities change the types of others. */
export const TYPE_CHANGERS: readonly CardDefinition[] = [
  creature({
    name: 'Magus of the Moon',
    cost: '{2}{R}',
    subtypes: ['Human', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [
      staticAbility({
        appliesTo: allOf(not(supertype('basic')), cardType('land')),
        parts: [setLandTypes('Mountain')],
      }),
    ],
  }),
  enchantment({
    name: 'March of the Machines',
    cost: '{3}{U}',
    abilities: [
      staticAbility({
        appliesTo: noncreatureArtifacts,
        parts: [addTypes('artifact', 'creature'), sizeOfManaValue],
      }),
    ],
  }),
  artifact({
    name: 'Mycosynth Lattice',
    cost: '{6}',
    abilities: [
      staticAbility({ appliesTo: all, parts: [addTypes('artifact')] }),
      staticAbility({ appliesTo: everywhere, parts: [setColors()] }),
      staticAbility({
        appliesTo: source,
        parts: [
          { kind: 'other-rule', words: 'Players may spend mana of any color as if it were of any other.' },
        ],
      }),
    ],
  }),
  enchantment({
    name: "Nature's Revolt",
    cost: '{3}{G}{G}',
    abilities: [
      staticAbility({
        appliesTo: cardType('land'),
        parts: [basePowerToughness(2, 2), addTypes('creature')],
      }),
    ],
  }),
  creature({
    name: 'Omo, Queen of Vesuva',
    cost: '{2}{G/U}',
    supertypes: ['legendary'],
    subtypes: ['Shapeshifter', 'Noble'],
    power: 1,
    toughness: 5,
    abilities: [
      triggered(
        { kind: 'other', words: 'whenever ~ enters or attacks' },
        [putCounters(targets, 'everything')],
        {
          targets: [
            { kind: 'object', what: cardType('land'), count: 1, isUpTo: true },
            { kind: 'object', what: anyCreature, count: 1, isUpTo: true },
          ],
        },
      ),
      staticAbility({
        appliesTo: allOf(cardType('land'), { kind: 'counters', counter: 'everything', atLeast: 1 }),
        parts: [
          { kind: 'add-all-land-types', which: 'basic' },
          { kind: 'add-all-land-types', which: 'nonbasic' },
        ],
      }),
      staticAbility({
        appliesTo: allOf(not(cardType('land')), anyCreature, {
          kind: 'counters',
          counter: 'everything',
          atLeast: 1,
        }),
        parts: [{ kind: 'add-all-creature-types' }],
      }),
    ],
  }),
  enchantment({
    name: 'Opalescence',
    cost: '{2}{W}{W}',
    abilities: [
      staticAbility({ appliesTo: otherNonAuraEnchantments, parts: [addTypes('creature'), sizeOfManaValue] }),
    ],
  }),
  creature({
    name: "Painter's Servant",
    cost: '{2}',
    types: ['artifact'],
    subtypes: ['Scarecrow'],
    power: 1,
    toughness: 3,
    abilities: [
      choosesAsEnters('color'),
      staticAbility({ appliesTo: everywhere, parts: [addColors({ chosen: 'color' })] }),
    ],
  }),
  artifact({
    name: 'Quicksilver Fountain',
    cost: '{3}',
    abilities: [
      triggered(
        { kind: 'beginning-of', step: 'upkeep', of: 'each-player' },
        [
          putCounters(targets, 'flood'),
          lasting(
            targets,
            [setLandTypes('Island')],
            forAsLongAs(matches(targetAt(), { kind: 'counters', counter: 'flood', atLeast: 1 })),
          ),
        ],
        {
          targets: [
            target(
              allOf(not(subtype('Island')), cardType('land'), {
                kind: 'controller',
                is: { kind: 'active-player' },
              }),
            ),
          ],
        },
      ),
      triggered(
        { kind: 'beginning-of', step: 'end step', of: 'each-player' },
        [{ kind: 'remove-counters', from: cardType('land'), counter: 'flood', amount: 'all' }],
        {
          condition: { kind: 'not', of: exists(allOf(cardType('land'), not(subtype('Island')))) },
        },
      ),
    ],
  }),
  enchantment({
    name: 'Starfield of Nyx',
    cost: '{4}{W}',
    abilities: [
      triggered(
        { kind: 'beginning-of', step: 'upkeep', of: 'you' },
        [{ kind: 'move', what: targets, to: 'battlefield' }],
        {
          optional: true,
          targets: [
            target(
              allOf(cardType('enchantment'), inZone('graveyard'), { kind: 'owner', is: { kind: 'you' } }),
            ),
          ],
        },
      ),
      staticAbility({
        appliesTo: allOf(otherNonAuraEnchantments, youControl),
        condition: exists(allOf(cardType('enchantment'), youControl), 5),
        parts: [addTypes('creature'), sizeOfManaValue],
      }),
    ],
  }),
  creature({
    name: 'Stormtide Leviathan',
    cost: '{5}{U}{U}{U}',
    subtypes: ['Leviathan'],
    power: 8,
    toughness: 8,
    abilities: [
      landwalk('Island'),
      staticAbility({ appliesTo: cardType('land'), parts: [addSubtypes('Island')] }),
      staticAbility({
        appliesTo: allOf(
          anyCreature,
          not(keyword('flying')),
          not({ kind: 'keyword', keyword: 'landwalk', of: 'Island' }),
        ),
        parts: [{ kind: 'restrict', restriction: 'cannot-attack' }],
      }),
    ],
  }),
  artifact({
    name: 'Thran Lens',
    cost: '{2}',
    abilities: [staticAbility({ appliesTo: all, parts: [setColors()] })],
  }),
  enchantment({
    name: "Titania's Song",
    cost: '{3}{G}',
    abilities: [
      staticAbility({
        appliesTo: noncreatureArtifacts,
        parts: [loseAllAbilities, addTypes('artifact', 'creature'), sizeOfManaValue],
        continuesUntilEndOfTurn: true,
      }),
    ],
  }),
  enchantment({
    name: 'Xenograft',
    cost: '{4}{U}',
    abilities: [
      choosesAsEnters('creature-type'),
      staticAbility({ appliesTo: yourCreatures, parts: [addSubtypes({ chosen: 'creature-type' })] }),
    ],
  }),
  creature({
    name: 'Ygra, Eater of All',
    cost: '{3}{B}{G}',
    supertypes: ['legendary'],
    subtypes: ['Elemental', 'Cat'],
    power: 6,
    toughness: 6,
    abilities: [
      kw('ward', { kind: 'cost', cost: { sacrifice: { what: subtype('Food') } } }),
      staticAbility({
        appliesTo: allOf(other, anyCreature),
        parts: [
          addTypes('artifact'),
          addSubtypes('Food'),
          has(
            activated({ mana: '{2}', tap: true, sacrifice: { what: source } }, [
              { kind: 'gain-life', player: { kind: 'you' }, amount: 3 },
            ]),
          ),
        ],
      }),
      triggered({ kind: 'other', words: 'whenever a Food is put into a graveyard from the battlefield' }, [
        putCounters(source, '+1/+1', 2),
      ]),
    ],
  }),
  creature({
    name: 'Yixlid Jailer',
    cost: '{1}{B}',
    subtypes: ['Zombie', 'Wizard'],
    power: 2,
    toughness: 1,
    abilities: [staticAbility({ appliesTo: inZone('graveyard'), parts: [loseAllAbilities] })],
  }),
];
