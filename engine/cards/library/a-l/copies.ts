import type { Ability } from '../../../abilities/ability.ts';
import type { EntryModification } from '../../../abilities/replacement-effect.ts';
import { allOf, cardType, not, other, source } from '../../../abilities/selector.ts';
import {
  anyCreature,
  creature,
  enchantment,
  entersTapped,
  face,
  manaAbility,
  target,
  targets,
  triggered,
  twoFaced,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import { addSubtypes, lasting, targetAt, words } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** "You may have this enter as a copy of …" (707.5). */
const mayEnterAsCopy = (copy: Omit<Extract<EntryModification, { kind: 'as-copy' }>, 'kind'>): Ability => ({
  kind: 'replacement',
  effect: { kind: 'enters', what: source, optional: true, entry: [{ kind: 'as-copy', ...copy }] },
});
const becomesCopyOfTarget = {
  kind: 'become-copy',
  of: targetAt(),
  except: [{ kind: 'add-this-ability' }],
} as const;

/** Permanents that enter as copies or become copies (CR 707), and spells that make copies. */
export const COPIES_A_L: readonly CardDefinition[] = [
  creature({
    name: 'Artisan of Forms',
    cost: '{1}{U}',
    subtypes: ['Human', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [
      triggered(
        { kind: 'other', words: 'whenever you cast a spell that targets ~' },
        [lasting(source, [becomesCopyOfTarget])],
        { optional: true, targets: [target(anyCreature)], abilityWord: 'Heroic' },
      ),
    ],
  }),
  creature({
    name: 'Clone',
    cost: '{3}{U}',
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [mayEnterAsCopy({ of: anyCreature, except: [] })],
  }),
  enchantment({
    name: 'Copy Enchantment',
    cost: '{2}{U}',
    abilities: [mayEnterAsCopy({ of: cardType('enchantment'), except: [] })],
  }),
  creature({
    name: 'Cryptoplasm',
    cost: '{1}{U}{U}',
    subtypes: ['Shapeshifter'],
    power: 2,
    toughness: 2,
    abilities: [
      triggered(
        { kind: 'beginning-of', step: 'upkeep', of: 'you' },
        [lasting(source, [becomesCopyOfTarget])],
        { optional: true, targets: [target(allOf(other, anyCreature))] },
      ),
    ],
  }),
  creature({
    name: 'Essence of the Wild',
    cost: '{3}{G}{G}{G}',
    subtypes: ['Avatar'],
    power: 6,
    toughness: 6,
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: yourCreatures,
          entry: [{ kind: 'as-copy', of: source, except: [] }],
        },
      },
    ],
  }),
  twoFaced(
    'modal_dfc',
    face({
      name: 'Glasspool Mimic',
      cost: '{2}{U}',
      types: ['creature'],
      subtypes: ['Shapeshifter', 'Rogue'],
      power: 0,
      toughness: 0,
      abilities: [mayEnterAsCopy({ of: yourCreatures, except: [addSubtypes('Shapeshifter', 'Rogue')] })],
    }),
    face({ name: 'Glasspool Shore', types: ['land'], abilities: [entersTapped, manaAbility('{U}')] }),
  ),
  creature({
    name: 'Identity Thief',
    cost: '{2}{U}{U}',
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 3,
    abilities: [
      triggered(
        { kind: 'attacks', what: source },
        [
          { kind: 'move', what: targets, to: 'exile' },
          untilEndOfTurn(source, { kind: 'become-copy', of: targetAt(), except: [] }),
          words(
            "return the exiled card to the battlefield under its owner's control at the beginning of the next end step",
          ),
        ],
        { optional: true, targets: [target(allOf(other, not({ kind: 'token' }), anyCreature))] },
      ),
    ],
  }),
];
