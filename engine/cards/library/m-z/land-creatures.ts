import { allOf, cardType, source, subtype, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  basePowerToughness,
  entersTapped,
  gets,
  has,
  land,
  manaAbility,
  selfStatic,
  target,
  targets,
  triggered,
  untilEndOfTurn,
} from '../../build.ts';
import { addSubtypes, addTypes, lasting, putCounters, setColors, words } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const yourDeadCreatures = {
  kind: 'cards-in-zone',
  of: { kind: 'you' },
  zone: 'graveyard',
  matching: cardType('creature'),
} as const;
const artifactsOfYours = { kind: 'count', of: allOf(cardType('artifact'), youControl) } as const;

/** Lands that become creatures, and a land that is a Saga. */
export const LAND_CREATURES: readonly CardDefinition[] = [
  land("Mishra's Factory", {
    abilities: [
      manaAbility('{C}'),
      activated({ mana: '{1}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(2, 2),
          addTypes('artifact', 'creature'),
          addSubtypes('Assembly-Worker'),
        ),
      ]),
      activated({ tap: true }, [untilEndOfTurn(targets, gets(1, 1))], {
        targets: [target(allOf(subtype('Assembly-Worker'), cardType('creature')))],
      }),
    ],
  }),
  land('Mutavault', {
    abilities: [
      manaAbility('{C}'),
      activated({ mana: '{1}' }, [
        untilEndOfTurn(source, basePowerToughness(2, 2), addTypes('creature'), {
          kind: 'add-all-creature-types',
        }),
      ]),
    ],
  }),
  land('Raging Ravine', {
    abilities: [
      entersTapped,
      manaAbility('{R} or {G}'),
      activated({ mana: '{2}{R}{G}' }, [
        untilEndOfTurn(
          source,
          basePowerToughness(3, 3),
          setColors('R', 'G'),
          addTypes('creature'),
          addSubtypes('Elemental'),
          has(triggered({ kind: 'attacks', what: source }, [putCounters(source, '+1/+1')])),
        ),
      ]),
    ],
  }),
  land('Svogthos, the Restless Tomb', {
    abilities: [
      manaAbility('{C}'),
      activated({ mana: '{3}{B}{G}' }, [
        untilEndOfTurn(
          source,
          setColors('B', 'G'),
          addTypes('creature'),
          addSubtypes('Plant', 'Zombie'),
          has(selfStatic(basePowerToughness(yourDeadCreatures, yourDeadCreatures))),
        ),
      ]),
    ],
  }),
  {
    ...land("Urza's Saga", {
      types: ['enchantment'],
      subtypes: ["Urza's", 'Saga'],
      abilities: [
        triggered({ kind: 'chapter', chapters: [1] }, [lasting(source, [has(manaAbility('{C}'))])]),
        triggered({ kind: 'chapter', chapters: [2] }, [
          lasting(source, [
            has(
              activated({ mana: '{2}', tap: true }, [
                {
                  kind: 'create-token',
                  amount: 1,
                  token: {
                    name: 'Construct Token',
                    cardTypes: ['artifact', 'creature'],
                    subtypes: ['Construct'],
                    power: 0,
                    toughness: 0,
                    abilities: [selfStatic(gets(artifactsOfYours, artifactsOfYours))],
                  },
                },
              ]),
            ),
          ]),
        ]),
        triggered({ kind: 'chapter', chapters: [3] }, [
          words(
            'search your library for an artifact card that costs {0} or {1}, put it onto the battlefield, then shuffle',
          ),
        ]),
      ],
    }),
    layout: 'saga',
  },
];
