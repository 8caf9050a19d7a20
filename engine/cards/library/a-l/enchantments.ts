import type { Ability } from '../../../abilities/ability.ts';
import { allOf, cardType, color, not, source, subtype, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  choosesAsEnters,
  enchantment,
  gets,
  has,
  kw,
  kwCost,
  loseAllAbilities,
  selfStatic,
  staticAbility,
  staticEnchantment,
  target,
  targets,
  triggered,
  yourCreatures,
} from '../../build.ts';
import {
  addSubtypes,
  attachedStatic,
  drawCards,
  mayBeginOnBattlefield,
  putCounters,
  words,
} from '../../build-effects.ts';
import {
  anySource,
  permanentOrPlayer,
  prevented,
  replacesEvent,
  replacesThisTurn,
  timesAsMany,
  yourSource,
} from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const youHaveHexproof = selfStatic({
  kind: 'player-gains-ability',
  player: { kind: 'you' },
  ability: kw('hexproof'),
});
/** An ability behind an anchor word (614.12c). */
const ifChosen = (mode: string, ability: Ability): Ability =>
  staticAbility({ appliesTo: source, condition: { kind: 'chosen-mode', mode }, parts: [has(ability)] });

/** Enchantments that give or take size and abilities. */
const GIVING_ENCHANTMENTS: readonly CardDefinition[] = [
  staticEnchantment(
    'Always Watching',
    '{1}{W}{W}',
    allOf(not({ kind: 'token' }), yourCreatures),
    gets(1, 1),
    has(kw('vigilance')),
  ),
  staticEnchantment('Bad Moon', '{1}{B}', allOf(color('B'), anyCreature), gets(1, 1)),
  enchantment({
    name: 'Blood Sun',
    cost: '{2}{R}',
    abilities: [
      triggered({ kind: 'enters', what: source }, [drawCards(1)]),
      staticAbility({
        appliesTo: cardType('land'),
        parts: [{ kind: 'lose-all-abilities', except: 'mana' }],
      }),
    ],
  }),
  staticEnchantment(
    'Bludgeon Brawl',
    '{2}{R}',
    allOf(not(cardType('creature')), not(subtype('Equipment')), cardType('artifact')),
    addSubtypes('Equipment'),
    has({
      ...kw('equip', { kind: 'cost', cost: { mana: '{X}' } }),
      words: 'equip {X}, where X is its mana value',
    }),
    has(attachedStatic(gets({ kind: 'mana-value', of: { kind: 'source' } }, 0))),
  ),
  staticEnchantment('Crusade', '{W}{W}', allOf(color('W'), anyCreature), gets(1, 1)),
  enchantment({
    name: 'Dress Down',
    cost: '{1}{U}',
    abilities: [
      kw('flash'),
      triggered({ kind: 'enters', what: source }, [drawCards(1)]),
      staticAbility({ appliesTo: anyCreature, parts: [loseAllAbilities] }),
      triggered({ kind: 'beginning-of', step: 'end step', of: 'each-player' }, [
        { kind: 'sacrifice', what: source },
      ]),
    ],
  }),
  staticEnchantment("Gaea's Anthem", '{1}{G}{G}', yourCreatures, gets(1, 1)),
  staticEnchantment('Glorious Anthem', '{1}{W}{W}', yourCreatures, gets(1, 1)),
  enchantment({
    name: 'Gravity Sphere',
    cost: '{2}{R}',
    supertypes: ['world'],
    abilities: [
      staticAbility({ appliesTo: anyCreature, parts: [{ kind: 'lose-keyword', keyword: 'flying' }] }),
    ],
  }),
  staticEnchantment('Honor of the Pure', '{1}{W}', allOf(color('W'), yourCreatures), gets(1, 1)),
  staticEnchantment('Humility', '{2}{W}{W}', anyCreature, loseAllAbilities, basePowerToughness(1, 1)),
  staticEnchantment('Knighthood', '{2}{W}', yourCreatures, has(kw('first strike'))),
  staticEnchantment('Levitation', '{2}{U}{U}', yourCreatures, has(kw('flying'))),
  enchantment({
    name: 'Leyline of Sanctity',
    cost: '{2}{W}{W}',
    abilities: [mayBeginOnBattlefield, youHaveHexproof],
  }),
  enchantment({
    name: 'Lumithread Field',
    cost: '{1}{W}',
    abilities: [staticAbility({ appliesTo: yourCreatures, parts: [gets(0, 1)] }), kwCost('morph', '{1}{W}')],
  }),
];

/** Enchantments with triggered and activated abilities and replacement effects. */
const OTHER_ENCHANTMENTS: readonly CardDefinition[] = [
  enchantment({
    name: 'Aggravated Assault',
    cost: '{2}{R}',
    abilities: [
      activated(
        { mana: '{3}{R}{R}' },
        [
          { kind: 'untap', what: yourCreatures },
          words('after this main phase, there is an extra combat phase, and an extra main phase after that'),
        ],
        { restriction: 'activate only as a sorcery' },
      ),
    ],
  }),
  enchantment({
    name: 'Alms',
    cost: '{W}',
    abilities: [
      activated(
        { mana: '{1}', other: 'exile the top card of your graveyard' },
        [
          replacesThisTurn({ kind: 'deal-damage', to: { objects: targets } }, prevented, {
            limit: { kind: 'next-damage', amount: 1 },
          }),
        ],
        { targets: [target(anyCreature)] },
      ),
    ],
  }),
  enchantment({
    name: 'Amok',
    cost: '{1}{R}',
    abilities: [
      activated({ mana: '{1}', other: 'discard a card at random' }, [putCounters(targets, '+1/+1')], {
        targets: [target(anyCreature)],
      }),
    ],
  }),
  enchantment({
    name: 'Bitterblossom',
    cost: '{1}{B}',
    types: ['kindred'],
    subtypes: ['Faerie'],
    abilities: [
      triggered({ kind: 'beginning-of', step: 'upkeep', of: 'you' }, [
        { kind: 'lose-life', player: { kind: 'you' }, amount: 1 },
        {
          kind: 'create-token',
          amount: 1,
          token: {
            name: 'Faerie Rogue Token',
            cardTypes: ['creature'],
            subtypes: ['Faerie', 'Rogue'],
            colors: ['B'],
            power: 1,
            toughness: 1,
            abilities: [kw('flying')],
          },
        },
      ]),
    ],
  }),
  enchantment({
    name: 'Citadel Siege',
    cost: '{2}{W}{W}',
    abilities: [
      choosesAsEnters('mode', ['Khans', 'Dragons']),
      ifChosen(
        'Khans',
        triggered(
          { kind: 'other', words: 'at the beginning of combat on your turn' },
          [putCounters(targets, '+1/+1', 2)],
          { targets: [target(yourCreatures)] },
        ),
      ),
      ifChosen(
        'Dragons',
        triggered(
          { kind: 'other', words: "at the beginning of combat on each opponent's turn" },
          [{ kind: 'tap', what: targets }],
          { targets: [target(allOf(anyCreature, { kind: 'controller', is: { kind: 'active-player' } }))] },
        ),
      ),
    ],
  }),
  enchantment({
    name: 'City on Fire',
    cost: '{5}{R}{R}{R}',
    abilities: [
      kw('convoke'),
      replacesEvent({ kind: 'deal-damage', by: yourSource, to: permanentOrPlayer }, timesAsMany(3)),
    ],
  }),
  enchantment({
    name: 'Doubling Season',
    cost: '{4}{G}',
    abilities: [
      replacesEvent(
        { kind: 'create-tokens', what: { kind: 'token' }, under: { kind: 'you' }, byEffect: true },
        timesAsMany(2),
      ),
      replacesEvent({ kind: 'put-counters', on: { objects: youControl }, byEffect: true }, timesAsMany(2)),
    ],
  }),
  enchantment({
    name: 'Furnace of Rath',
    cost: '{1}{R}{R}{R}',
    abilities: [
      replacesEvent({ kind: 'deal-damage', by: anySource(), to: permanentOrPlayer }, timesAsMany(2)),
    ],
  }),
];

export const ENCHANTMENTS_A_L: readonly CardDefinition[] = [...GIVING_ENCHANTMENTS, ...OTHER_ENCHANTMENTS];
