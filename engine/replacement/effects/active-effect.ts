import type { Instruction } from '../../abilities/instruction.ts';
import type { ReplacementEffectDefinition } from '../../abilities/replacement-effect.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import type { EffectId, ObjectId, PlayerId, RuleNumber } from '../../vocabulary/ids.ts';
import type { KeywordEntryDefinition } from '../entering/keyword-entry.ts';

/** A replacement or prevention effect, or one that says what can't happen, as it exists at one moment (614.4). */
export interface ActiveEffect {
  /** Tells it apart from all others of the game: it is applied to an event once (614.5). */
  readonly key: string;
  /** What documents call it: the object that has the ability, or the step that made the effect. */
  readonly label: string;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  /** "You" in its text (109.5). */
  readonly you: PlayerId;
  readonly definition: EffectDefinition;
  /** Who decides whether it is applied, if not whom the event affects (903.9b). */
  readonly decider?: PlayerId;
  /** The effect of a resolution that is used up as it applies. */
  readonly resolved?: EffectId;
  readonly left?: number;
  /** What else is done as it is used. */
  readonly after?: readonly Instruction[];
  /** Where not a text says so but a rule: a shield counter, umbra armor, loyalty as it enters. */
  readonly rule?: RuleNumber;
  readonly choices: Choices;
  /** The value of X of its source (107.3m). */
  readonly x?: number;
}

export type EffectDefinition =
  | Exclude<ReplacementEffectDefinition, { kind: 'keeps-counters' | 'other' }>
  /** A keyword says how its object enters (702): devour, riot, bloodthirst … */
  | KeywordEntryDefinition
  /** Of a spell or ability that resolves: in the place of its own event it does this (614.15). */
  | { readonly kind: 'self-replacement'; readonly instructions: readonly Instruction[] }
  /** Umbra armor (702.89a): all damage is removed and the Aura is destroyed instead. */
  | { readonly kind: 'umbra-armor' }
  /** A shield counter is removed instead of the destruction (122.1c). */
  | { readonly kind: 'shield-counter' }
  /** It enters with its back face up, because it is night (702.145b, 616.1d). */
  | { readonly kind: 'back-face' }
  /** What types bring as a permanent enters: loyalty, defense, a lore counter (306.5b, 310.4b, 714.3a). */
  | { readonly kind: 'intrinsic-counters' };
