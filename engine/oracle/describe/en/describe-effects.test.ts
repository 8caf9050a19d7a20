import { describe, expect, it } from 'vitest';
import type { ContinuousEffectDefinition } from '../../../abilities/continuous-effect.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import {
  allOf,
  anyOf,
  attachedObject,
  cardType,
  inZone,
  keyword,
  not,
  other,
  type Selector,
  source,
  subtype,
  supertype,
  youControl,
} from '../../../abilities/selector.ts';
import { contextOf, type DescribeContext } from './context.ts';
import { describeContinuousEffect, describeInstructions } from './describe.ts';

const creatures = cardType('creature');
const land = cardType('land');
const flying: Modification = { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flying' } };
const gets = (power: number, toughness: number): Modification => ({
  kind: 'modify-power-toughness',
  power,
  toughness,
});
const base = (power: number, toughness: number): Modification => ({
  kind: 'set-base-power-toughness',
  power,
  toughness,
});

const wurm = contextOf({
  name: 'Test Wurm',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: ['Wurm'],
  abilities: [],
});
const aura = contextOf({
  name: 'Test Aura',
  supertypes: [],
  cardTypes: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [{ kind: 'keyword', keyword: 'enchant', parameter: { kind: 'quality', quality: creatures } }],
});
const manland = contextOf({
  name: 'Test Land',
  supertypes: [],
  cardTypes: ['land'],
  subtypes: [],
  abilities: [],
});

describe('effects of static abilities', () => {
  const cases: readonly [string, ContinuousEffectDefinition, DescribeContext?][] = [
    [
      'Nonbasic lands are Mountains.',
      {
        appliesTo: allOf(not(supertype('basic')), land),
        parts: [{ kind: 'set-basic-land-types', types: ['Mountain'] }],
      },
    ],
    [
      'Other creatures you control get +1/+1.',
      { appliesTo: allOf(other, creatures, youControl), parts: [gets(1, 1)] },
    ],
    ['All creatures have flying.', { appliesTo: creatures, parts: [flying] }],
    [
      'Each land is a Swamp in addition to its other land types.',
      { appliesTo: land, parts: [{ kind: 'add-subtypes', subtypes: ['Swamp'] }] },
    ],
    [
      'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
      {
        appliesTo: allOf(not(creatures), cardType('artifact')),
        parts: [
          { kind: 'add-card-types', types: ['creature'] },
          {
            kind: 'set-base-power-toughness',
            power: { kind: 'mana-value', of: { kind: 'affected' } },
            toughness: { kind: 'mana-value', of: { kind: 'affected' } },
          },
        ],
      },
    ],
    [
      'All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.',
      {
        appliesTo: anyOf(subtype('Forest'), subtype('Saproling')),
        parts: [
          { kind: 'add-card-types', types: ['creature', 'land'] },
          { kind: 'add-subtypes', subtypes: ['Saproling', 'Forest'] },
          { kind: 'set-colors', colors: ['G'] },
          base(1, 1),
        ],
      },
    ],
    [
      'All Swamps are 1/1 black creatures that are still lands.',
      {
        appliesTo: subtype('Swamp'),
        parts: [
          { kind: 'add-card-types', types: ['creature'] },
          { kind: 'set-colors', colors: ['B'] },
          base(1, 1),
        ],
      },
    ],
    [
      'Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.',
      {
        appliesTo: attachedObject,
        parts: [
          { kind: 'lose-all-abilities' },
          { kind: 'set-card-types', types: ['creature'] },
          { kind: 'set-subtypes', of: 'creature', subtypes: ['Frog'] },
          { kind: 'set-colors', colors: ['U'] },
          base(1, 1),
        ],
      },
      aura,
    ],
    [
      'Enchanted creature is a land with flying and loses all other card types and abilities.',
      {
        appliesTo: attachedObject,
        parts: [{ kind: 'set-card-types', types: ['land'] }, { kind: 'lose-all-abilities' }, flying],
      },
      aura,
    ],
    [
      'You control enchanted creature.',
      { appliesTo: attachedObject, parts: [{ kind: 'set-controller', to: { kind: 'you' } }] },
      aura,
    ],
    [
      'This creature gets +1/+2 as long as you control a Forest.',
      {
        appliesTo: source,
        condition: { kind: 'exists', what: allOf(subtype('Forest'), youControl) },
        parts: [gets(1, 2)],
      },
      wurm,
    ],
    [
      'As long as this creature is untapped, it gets +2/+0 and has flying.',
      {
        appliesTo: source,
        condition: { kind: 'matches', object: { kind: 'source' }, selector: not({ kind: 'tapped' }) },
        parts: [gets(2, 0), flying],
      },
      wurm,
    ],
    [
      'During your turn, creatures you control have flying.',
      {
        appliesTo: allOf(creatures, youControl),
        condition: { kind: 'turn-of', player: { kind: 'you' } },
        parts: [flying],
      },
    ],
    [
      'This creature gets +1/+1 for each other creature on the battlefield.',
      {
        appliesTo: source,
        parts: [
          {
            kind: 'modify-power-toughness',
            power: { kind: 'count', of: allOf(other, creatures) },
            toughness: { kind: 'count', of: allOf(other, creatures) },
          },
        ],
      },
      wurm,
    ],
    [
      "Creatures with flying can't attack or block.",
      {
        appliesTo: allOf(creatures, keyword('flying')),
        parts: [
          { kind: 'restrict', restriction: 'cannot-attack' },
          { kind: 'restrict', restriction: 'cannot-block' },
        ],
      },
    ],
    [
      'Creatures you control are every creature type. The same is true for creature spells you control.',
      {
        appliesTo: anyOf(allOf(creatures, youControl), allOf(creatures, inZone('stack'), youControl)),
        parts: [{ kind: 'add-all-creature-types' }],
      },
    ],
    [
      'You have no maximum hand size.',
      {
        appliesTo: { kind: 'all' },
        parts: [{ kind: 'set-maximum-hand-size', player: { kind: 'you' }, to: 'none' }],
      },
    ],
  ];
  it.each(cases)('%s', (expected, effect, context) =>
    expect(describeContinuousEffect(effect, context)).toBe(expected),
  );
});

describe('effects of resolutions', () => {
  const targets: Selector = { kind: 'targets' };
  const eot = { kind: 'until-end-of-turn' } as const;
  const lasting = (appliesTo: Selector, ...parts: readonly Modification[]): Instruction => ({
    kind: 'continuous-effect',
    appliesTo,
    parts,
    duration: eot,
  });
  const animate: readonly Modification[] = [
    { kind: 'add-card-types', types: ['artifact', 'creature'] },
    { kind: 'add-subtypes', subtypes: ['Golem'] },
    base(2, 2),
  ];
  const cases: readonly [string, readonly Instruction[], (Selector | undefined)?, DescribeContext?][] = [
    ['Target creature gets +3/+3 until end of turn.', [lasting(targets, gets(3, 3))], creatures],
    ['Target creature gets -2/-0 until end of turn.', [lasting(targets, gets(-2, 0))], creatures],
    [
      'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.',
      [
        lasting(
          targets,
          { kind: 'lose-all-abilities' },
          { kind: 'set-subtypes', of: 'creature', subtypes: ['Frog'] },
          { kind: 'set-colors', colors: ['U'] },
          base(1, 1),
        ),
      ],
      creatures,
    ],
    [
      "This land becomes a 2/2 Golem artifact creature until end of turn. It's still a land.",
      [lasting(source, ...animate)],
      undefined,
      manland,
    ],
    [
      "Switch target creature's power and toughness until end of turn.",
      [lasting(targets, { kind: 'switch-power-toughness' })],
      creatures,
    ],
    [
      'Gain control of target creature until end of turn. Untap it. It gains flying until end of turn.',
      [
        lasting(targets, { kind: 'set-controller', to: { kind: 'you' } }),
        { kind: 'untap', what: targets },
        lasting(targets, flying),
      ],
      creatures,
    ],
    [
      "Creatures you control get +1/+1 until end of turn and can't be blocked this turn.",
      [
        lasting(allOf(creatures, youControl), gets(1, 1), {
          kind: 'restrict',
          restriction: 'cannot-be-blocked',
        }),
      ],
    ],
    [
      "Target creature becomes a copy of this creature until end of turn, except it isn't legendary.",
      [
        lasting(targets, {
          kind: 'become-copy',
          of: { kind: 'source' },
          except: [{ kind: 'remove-supertypes', supertypes: ['legendary'] }],
        }),
      ],
      creatures,
      wurm,
    ],
    [
      'Until end of turn, target creature gains "Creatures you control have flying."',
      [
        lasting(targets, {
          kind: 'add-ability',
          ability: {
            kind: 'static',
            effects: [{ appliesTo: allOf(creatures, youControl), parts: [flying] }],
          },
        }),
      ],
      creatures,
    ],
  ];
  it.each(cases)('%s', (expected, instructions, what, context) =>
    expect(
      describeInstructions(instructions, context, what === undefined ? [] : [{ kind: 'object', what }]),
    ).toBe(expected),
  );
});
