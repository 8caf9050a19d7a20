import type { Ability } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Duration } from '../../abilities/duration.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { Subtype } from '../../vocabulary/subtypes.ts';
import type { EffectContent } from '../effect-template.ts';

/** Parts of effects and whole effects from the values of a template. */

export const pump = (power: Amount, toughness: Amount): Modification => ({
  kind: 'modify-power-toughness',
  power,
  toughness,
});
export const base = (power: Amount, toughness: Amount): Modification => ({
  kind: 'set-base-power-toughness',
  power,
  toughness,
});
export const grants = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ kind: 'add-ability', ability }));
export const loseAll: Modification = { kind: 'lose-all-abilities' };
export const setColors = (colors: readonly Color[]): Modification => ({ kind: 'set-colors', colors });
export const chosenColor: Modification = { kind: 'set-colors', colors: [{ chosen: 'color' }] };
export const addTypes = (types: readonly CardType[]): Modification => ({ kind: 'add-card-types', types });
export const addSubtypes = (subtypes: readonly Subtype[]): Modification => ({
  kind: 'add-subtypes',
  subtypes,
});
export const setCreatureTypes = (subtypes: readonly Subtype[]): Modification => ({
  kind: 'set-subtypes',
  of: 'creature',
  subtypes,
});

/** The whole set that the spell or ability targets. */
export const targets: Selector = { kind: 'targets' };

export const lasting = (
  appliesTo: Selector,
  parts: readonly Modification[],
  duration: Duration,
): Instruction => ({ kind: 'continuous-effect', appliesTo, parts, duration });

/** An effect on one target of this quality. */
export const onTarget = (what: Selector, ...instructions: readonly Instruction[]): EffectContent => ({
  targets: [{ kind: 'object', what }],
  instructions,
});

/** Instructions without targets. */
export const untargeted = (...instructions: readonly Instruction[]): EffectContent => ({
  targets: [],
  instructions,
});
