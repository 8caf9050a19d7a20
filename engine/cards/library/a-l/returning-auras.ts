import type { Ability } from '../../../abilities/ability.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import { allOf, attachedObject, inZone, type Selector, source } from '../../../abilities/selector.ts';
import {
  anyCreature,
  aura,
  enchant,
  enchantment,
  gets,
  has,
  target,
  targets,
  triggered,
} from '../../build.ts';
import { addSubtypes, attachedStatic, isObject, itself, words } from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** Auras that return a creature card and then enchant the creature that it becomes. */

const creatureCard = allOf(anyCreature, inZone('graveyard'));
const enchantedCard = allOf(attachedObject, inZone('graveyard'));
const returned = isObject({ kind: 'that' });
const enchantReturned: Modification = has(enchant(returned));

/** Returns the card first, so that what the Aura may enchant from now on is known (303.4, 613.1f). */
const returning = (
  what: Selector,
  changes: readonly Modification[],
  { tapped = false, target: aimed = false } = {},
): Ability =>
  triggered(
    { kind: 'enters', what: source },
    [
      { kind: 'move', what, to: 'battlefield', controller: { kind: 'you' }, ...(tapped ? { tapped } : {}) },
      {
        kind: 'continuous-effect',
        appliesTo: source,
        parts: changes,
        duration: { kind: 'until-end-of-game' },
      },
      { kind: 'attach', what: itself, to: { kind: 'that' } } satisfies Instruction,
      words("when ~ leaves the battlefield, that creature's controller sacrifices it"),
    ],
    aimed ? { targets: [target(creatureCard)] } : {},
  );

const enchantsCreatureInstead: readonly Modification[] = [
  { kind: 'lose-ability', ability: enchant(creatureCard) },
  enchantReturned,
];

export const RETURNING_AURAS_A_L: readonly CardDefinition[] = [
  aura({
    name: 'Animate Dead',
    cost: '{1}{B}',
    enchant: creatureCard,
    abilities: [returning(enchantedCard, enchantsCreatureInstead), attachedStatic(gets(-1, 0))],
  }),
  aura({
    name: 'Dance of the Dead',
    cost: '{1}{B}',
    enchant: creatureCard,
    abilities: [
      returning(enchantedCard, enchantsCreatureInstead, { tapped: true }),
      attachedStatic(gets(1, 1), { kind: 'restrict', restriction: 'does-not-untap' }),
      triggered(
        { kind: 'other', words: "at the beginning of the upkeep of enchanted creature's controller" },
        [words('that player may pay {1}{B}. If the player does, untap that creature')],
      ),
    ],
  }),
];

/** For the other half of the library. */
export const necromancy: CardDefinition = enchantment({
  name: 'Necromancy',
  cost: '{2}{B}',
  abilities: [
    { kind: 'plain-static', words: 'You may cast ~ as though it had flash.' },
    {
      kind: 'plain-static',
      words:
        'If you cast it any time a sorcery couldn’t have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.',
    },
    returning(targets, [addSubtypes('Aura'), enchantReturned], { target: true }),
  ],
});
