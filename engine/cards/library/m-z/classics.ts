import type { Ability, StaticAbility } from '../../../abilities/ability.ts';
import type { Amount } from '../../../abilities/amount.ts';
import {
  allOf,
  anyOf,
  cardType,
  controlledBy,
  inZone,
  other,
  type Selector,
  source,
  subtype,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  artifact,
  aura,
  basePowerToughness,
  characteristicDefining,
  choosesAsEnters,
  creature,
  enchantment,
  entersTapped,
  gets,
  has,
  instant,
  kw,
  land,
  landwalk,
  loseAllAbilities,
  manaAbility,
  sorcery,
  spell,
  staticAbility,
  target,
  targetPlayer,
  targets,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  attachedStatic,
  count,
  exists,
  gainControl,
  setColors,
  setCreatureTypes,
  setLandTypes,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** "This creature's power and toughness are each equal to …" */
const sizeIs = (amount: Amount): Ability => characteristicDefining(basePowerToughness(amount, amount));

/** "As long as this card is in your graveyard and you control a …, creatures you control have …" */
const fromGraveyard = (land: string, ability: Ability): StaticAbility => ({
  ...staticAbility({
    appliesTo: yourCreatures,
    condition: exists(allOf(subtype(land), youControl)),
    parts: [has(ability)],
  }),
  functionsIn: ['graveyard'],
});

/** Where cards are that are neither permanents nor spells. */
const offTheBattlefield: Selector = anyOf(
  ...(['hand', 'library', 'graveyard', 'exile', 'command'] as const).map(inZone),
);

const regenerateThis = activated({ mana: '{B}' }, [
  {
    kind: 'replacement-effect',
    effect: { kind: 'regenerate', what: { kind: 'source' } },
    duration: { kind: 'until-end-of-turn' },
  },
]);

/** Well-known cards that show one thing about layers each. */
export const CLASSICS: readonly CardDefinition[] = [
  creature({
    name: 'Maro',
    cost: '{2}{G}{G}',
    subtypes: ['Elemental'],
    power: '*',
    toughness: '*',
    abilities: [sizeIs({ kind: 'hand-size', of: { kind: 'you' } })],
  }),
  artifact({
    name: 'Maskwood Nexus',
    cost: '{4}',
    abilities: [
      staticAbility({
        appliesTo: anyOf(
          yourCreatures,
          allOf(anyCreature, inZone('stack'), youControl),
          allOf(anyCreature, { kind: 'owner', is: { kind: 'you' } }, offTheBattlefield),
        ),
        parts: [{ kind: 'add-all-creature-types' }],
      }),
      activated({ mana: '{3}', tap: true }, [
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Shapeshifter Token',
            cardTypes: ['creature'],
            subtypes: ['Shapeshifter'],
            colors: ['U'],
            power: 2,
            toughness: 2,
            abilities: [kw('changeling')],
          },
        },
      ]),
    ],
  }),
  creature({
    name: 'Master of Etherium',
    cost: '{2}{U}',
    types: ['artifact'],
    subtypes: ['Vedalken', 'Wizard'],
    power: '*',
    toughness: '*',
    abilities: [
      sizeIs(count(allOf(cardType('artifact'), youControl))),
      staticAbility({
        appliesTo: allOf(other, cardType('artifact'), anyCreature, youControl),
        parts: [gets(1, 1)],
      }),
    ],
  }),
  creature({
    name: 'Mortivore',
    cost: '{2}{B}{B}',
    subtypes: ['Lhurgoyf'],
    power: '*',
    toughness: '*',
    abilities: [sizeIs(count(allOf(anyCreature, inZone('graveyard')))), regenerateThis],
  }),
  creature({
    name: 'Muscle Sliver',
    cost: '{1}{G}',
    subtypes: ['Sliver'],
    power: 1,
    toughness: 1,
    abilities: [staticAbility({ appliesTo: allOf(subtype('Sliver'), anyCreature), parts: [gets(1, 1)] })],
  }),
  creature({
    name: 'Nightmare',
    cost: '{5}{B}',
    subtypes: ['Nightmare', 'Horse'],
    power: '*',
    toughness: '*',
    abilities: [kw('flying'), sizeIs(count(allOf(subtype('Swamp'), youControl)))],
  }),
  sorcery({
    name: 'Overrun',
    cost: '{2}{G}{G}{G}',
    abilities: [spell([untilEndOfTurn(yourCreatures, gets(3, 3), has(kw('trample')))])],
  }),
  aura({
    name: 'Pacifism',
    cost: '{1}{W}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(
        { kind: 'restrict', restriction: 'cannot-attack' },
        { kind: 'restrict', restriction: 'cannot-block' },
      ),
    ],
  }),
  aura({
    name: 'Phantasmal Terrain',
    cost: '{U}{U}',
    enchant: cardType('land'),
    abilities: [
      choosesAsEnters('basic-land-type'),
      attachedStatic(setLandTypes({ chosen: 'basic-land-type' })),
    ],
  }),
  enchantment({
    name: 'Prismatic Omen',
    cost: '{1}{G}',
    abilities: [
      staticAbility({
        appliesTo: allOf(cardType('land'), youControl),
        parts: [{ kind: 'add-all-land-types', which: 'basic' }],
      }),
    ],
  }),
  creature({
    name: 'Quicksilver Gargantuan',
    cost: '{5}{U}{U}',
    subtypes: ['Shapeshifter'],
    power: 7,
    toughness: 7,
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: source,
          optional: true,
          entry: [{ kind: 'as-copy', of: anyCreature, except: [basePowerToughness(7, 7)] }],
        },
      },
    ],
  }),
  creature({
    name: 'Realmwright',
    cost: '{U}',
    subtypes: ['Vedalken', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [
      choosesAsEnters('basic-land-type'),
      staticAbility({
        appliesTo: allOf(cardType('land'), youControl),
        parts: [addSubtypes({ chosen: 'basic-land-type' })],
      }),
    ],
  }),
  artifact({
    name: 'Rusted Relic',
    cost: '{4}',
    abilities: [
      {
        ...staticAbility({
          appliesTo: source,
          condition: exists(allOf(cardType('artifact'), youControl), 3),
          parts: [basePowerToughness(5, 5), addTypes('artifact', 'creature'), setCreatureTypes('Golem')],
        }),
        abilityWord: 'Metalcraft',
      },
    ],
  }),
  creature({
    name: 'Scion of the Wild',
    cost: '{1}{G}{G}',
    subtypes: ['Avatar'],
    power: '*',
    toughness: '*',
    abilities: [sizeIs(count(yourCreatures))],
  }),
  artifact({
    name: 'Sculpting Steel',
    cost: '{3}',
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: source,
          optional: true,
          entry: [{ kind: 'as-copy', of: cardType('artifact'), except: [] }],
        },
      },
    ],
  }),
  aura({
    name: "Sea's Claim",
    cost: '{U}',
    enchant: cardType('land'),
    abilities: [attachedStatic(setLandTypes('Island'))],
  }),
  enchantment({
    name: "Serra's Blessing",
    cost: '{1}{W}',
    abilities: [staticAbility({ appliesTo: yourCreatures, parts: [has(kw('vigilance'))] })],
  }),
  instant({
    name: 'Sudden Spoiling',
    cost: '{1}{B}{B}',
    abilities: [
      kw('split second'),
      spell(
        [
          untilEndOfTurn(
            allOf(anyCreature, controlledBy({ kind: 'target', index: 0 })),
            loseAllAbilities,
            basePowerToughness(0, 2),
          ),
        ],
        targetPlayer,
      ),
    ],
  }),
  creature({
    name: 'Terravore',
    cost: '{1}{G}{G}',
    subtypes: ['Lhurgoyf'],
    power: '*',
    toughness: '*',
    abilities: [kw('trample'), sizeIs(count(allOf(cardType('land'), inZone('graveyard'))))],
  }),
  sorcery({
    name: 'Threaten',
    cost: '{2}{R}',
    abilities: [
      spell(
        [
          { kind: 'untap', what: targets },
          untilEndOfTurn(targets, gainControl),
          untilEndOfTurn(targets, has(kw('haste'))),
        ],
        target(anyCreature),
      ),
    ],
  }),
  land('Treetop Village', {
    abilities: [
      entersTapped,
      manaAbility('{G}'),
      activated({ mana: '{1}{G}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(3, 3),
          addTypes('creature'),
          addSubtypes('Ape'),
          setColors('G'),
          has(kw('trample')),
        ),
      ]),
    ],
  }),
  aura({
    name: 'Unholy Strength',
    cost: '{B}',
    enchant: anyCreature,
    abilities: [attachedStatic(gets(2, 1))],
  }),
  creature({
    name: 'Valor',
    cost: '{3}{W}',
    subtypes: ['Incarnation'],
    power: 2,
    toughness: 2,
    abilities: [kw('first strike'), fromGraveyard('Plains', kw('first strike'))],
  }),
  creature({
    name: 'Vampire Nighthawk',
    cost: '{1}{B}{B}',
    subtypes: ['Vampire', 'Shaman'],
    power: 2,
    toughness: 3,
    abilities: [kw('flying'), kw('deathtouch'), kw('lifelink')],
  }),
  land('Wandering Fumarole', {
    abilities: [
      entersTapped,
      manaAbility('{U} or {R}'),
      activated({ mana: '{2}{U}{R}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(1, 4),
          addTypes('creature'),
          addSubtypes('Elemental'),
          setColors('U', 'R'),
          has(activated({ mana: '{0}' }, [untilEndOfTurn(source, { kind: 'switch-power-toughness' })])),
        ),
      ]),
    ],
  }),
  creature({
    name: 'Winged Sliver',
    cost: '{1}{U}',
    subtypes: ['Sliver'],
    power: 1,
    toughness: 1,
    abilities: [
      staticAbility({ appliesTo: allOf(subtype('Sliver'), anyCreature), parts: [has(kw('flying'))] }),
    ],
  }),
  creature({
    name: 'Wonder',
    cost: '{3}{U}',
    subtypes: ['Incarnation'],
    power: 2,
    toughness: 2,
    abilities: [kw('flying'), fromGraveyard('Island', kw('flying'))],
  }),
  creature({
    name: 'Zombie Master',
    cost: '{1}{B}{B}',
    subtypes: ['Zombie'],
    power: 2,
    toughness: 3,
    abilities: [
      staticAbility({
        appliesTo: allOf(other, subtype('Zombie'), anyCreature),
        parts: [has(landwalk('Swamp'))],
      }),
      staticAbility({ appliesTo: allOf(other, subtype('Zombie')), parts: [has(regenerateThis)] }),
    ],
  }),
];
