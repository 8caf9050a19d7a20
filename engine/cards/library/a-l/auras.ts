import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import {
  all,
  allOf,
  anyOf,
  attachedObject,
  cardType,
  color,
  not,
  source,
  youControl,
} from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  anyTarget,
  aura,
  basePowerToughness,
  choosesAsEnters,
  gets,
  has,
  kw,
  kwQuality,
  loseAllAbilities,
  manaAbility,
  plainStatic,
  target,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import {
  addColors,
  addSubtypes,
  addTypes,
  attachedStatic,
  count,
  dealDamage,
  drawCards,
  gainControl,
  isObject,
  it,
  putCounters,
  setColors,
  setCreatureTypes,
  setLandTypes,
  setTypes,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const otherThanIt = not(isObject(it));
const twiceSharedTypes = {
  kind: 'times',
  factor: 2,
  of: count(allOf(otherThanIt, anyCreature, { kind: 'shares', what: 'creature-type', with: it })),
} as const;
const plusCountersOnOthers = {
  kind: 'counters-among',
  among: allOf(otherThanIt, yourCreatures),
  counter: '+1/+1',
} as const;
const createGold: Instruction = {
  kind: 'create-token',
  amount: 1,
  token: {
    name: 'Gold Token',
    cardTypes: ['artifact'],
    subtypes: ['Gold'],
    abilities: [manaAbility('one mana of any color', { sacrifice: { what: source } })],
  },
};

/** An Umbra: a bonus and umbra armor (702.89). */
const umbra = (name: string, cost: string, ...parts: readonly Modification[]): CardDefinition =>
  aura({ name, cost, enchant: anyCreature, abilities: [attachedStatic(...parts), kw('umbra armor')] });

export const AURAS_A_L: readonly CardDefinition[] = [
  aura({
    name: 'Alpha Status',
    cost: '{2}{G}',
    enchant: anyCreature,
    abilities: [attachedStatic(gets(twiceSharedTypes, twiceSharedTypes))],
  }),
  aura({
    name: 'Ancestral Vengeance',
    cost: '{B}{B}',
    enchant: anyCreature,
    abilities: [
      triggered({ kind: 'enters', what: source }, [putCounters(targets, '+1/+1')], {
        targets: [target(yourCreatures)],
      }),
      attachedStatic(gets(-1, -1)),
    ],
  }),
  aura({
    name: 'Arcane Flight',
    cost: '{U}',
    enchant: anyCreature,
    abilities: [attachedStatic(gets(1, 1), has(kw('flying')))],
  }),
  umbra(
    'Bear Umbra',
    '{2}{G}{G}',
    gets(2, 2),
    has(
      triggered({ kind: 'attacks', what: source }, [
        { kind: 'untap', what: allOf(cardType('land'), youControl) },
      ]),
    ),
  ),
  umbra('Boar Umbra', '{2}{G}', gets(3, 3)),
  aura({
    name: 'Confiscate',
    cost: '{4}{U}{U}',
    enchant: all,
    abilities: [attachedStatic(gainControl)],
  }),
  aura({
    name: 'Control Magic',
    cost: '{2}{U}{U}',
    enchant: anyCreature,
    abilities: [attachedStatic(gainControl)],
  }),
  aura({
    name: 'Curse of Opulence',
    cost: '{R}',
    subtypes: ['Curse'],
    enchant: 'player',
    abilities: [
      triggered({ kind: 'other', words: 'whenever enchanted player is attacked' }, [
        createGold,
        words('each opponent attacking that player does the same'),
      ]),
    ],
  }),
  aura({
    name: 'Darksteel Mutation',
    cost: '{1}{W}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(
        setTypes('artifact', 'creature'),
        setCreatureTypes('Insect'),
        loseAllAbilities,
        has(kw('indestructible')),
        basePowerToughness(0, 1),
      ),
    ],
  }),
  aura({
    name: 'Deep Freeze',
    cost: '{2}{U}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(
        basePowerToughness(0, 4),
        loseAllAbilities,
        has(kw('defender')),
        addColors('U'),
        addSubtypes('Wall'),
      ),
    ],
  }),
  aura({
    name: 'Dehydration',
    cost: '{3}{U}',
    enchant: anyCreature,
    abilities: [attachedStatic({ kind: 'restrict', restriction: 'does-not-untap' })],
  }),
  umbra('Drake Umbra', '{4}{U}', gets(3, 3), has(kw('flying'))),
  aura({
    name: 'Dream Leash',
    cost: '{3}{U}{U}',
    enchant: all,
    abilities: [
      plainStatic("You can't choose an untapped permanent as the target of this spell as you cast it."),
      attachedStatic(gainControl),
    ],
  }),
  aura({
    name: 'Ensoul Artifact',
    cost: '{1}{U}',
    enchant: cardType('artifact'),
    abilities: [attachedStatic(addTypes('creature'), basePowerToughness(5, 5))],
  }),
  aura({
    name: 'Firebreathing',
    cost: '{R}',
    enchant: anyCreature,
    abilities: [activated({ mana: '{R}' }, [untilEndOfTurn(attachedObject, gets(1, 0))])],
  }),
  aura({
    name: 'Flickering Ward',
    cost: '{W}',
    enchant: anyCreature,
    abilities: [
      choosesAsEnters('color'),
      {
        kind: 'static',
        effects: [
          {
            appliesTo: attachedObject,
            parts: [has(kwQuality('protection', color({ chosen: 'color' })))],
            doesNotRemoveSource: true,
          },
        ],
      },
      activated({ mana: '{W}' }, [{ kind: 'move', what: source, to: 'hand' }]),
    ],
  }),
  aura({
    name: 'Flight',
    cost: '{U}',
    enchant: anyCreature,
    abilities: [attachedStatic(has(kw('flying')))],
  }),
  aura({
    name: 'Gleam of Authority',
    cost: '{1}{W}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(gets(plusCountersOnOthers, plusCountersOnOthers)),
      attachedStatic(has(kw('vigilance')), has(activated({ mana: '{W}', tap: true }, [words('bolster 1')]))),
    ],
  }),
  aura({
    name: 'Grounded',
    cost: '{1}{G}',
    enchant: anyCreature,
    abilities: [attachedStatic({ kind: 'lose-keyword', keyword: 'flying' })],
  }),
  aura({
    name: 'Holy Strength',
    cost: '{W}',
    enchant: anyCreature,
    abilities: [attachedStatic(gets(1, 2))],
  }),
  aura({
    name: 'Ichthyomorphosis',
    cost: '{2}{U}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(loseAllAbilities, setColors('U'), setCreatureTypes('Fish'), basePowerToughness(0, 1)),
    ],
  }),
  aura({
    name: 'Imprisoned in the Moon',
    cost: '{2}{U}',
    enchant: anyOf(anyCreature, cardType('land'), cardType('planeswalker')),
    abilities: [attachedStatic(setColors(), setTypes('land'), loseAllAbilities, has(manaAbility('{C}')))],
  }),
  aura({
    name: 'Inferno Fist',
    cost: '{1}{R}',
    enchant: yourCreatures,
    abilities: [
      attachedStatic(gets(2, 0)),
      activated({ mana: '{R}', sacrifice: { what: source } }, [dealDamage(2, targets)], {
        targets: [anyTarget],
      }),
    ],
  }),
  aura({
    name: "Kenrith's Transformation",
    cost: '{1}{G}',
    enchant: anyCreature,
    abilities: [
      triggered({ kind: 'enters', what: source }, [drawCards(1)]),
      attachedStatic(
        loseAllAbilities,
        setColors('G'),
        setTypes('creature'),
        setCreatureTypes('Elk'),
        basePowerToughness(3, 3),
      ),
    ],
  }),
  aura({
    name: 'Lignify',
    cost: '{1}{G}',
    types: ['kindred'],
    subtypes: ['Treefolk', 'Aura'],
    enchant: anyCreature,
    abilities: [attachedStatic(setCreatureTypes('Treefolk'), basePowerToughness(0, 4), loseAllAbilities)],
  }),
  aura({
    name: 'Lush Growth',
    cost: '{G}',
    enchant: cardType('land'),
    abilities: [attachedStatic(setLandTypes('Mountain', 'Forest', 'Plains'))],
  }),
];
