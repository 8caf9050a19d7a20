import type { Modification } from '../../../abilities/modification.ts';
import { allOf, cardType, not, other, source, subtype, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  anyTarget,
  basePowerToughness,
  gets,
  has,
  kw,
  loyaltyAbility,
  planeswalker,
  staticAbility,
  target,
  targetPlayer,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import { addSubtypes, addTypes, dealDamage, putCounters, setColors, words } from '../../build-effects.ts';
import {
  doneInstead,
  eventAmount,
  prevented,
  replacesEvent,
  replacesThisTurn,
} from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const yourMountains = allOf(subtype('Mountain'), youControl);
const gains = (keyword: 'vigilance' | 'lifelink' | 'indestructible') => [
  untilEndOfTurn(targets, has(kw(keyword))),
];
/** "… creature with indestructible that's still a planeswalker": loyalty and all types stay. */
const becomesCreature = (
  size: number,
  ...subtypes: readonly string[]
): readonly [Modification, ...Modification[]] => [
  basePowerToughness(size, size),
  addTypes('creature'),
  addSubtypes(...subtypes),
  has(kw('indestructible')),
];

export const PLANESWALKERS_A_L: readonly CardDefinition[] = [
  planeswalker({
    name: 'Ashiok, Wicked Manipulator',
    cost: '{3}{B}{B}',
    supertypes: ['legendary'],
    subtypes: ['Ashiok'],
    loyalty: 5,
    abilities: [
      replacesEvent(
        { kind: 'pay-life', player: { kind: 'you' } },
        doneInstead({
          kind: 'exile-from-library',
          player: { kind: 'you' },
          amount: { kind: 'event-amount' },
        }),
        {
          condition: {
            kind: 'compare',
            left: { kind: 'cards-in-zone', of: { kind: 'you' }, zone: 'library' },
            comparison: '>=',
            right: eventAmount,
          },
        },
      ),
      loyaltyAbility(1, [
        words(
          'look at the top two cards of your library; exile one of them and put the other into your hand',
        ),
      ]),
      loyaltyAbility(-2, [
        {
          kind: 'create-token',
          amount: 2,
          token: {
            name: 'Nightmare Token',
            cardTypes: ['creature'],
            subtypes: ['Nightmare'],
            colors: ['B'],
            power: 1,
            toughness: 1,
            abilities: [
              triggered(
                {
                  kind: 'other',
                  words: 'at the beginning of combat on your turn, if a card was put into exile this turn',
                },
                [putCounters(source, '+1/+1')],
              ),
            ],
          },
        },
      ]),
      loyaltyAbility(
        -7,
        [
          words(
            'target player exiles the top X cards of their library, where X is the total mana value of cards you own in exile',
          ),
        ],
        { targets: [targetPlayer] },
      ),
    ],
  }),
  planeswalker({
    name: 'Gideon Blackblade',
    cost: '{1}{W}{W}',
    supertypes: ['legendary'],
    subtypes: ['Gideon'],
    loyalty: 4,
    abilities: [
      staticAbility({
        appliesTo: source,
        condition: { kind: 'turn-of', player: { kind: 'you' } },
        parts: becomesCreature(4, 'Human', 'Soldier'),
      }),
      replacesEvent({ kind: 'deal-damage', to: { objects: source } }, prevented, {
        condition: { kind: 'turn-of', player: { kind: 'you' } },
      }),
      loyaltyAbility(
        1,
        [
          {
            kind: 'modal',
            choose: 1,
            modes: [gains('vigilance'), gains('lifelink'), gains('indestructible')],
          },
        ],
        { targets: [{ kind: 'object', what: allOf(other, yourCreatures), count: 1, isUpTo: true }] },
      ),
      loyaltyAbility(-6, [{ kind: 'move', what: targets, to: 'exile' }], {
        targets: [target(not(cardType('land')))],
      }),
    ],
  }),
  planeswalker({
    name: 'Gideon, Ally of Zendikar',
    cost: '{2}{W}{W}',
    supertypes: ['legendary'],
    subtypes: ['Gideon'],
    loyalty: 4,
    abilities: [
      loyaltyAbility(1, [
        untilEndOfTurn(source, ...becomesCreature(5, 'Human', 'Soldier', 'Ally')),
        replacesThisTurn({ kind: 'deal-damage', to: { objects: source } }, prevented),
      ]),
      loyaltyAbility(0, [
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Knight Ally Token',
            cardTypes: ['creature'],
            subtypes: ['Knight', 'Ally'],
            colors: ['W'],
            power: 2,
            toughness: 2,
          },
        },
      ]),
      loyaltyAbility(-4, [
        {
          kind: 'create-emblem',
          abilities: [staticAbility({ appliesTo: yourCreatures, parts: [gets(1, 1)] })],
        },
      ]),
    ],
  }),
  planeswalker({
    name: 'Koth of the Hammer',
    cost: '{2}{R}{R}',
    supertypes: ['legendary'],
    subtypes: ['Koth'],
    loyalty: 3,
    abilities: [
      loyaltyAbility(
        1,
        [
          { kind: 'untap', what: targets },
          untilEndOfTurn(
            targets,
            basePowerToughness(4, 4),
            setColors('R'),
            addTypes('creature'),
            addSubtypes('Elemental'),
          ),
        ],
        { targets: [target(subtype('Mountain'))] },
      ),
      loyaltyAbility(-2, [{ kind: 'add-mana', mana: '{R} for each Mountain you control' }]),
      loyaltyAbility(-5, [
        {
          kind: 'create-emblem',
          abilities: [
            staticAbility({
              appliesTo: yourMountains,
              parts: [has(activated({ tap: true }, [dealDamage(1, targets)], { targets: [anyTarget] }))],
            }),
          ],
        },
      ]),
    ],
  }),
];
