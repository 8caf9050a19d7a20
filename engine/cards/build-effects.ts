import type { StaticAbility } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import type { Duration } from '../abilities/duration.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { Modification } from '../abilities/modification.ts';
import type { ObjectReference } from '../abilities/references.ts';
import {
  allOf,
  anyOf,
  attachedObject,
  controlledBy,
  inZone,
  type Selector,
  source,
} from '../abilities/selector.ts';
import type { ColorWord, SubtypeWord } from '../abilities/words.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import { ZONES } from '../vocabulary/zones.ts';
import { plainStatic, staticAbility } from './build.ts';

/** Constructors for parts of effects and for instructions, beside those of `build.ts`. */

/** "Enchanted …", "Equipped creature …" with these parts, as one effect. */
export const attachedStatic = (...parts: readonly Modification[]) =>
  staticAbility({ appliesTo: attachedObject, parts });

/** "is a … in addition to its other types", "is still a …" (205.1b). */
export const addTypes = (...types: readonly CardType[]): Modification => ({ kind: 'add-card-types', types });
export const addSubtypes = (...subtypes: readonly SubtypeWord[]): Modification => ({
  kind: 'add-subtypes',
  subtypes,
});
/** "is a …" (205.1a). */
export const setTypes = (...types: readonly CardType[]): Modification => ({ kind: 'set-card-types', types });
export const setCreatureTypes = (...subtypes: readonly SubtypeWord[]): Modification => ({
  kind: 'set-subtypes',
  of: 'creature',
  subtypes,
});
/** "is a Mountain" (305.7). */
export const setLandTypes = (...types: readonly SubtypeWord[]): Modification => ({
  kind: 'set-basic-land-types',
  types,
});
/** No color is "colorless". */
export const setColors = (...colors: readonly ColorWord[]): Modification => ({ kind: 'set-colors', colors });
export const addColors = (...colors: readonly ColorWord[]): Modification => ({ kind: 'add-colors', colors });

/** The n-th target. */
export const targetAt = (index = 0): ObjectReference => ({ kind: 'target', index });
export const itself: ObjectReference = { kind: 'source' };
/** "it", the object to which the effect is being applied. */
export const it: ObjectReference = { kind: 'affected' };
/** "that creature", "that card" of a trigger. */
export const that = (noun: string): ObjectReference => ({ kind: 'chosen', noun });
export const isObject = (object: ObjectReference): Selector => ({ kind: 'is', object });
/** Cards that aren't on the battlefield, spells and permanents. */
export const everywhere: Selector = anyOf(...ZONES.map(inZone));

export const count = (of: Selector): Amount => ({ kind: 'count', of });
export const sum = (...of: readonly Amount[]): Amount => ({ kind: 'sum', of });
export const minus = (of: Amount): Amount => ({ kind: 'times', factor: -1, of });

export const matches = (object: ObjectReference, selector: Selector): Condition => ({
  kind: 'matches',
  object,
  selector,
});
/** "As long as your devotion to … is less than five, this isn't a creature." */
export const noCreatureBelowDevotion = (to: Color): StaticAbility =>
  staticAbility({
    appliesTo: source,
    condition: {
      kind: 'compare',
      left: { kind: 'devotion', to: [to], of: { kind: 'you' } },
      comparison: '<',
      right: 5,
    },
    parts: [{ kind: 'remove-card-types', types: ['creature'] }],
  });
export const exists = (what: Selector, atLeast = 1): Condition => ({ kind: 'exists', what, atLeast });

/** A continuous effect of a resolution without a stated duration (611.2a), or with another than the turn. */
export const lasting = (
  appliesTo: Selector,
  parts: readonly Modification[],
  duration: Duration = { kind: 'until-end-of-game' },
): Instruction => ({ kind: 'continuous-effect', appliesTo, parts, duration });
export const forAsLongAs = (condition: Condition): Duration => ({ kind: 'for-as-long-as', condition });
/** "for as long as you control this" (611.2b). */
export const asLongAsYouControlThis: Duration = forAsLongAs(
  // A card elsewhere counts as its owner's (108.4a), but nobody controls it as a permanent.
  matches(itself, allOf(inZone('battlefield'), controlledBy({ kind: 'you' }))),
);
export const gainControl: Modification = { kind: 'set-controller', to: { kind: 'you' } };

/** "If …, …. Otherwise, …". */
export const ifSo = (
  condition: Condition,
  so: readonly Instruction[],
  otherwise?: readonly Instruction[],
): Instruction => ({
  kind: 'if',
  condition,
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  then: so,
  ...(otherwise === undefined ? {} : { otherwise }),
});
export const drawCards = (amount: Amount): Instruction => ({ kind: 'draw', player: { kind: 'you' }, amount });
export const putCounters = (on: Selector, counter: string, amount: Amount = 1): Instruction => ({
  kind: 'put-counters',
  on,
  counter,
  amount,
});
export const dealDamage = (amount: Amount, to: Selector): Instruction => ({
  kind: 'deal-damage',
  amount,
  to,
});
/** What the engine does not carry out, in our own words. */
export const words = (text: string): Instruction => ({ kind: 'other', words: text });

/** The first ability of every Leyline. */
export const mayBeginOnBattlefield = plainStatic(
  'If ~ is in your opening hand, you may begin the game with it on the battlefield.',
);
