import {
  all,
  allOf,
  anyOf,
  cardType,
  not,
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
  entersWith,
  gets,
  has,
  manaAbility,
  selfStatic,
  staticAbility,
  target,
  targets,
  untilEndOfTurn,
} from '../../build.ts';
import {
  addTypes,
  count,
  exists,
  ifSo,
  isObject,
  it,
  itself,
  setColors,
  setCreatureTypes,
  that,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const x = { kind: 'x' } as const;
const othersOfSharedType = count(
  allOf(not(isObject(it)), anyCreature, { kind: 'shares', what: 'creature-type', with: it }),
);
const chargeCounters = { kind: 'counters-on', object: itself, counter: 'charge' } as const;

/** Artifacts that are neither Equipment nor Vehicles. */
export const ARTIFACTS_A_L: readonly CardDefinition[] = [
  artifact({
    name: 'Altar of the Pantheon',
    cost: '{3}',
    abilities: [
      selfStatic({ kind: 'increase-devotion', player: { kind: 'you' }, by: 1 }),
      activated({ tap: true }, [
        { kind: 'add-mana', mana: 'one mana of any color' },
        ifSo(
          exists(
            allOf(
              anyOf(
                subtype('God'),
                subtype('Demigod'),
                allOf(supertype('legendary'), cardType('enchantment')),
              ),
              youControl,
            ),
          ),
          [{ kind: 'gain-life', player: { kind: 'you' }, amount: 1 }],
        ),
      ]),
    ],
  }),
  artifact({
    name: 'Chimeric Mass',
    cost: '{X}',
    abilities: [
      entersWith({ kind: 'counters', counter: 'charge', amount: x }),
      activated({ mana: '{1}' }, [
        untilEndOfTurn(
          source,
          addTypes('artifact', 'creature'),
          setCreatureTypes('Construct'),
          has(selfStatic(basePowerToughness(chargeCounters, chargeCounters))),
        ),
      ]),
    ],
  }),
  artifact({
    name: 'Chimeric Staff',
    cost: '{4}',
    abilities: [
      activated({ mana: '{X}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(x, x),
          addTypes('artifact', 'creature'),
          setCreatureTypes('Construct'),
        ),
      ]),
    ],
  }),
  artifact({
    name: 'Chromatic Lantern',
    cost: '{3}',
    abilities: [
      staticAbility({
        appliesTo: allOf(cardType('land'), youControl),
        parts: [has(manaAbility('one mana of any color'))],
      }),
      manaAbility('one mana of any color'),
    ],
  }),
  artifact({
    name: 'Coat of Arms',
    cost: '{5}',
    abilities: [
      staticAbility({ appliesTo: anyCreature, parts: [gets(othersOfSharedType, othersOfSharedType)] }),
    ],
  }),
  artifact({
    name: 'Excavator',
    cost: '{2}',
    abilities: [
      activated(
        { tap: true, sacrifice: { what: allOf(supertype('basic'), cardType('land')) } },
        [untilEndOfTurn(targets, { kind: 'add-landwalks', ofTypesOf: that('land') })],
        { targets: [target(anyCreature)] },
      ),
    ],
  }),
  artifact({
    name: 'Gilded Lotus',
    cost: '{5}',
    abilities: [manaAbility('three mana of any one color')],
  }),
  artifact({
    name: 'Icy Manipulator',
    cost: '{4}',
    abilities: [
      activated({ mana: '{1}', tap: true }, [{ kind: 'tap', what: targets }], {
        targets: [target(anyOf(cardType('artifact'), anyCreature, cardType('land')))],
      }),
    ],
  }),
  artifact({
    name: 'Kormus Bell',
    cost: '{4}',
    abilities: [
      staticAbility({
        appliesTo: subtype('Swamp'),
        parts: [basePowerToughness(1, 1), setColors('B'), addTypes('creature')],
      }),
    ],
  }),
  artifact({
    name: 'Liquimetal Coating',
    cost: '{2}',
    abilities: [
      activated({ tap: true }, [untilEndOfTurn(targets, addTypes('artifact'))], { targets: [target(all)] }),
    ],
  }),
];
