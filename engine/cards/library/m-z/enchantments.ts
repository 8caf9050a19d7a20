import type { Modification } from '../../../abilities/modification.ts';
import { all, allOf, cardType, not, supertype, youControl } from '../../../abilities/selector.ts';
import {
  anyCreature,
  artifact,
  card,
  choosesAsEnters,
  enchantment,
  gets,
  has,
  kw,
  kwQuality,
  manaAbility,
  selfStatic,
  staticAbility,
  triggered,
  yourCreatures,
} from '../../build.ts';
import { count, drawCards, isObject, it, setColors } from '../../build-effects.ts';
import { replacesEvent } from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const namesakes = count(
  allOf(not(isObject(it)), anyCreature, youControl, { kind: 'shares', what: 'name', with: it }),
);

/** Enchantments and artifacts that are neither attached to anything nor change types. */
export const ENCHANTMENTS: readonly CardDefinition[] = [
  enchantment({
    name: 'Mass Hysteria',
    cost: '{R}',
    abilities: [staticAbility({ appliesTo: anyCreature, parts: [has(kw('haste'))] })],
  }),
  artifact({
    name: 'Mirror Box',
    cost: '{3}',
    abilities: [
      staticAbility({
        appliesTo: youControl,
        parts: [{ kind: 'legend-rule-does-not-apply' }],
      }),
      staticAbility({
        appliesTo: allOf(supertype('legendary'), yourCreatures),
        parts: [gets(1, 1)],
      }),
      staticAbility({
        appliesTo: allOf(not({ kind: 'token' }), yourCreatures),
        parts: [gets(namesakes, namesakes)],
      }),
    ],
  }),
  artifact({
    name: 'Mirror Gallery',
    cost: '{5}',
    abilities: [staticAbility({ appliesTo: all, parts: [{ kind: 'legend-rule-does-not-apply' }] })],
  }),
  enchantment({
    name: 'Muraganda Petroglyphs',
    cost: '{3}{G}',
    abilities: [
      staticAbility({ appliesTo: allOf(anyCreature, { kind: 'has-no-abilities' }), parts: [gets(2, 2)] }),
    ],
  }),
  enchantment({
    name: 'Null Profusion',
    cost: '{4}{B}{B}',
    abilities: [
      replacesEvent({ kind: 'begin', player: { kind: 'you' }, what: 'draw step' }, { kind: 'nothing' }),
      triggered({ kind: 'other', words: 'whenever you play a card' }, [drawCards(1)]),
      selfStatic({ kind: 'set-maximum-hand-size', player: { kind: 'you' }, to: 2 }),
    ],
  }),
  enchantment({
    name: 'Runed Halo',
    cost: '{W}{W}',
    abilities: [
      choosesAsEnters('card-name'),
      selfStatic({
        kind: 'player-gains-ability',
        player: { kind: 'you' },
        ability: kwQuality('protection', { kind: 'name', name: { chosen: 'card-name' } }),
      }),
    ],
  }),
  artifact({ name: 'Sol Ring', cost: '{1}', abilities: [manaAbility('{C}{C}')] }),
  artifact({ name: 'Thran Dynamo', cost: '{4}', abilities: [manaAbility('{C}{C}{C}')] }),
  artifact({
    name: 'War Horn',
    cost: '{3}',
    abilities: [
      staticAbility({ appliesTo: allOf({ kind: 'attacking' }, yourCreatures), parts: [gets(1, 0)] }),
    ],
  }),
  enchantment({
    name: 'Worship',
    cost: '{3}{W}',
    abilities: [
      replacesEvent(
        { kind: 'damage-reduces-life', player: { kind: 'you' }, below: 1 },
        { kind: 'change-amount', to: 1 },
        { condition: { kind: 'exists', what: allOf(cardType('creature'), youControl) } },
      ),
    ],
  }),

  card(
    {
      name: 'Onakke Catacomb',
      types: ['plane'],
      subtypes: ['Shandalar'],
      abilities: [
        {
          kind: 'static',
          effects: [{ appliesTo: anyCreature, parts: [setColors('B'), has(kw('deathtouch'))] }],
          functionsIn: ['command'],
        },
        triggered(
          { kind: 'other', words: 'whenever you roll chaos' },
          [
            {
              kind: 'continuous-effect',
              appliesTo: yourCreatures,
              parts: [gets(1, 0), has(kw('first strike'))],
              duration: { kind: 'until-end-of-turn' },
            },
          ],
          { functionsIn: ['command'] },
        ),
      ],
    },
    'planar',
  ),
  vanguard('Serra', gets(0, 2)),
  vanguard('Tahngarth', has(kw('haste'))),
];

function vanguard(name: string, part: Modification): CardDefinition {
  return card(
    {
      name,
      types: ['vanguard'],
      abilities: [
        { kind: 'static', effects: [{ appliesTo: yourCreatures, parts: [part] }], functionsIn: ['command'] },
      ],
    },
    'vanguard',
  );
}
