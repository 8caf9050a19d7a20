import { allOf, cardType, source, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  basicLand,
  characteristicDefining,
  entersTapped,
  entersWith,
  land,
  manaAbility,
  selfStatic,
  staticAbility,
} from '../../build.ts';
import { addSubtypes, words } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

const snowCovered = (type: string): CardDefinition =>
  land(`Snow-Covered ${type}`, { supertypes: ['basic', 'snow'], subtypes: [type] });

const mayPayTwoLife = entersWith({ kind: 'unless-paid', payLife: 2, otherwise: [{ kind: 'tapped' }] });

/** "Each land is a … in addition to its other land types." */
const eachLandIsAlso = (type: string) =>
  staticAbility({ appliesTo: cardType('land'), parts: [addSubtypes(type)] });

/** Lands that are always lands only; those that animate themselves or copy are elsewhere. */
export const LANDS: readonly CardDefinition[] = [
  basicLand('Mountain'),
  basicLand('Plains'),
  basicLand('Swamp'),
  snowCovered('Forest'),
  snowCovered('Island'),
  snowCovered('Mountain'),
  snowCovered('Plains'),
  snowCovered('Swamp'),

  land('Planar Nexus', {
    abilities: [
      characteristicDefining({ kind: 'add-all-land-types', which: 'nonbasic' }),
      manaAbility('{C}'),
      manaAbility('one mana of any color', { mana: '{1}', tap: true }),
    ],
  }),
  land('Reliquary Tower', {
    abilities: [
      selfStatic({ kind: 'set-maximum-hand-size', player: { kind: 'you' }, to: 'none' }),
      manaAbility('{C}'),
    ],
  }),
  land('Riftstone Portal', {
    abilities: [
      manaAbility('{C}'),
      {
        kind: 'static',
        effects: [
          {
            appliesTo: allOf(cardType('land'), youControl),
            parts: [{ kind: 'add-ability', ability: manaAbility('{G} or {W}') }],
          },
        ],
        functionsIn: ['graveyard'],
      },
    ],
  }),
  land('Steam Vents', { subtypes: ['Island', 'Mountain'], abilities: [mayPayTwoLife] }),
  land('Sulfurous Springs', {
    abilities: [
      manaAbility('{C}'),
      activated({ tap: true }, [
        { kind: 'add-mana', mana: '{B} or {R}' },
        { kind: 'deal-damage', amount: 1, to: { kind: 'you' } },
      ]),
    ],
  }),
  land('Svyelunite Temple', {
    abilities: [
      entersTapped,
      manaAbility('{U}'),
      manaAbility('{U}{U}', { tap: true, sacrifice: { what: source } }),
    ],
  }),
  land('Taiga', { subtypes: ['Forest', 'Mountain'] }),
  land('Temple Garden', { subtypes: ['Forest', 'Plains'], abilities: [mayPayTwoLife] }),
  land('Urborg, Tomb of Yawgmoth', { supertypes: ['legendary'], abilities: [eachLandIsAlso('Swamp')] }),
  land("Urza's Mine", {
    subtypes: ["Urza's", 'Mine'],
    abilities: [urzaMana('{C}{C}', "an Urza's Power-Plant and an Urza's Tower")],
  }),
  land("Urza's Tower", {
    subtypes: ["Urza's", 'Tower'],
    abilities: [urzaMana('{C}{C}{C}', "an Urza's Mine and an Urza's Power-Plant")],
  }),
  land('Yavimaya, Cradle of Growth', { supertypes: ['legendary'], abilities: [eachLandIsAlso('Forest')] }),
];

function urzaMana(instead: string, others: string) {
  return activated({ tap: true }, [
    { kind: 'add-mana', mana: '{C}' },
    words(`if you control ${others}, add ${instead} instead`),
  ]);
}
