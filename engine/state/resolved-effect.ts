import type { Ability } from '../abilities/ability.ts';
import type { Condition } from '../abilities/condition.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { Modification } from '../abilities/modification.ts';
import type { ReplacementEffectDefinition } from '../abilities/replacement-effect.ts';
import type { Selector } from '../abilities/selector.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { CopiableValues } from './copiable-values.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A continuous effect that a resolution created (CR 611.2), or that a rule keeps on an object from the moment it
 * entered (as a copy, with chosen copiable values). Numbers are already computed (611.2d) and targets replaced by
 * fixed objects; it lives in the state until its duration ends.
 */
export interface ResolvedEffect {
  readonly id: EffectId;
  /** The object that made it, if it still has a name in the document; its effects outlive it. */
  readonly source: ObjectId | undefined;
  /** What to call the source: a card's name, or "Effect". */
  readonly sourceName: string;
  /** "You" in its text (109.5), fixed on resolution. */
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  readonly affected: AffectedObjects;
  readonly condition: Condition | undefined;
  readonly parts: readonly Modification[];
  /** The ability that made it: what "this ability" means in its parts. */
  readonly ability?: Ability;
  /**
   * For `become-copy` parts: the copiable values taken on resolution (707.2b), one per part, else `undefined`. Without
   * the exceptions of the part: `evaluate` applies those (`applyCopyExceptions`), with numbers and words already fixed.
   */
  readonly copied: readonly (CopiableValues | undefined)[];
  readonly duration: ActiveDuration;
  /** Its text has a variable, whose value was worked out on resolution (611.2d). */
  readonly fixedNumbers?: true;
  /** It has not begun yet: it will apply to the next spell that matches, if one is cast before its duration ends (611.2f). */
  readonly waitsFor?: Selector;
  /** It waited for a spell and applies to the one that came (611.2f). */
  readonly wasForNextSpell?: true;
  /** It comes from a permission that was used to cast or play the object (611.3d). */
  readonly byPermission?: true;
  /** For a replacement or prevention effect (614.1, 615.1): it has no parts then. */
  readonly replacement?: ActiveReplacement;
  /** Index of the step that made it. */
  readonly sinceStep: number;
}

/** What a replacement or prevention effect of a resolution does, with its targets and choices put in (614.3, 615.3). */
export interface ActiveReplacement {
  readonly definition: ReplacementEffectDefinition;
  /** How often it applies yet (614.10a), or how much damage it still prevents or redirects (615.7). */
  readonly left?: number;
  /** What else is done as it is used: "if it regenerates this way, …". */
  readonly after?: readonly Instruction[];
  readonly choices: Choices;
}

/** 611.2c: a set locked in on resolution, or a selector for parts that change neither characteristics nor control. */
export type AffectedObjects =
  /**
   * `from` is the selector whose matches were locked in, so that one can say which objects came too late; `formerly`
   * are those that have left since: what comes back under that id is another object (400.7).
   */
  | {
      readonly kind: 'locked-in';
      readonly objects: readonly ObjectId[];
      readonly from?: Selector;
      readonly formerly?: readonly ObjectId[];
    }
  | { readonly kind: 'open'; readonly selector: Selector };

export type ActiveDuration =
  | { readonly kind: 'until-end-of-turn' }
  | { readonly kind: 'until-end-of-combat' }
  | { readonly kind: 'until-next-turn'; readonly of: PlayerId }
  | { readonly kind: 'until-next-untap-step'; readonly of: PlayerId }
  | { readonly kind: 'until-next-upkeep'; readonly of: PlayerId }
  /** A turn of this player after the turn of that number. */
  | { readonly kind: 'until-end-of-next-turn'; readonly of: PlayerId; readonly since: number }
  | { readonly kind: 'for-as-long-as'; readonly condition: Condition }
  /** As long as the object is what it is: "enters as a copy", "as it enters" (ends with the object, 400.7). */
  | { readonly kind: 'while-object-exists'; readonly object: ObjectId }
  | { readonly kind: 'until-end-of-game' };
