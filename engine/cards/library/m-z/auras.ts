import {
  all,
  allOf,
  anyOf,
  attachedObject,
  cardType,
  controlledBy,
  not,
  source,
  subtype,
} from '../../../abilities/selector.ts';
import {
  anyCreature,
  aura,
  basePowerToughness,
  choosesAsEnters,
  gets,
  has,
  kw,
  loseAllAbilities,
  manaAbility,
  plainStatic,
  staticAbility,
  triggered,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  attachedStatic,
  drawCards,
  gainControl,
  isObject,
  matches,
  setColors,
  setCreatureTypes,
  setLandTypes,
  setTypes,
  that,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const attachedTo = { kind: 'attached-to' } as const;
const drawWhenEnters = triggered({ kind: 'enters', what: source }, [drawCards(1)]);
const returnDeadLand = triggered({ kind: 'dies', what: attachedObject }, [
  { kind: 'move', what: isObject(that('card')), to: 'hand' },
]);

export const AURAS: readonly CardDefinition[] = [
  aura({
    name: 'Mind Control',
    cost: '{3}{U}{U}',
    enchant: anyCreature,
    abilities: [attachedStatic(gainControl)],
  }),
  aura({
    name: 'Minimus Containment',
    cost: '{2}{W}',
    enchant: not(cardType('land')),
    abilities: [
      attachedStatic(
        setTypes('artifact'),
        { kind: 'set-subtypes', of: 'artifact', subtypes: ['Treasure'] },
        loseAllAbilities,
        has(manaAbility('one mana of any color', { tap: true, sacrifice: { what: source } })),
      ),
    ],
  }),
  aura({
    name: 'One with the Stars',
    cost: '{3}{U}',
    enchant: anyOf(anyCreature, cardType('enchantment')),
    abilities: [attachedStatic(setTypes('enchantment'))],
  }),
  aura({
    name: 'Overwhelming Splendor',
    cost: '{6}{W}{W}',
    subtypes: ['Curse'],
    enchant: 'player',
    abilities: [
      staticAbility({
        appliesTo: allOf(anyCreature, controlledBy(attachedTo)),
        parts: [loseAllAbilities, basePowerToughness(1, 1)],
      }),
      plainStatic('Enchanted player can activate mana abilities and loyalty abilities only.'),
    ],
  }),
  aura({
    name: 'Rancor',
    cost: '{G}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(gets(2, 0), has(kw('trample'))),
      triggered({ kind: 'dies', what: source }, [{ kind: 'move', what: source, to: 'hand' }]),
    ],
  }),
  aura({
    name: 'Reprobation',
    cost: '{1}{W}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(
        loseAllAbilities,
        setTypes('creature'),
        setCreatureTypes('Coward'),
        basePowerToughness(0, 1),
      ),
    ],
  }),
  aura({
    name: 'Rune of Flight',
    cost: '{1}{U}',
    subtypes: ['Rune'],
    enchant: all,
    abilities: [
      drawWhenEnters,
      staticAbility({
        appliesTo: attachedObject,
        condition: matches(attachedTo, anyCreature),
        parts: [has(kw('flying'))],
      }),
      staticAbility({
        appliesTo: attachedObject,
        condition: matches(attachedTo, subtype('Equipment')),
        parts: [has(attachedStatic(has(kw('flying'))))],
      }),
    ],
  }),
  aura({
    name: 'Sinister Strength',
    cost: '{1}{B}',
    enchant: anyCreature,
    abilities: [attachedStatic(gets(3, 1), setColors('B'))],
  }),
  aura({
    name: 'Song of the Dryads',
    cost: '{2}{G}',
    enchant: all,
    abilities: [attachedStatic(setColors(), setTypes('land'), setLandTypes('Forest'))],
  }),
  aura({
    name: 'Spreading Seas',
    cost: '{1}{U}',
    enchant: cardType('land'),
    abilities: [drawWhenEnters, attachedStatic(setLandTypes('Island'))],
  }),
  aura({
    name: 'Treachery',
    cost: '{3}{U}{U}',
    enchant: anyCreature,
    abilities: [
      triggered({ kind: 'enters', what: source }, [words('untap up to five lands')]),
      attachedStatic(gainControl),
    ],
  }),
  aura({
    name: 'Utopia Sprawl',
    cost: '{G}',
    enchant: subtype('Forest'),
    abilities: [
      choosesAsEnters('color'),
      triggered({ kind: 'other', words: 'whenever enchanted Forest is tapped for mana' }, [
        words('its controller adds one more mana of the chosen color'),
      ]),
    ],
  }),
  aura({
    name: 'Vastwood Zendikon',
    cost: '{4}{G}',
    enchant: cardType('land'),
    abilities: [
      attachedStatic(
        basePowerToughness(6, 4),
        setColors('G'),
        addTypes('creature'),
        addSubtypes('Elemental'),
      ),
      returnDeadLand,
    ],
  }),
  aura({
    name: 'Wind Zendikon',
    cost: '{U}',
    enchant: cardType('land'),
    abilities: [
      attachedStatic(
        basePowerToughness(2, 2),
        setColors('U'),
        addTypes('creature'),
        addSubtypes('Elemental'),
        has(kw('flying')),
      ),
      returnDeadLand,
    ],
  }),
  aura({
    name: 'Witness Protection',
    cost: '{U}',
    enchant: anyCreature,
    abilities: [
      attachedStatic(
        loseAllAbilities,
        setColors('G', 'W'),
        setTypes('creature'),
        setCreatureTypes('Citizen'),
        basePowerToughness(1, 1),
        { kind: 'set-name', name: 'Legitimate Businessperson' },
      ),
    ],
  }),
];
