import {
  allOf,
  anyOf,
  cardType,
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
  artifact,
  basePowerToughness,
  creature,
  kw,
  loseAllAbilities,
  loyaltyAbility,
  plainStatic,
  planeswalker,
  target,
  targetPlayer,
  targets,
  triggered,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  asLongAsYouControlThis,
  count,
  dealDamage,
  forAsLongAs,
  gainControl,
  itself,
  lasting,
  matches,
  putCounters,
  setColors,
  setCreatureTypes,
  setTypes,
  targetAt,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const artifactOrCreature = anyOf(cardType('artifact'), anyCreature);
const twiceYourArtifacts = {
  kind: 'times',
  factor: 2,
  of: count(allOf(cardType('artifact'), youControl)),
} as const;

/** Permanents whose abilities take control of others as they resolve, and planeswalkers. */
export const THIEVES: readonly CardDefinition[] = [
  creature({
    name: 'Master Thief',
    cost: '{2}{U}{U}',
    subtypes: ['Human', 'Rogue'],
    power: 2,
    toughness: 2,
    abilities: [
      triggered({ kind: 'enters', what: source }, [lasting(targets, [gainControl], asLongAsYouControlThis)], {
        targets: [target(cardType('artifact'))],
      }),
    ],
  }),
  planeswalker({
    name: 'Oko, Thief of Crowns',
    cost: '{1}{G}{U}',
    supertypes: ['legendary'],
    subtypes: ['Oko'],
    loyalty: 4,
    abilities: [
      loyaltyAbility(2, [
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Food Token',
            cardTypes: ['artifact'],
            subtypes: ['Food'],
            abilities: [
              activated({ mana: '{2}', tap: true, sacrifice: { what: source } }, [
                { kind: 'gain-life', player: { kind: 'you' }, amount: 3 },
              ]),
            ],
          },
        },
      ]),
      loyaltyAbility(
        1,
        [
          lasting(targets, [
            loseAllAbilities,
            setTypes('creature'),
            setCreatureTypes('Elk'),
            setColors('G'),
            basePowerToughness(3, 3),
          ]),
        ],
        { targets: [target(artifactOrCreature)] },
      ),
      loyaltyAbility(-5, [{ kind: 'exchange-control', of: targetAt(0), and: targetAt(1) }], {
        targets: [
          target(allOf(artifactOrCreature, youControl)),
          target(
            allOf(anyCreature, opponentsControl, {
              kind: 'compare',
              value: 'power',
              comparison: '<=',
              to: 3,
            }),
          ),
        ],
      }),
    ],
  }),
  creature({
    name: 'Olivia Voldaren',
    cost: '{2}{B}{R}',
    supertypes: ['legendary'],
    subtypes: ['Vampire'],
    power: 3,
    toughness: 3,
    abilities: [
      kw('flying'),
      activated(
        { mana: '{1}{R}' },
        [dealDamage(1, targets), lasting(targets, [addSubtypes('Vampire')]), putCounters(source, '+1/+1')],
        { targets: [target(allOf(other, anyCreature))] },
      ),
      activated({ mana: '{3}{B}{B}' }, [lasting(targets, [gainControl], asLongAsYouControlThis)], {
        targets: [target(subtype('Vampire'))],
      }),
    ],
  }),
  creature({
    name: 'Roil Elemental',
    cost: '{3}{U}{U}{U}',
    subtypes: ['Elemental'],
    power: 3,
    toughness: 2,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'enters', what: allOf(cardType('land'), youControl) },
        [lasting(targets, [gainControl], asLongAsYouControlThis)],
        { optional: true, targets: [target(anyCreature)], abilityWord: 'Landfall' },
      ),
    ],
  }),
  creature({
    name: 'Rootwater Matriarch',
    cost: '{2}{U}{U}',
    subtypes: ['Merfolk'],
    power: 2,
    toughness: 3,
    abilities: [
      activated(
        { tap: true },
        [
          lasting(
            targets,
            [gainControl],
            forAsLongAs(matches(targetAt(), { kind: 'has-attached', what: subtype('Aura') })),
          ),
        ],
        { targets: [target(anyCreature)] },
      ),
    ],
  }),
  creature({
    name: 'Sower of Temptation',
    cost: '{2}{U}{U}',
    subtypes: ['Faerie', 'Wizard'],
    power: 2,
    toughness: 2,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'enters', what: source },
        [lasting(targets, [gainControl], forAsLongAs(matches(itself, inZone('battlefield'))))],
        { targets: [target(anyCreature)] },
      ),
    ],
  }),
  planeswalker({
    name: 'Tezzeret, Agent of Bolas',
    cost: '{2}{U}{B}',
    supertypes: ['legendary'],
    subtypes: ['Tezzeret'],
    loyalty: 3,
    abilities: [
      loyaltyAbility(1, [
        words(
          'look at the top five cards of your library; you may reveal an artifact card among them and put it into your hand; put the rest on the bottom',
        ),
      ]),
      loyaltyAbility(-1, [lasting(targets, [addTypes('artifact', 'creature'), basePowerToughness(5, 5)])], {
        targets: [target(cardType('artifact'))],
      }),
      loyaltyAbility(
        -4,
        [
          { kind: 'lose-life', player: { kind: 'target', index: 0 }, amount: twiceYourArtifacts },
          { kind: 'gain-life', player: { kind: 'you' }, amount: twiceYourArtifacts },
        ],
        { targets: [targetPlayer] },
      ),
    ],
  }),
  creature({
    name: 'Thalakos Deceiver',
    cost: '{3}{U}',
    subtypes: ['Thalakos', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('shadow'),
      triggered(
        { kind: 'other', words: "whenever ~ attacks and isn't blocked" },
        [{ kind: 'sacrifice', what: source }, lasting(targets, [gainControl])],
        { optional: true, targets: [target(anyCreature)] },
      ),
    ],
  }),
  artifact({
    name: 'Vedalken Shackles',
    cost: '{3}',
    abilities: [
      plainStatic('You may keep ~ tapped during your untap step.'),
      activated(
        { mana: '{2}', tap: true },
        [lasting(targets, [gainControl], forAsLongAs(matches(itself, { kind: 'tapped' })))],
        {
          targets: [
            target(
              allOf(anyCreature, {
                kind: 'compare',
                value: 'power',
                comparison: '<=',
                to: count(allOf(subtype('Island'), youControl)),
              }),
            ),
          ],
        },
      ),
    ],
  }),
];
