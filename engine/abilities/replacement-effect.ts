import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Affected, DamagePattern, EventPattern } from './event-pattern.ts';
import type { ChoiceKind, Instruction } from './instruction.ts';
import type { Modification } from './modification.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';

/**
 * A replacement or prevention effect (CR 614, 615): of a static ability, or of a resolution with its duration
 * beside it. Those in words (`other`) are shown and not applied.
 */
export type ReplacementEffectDefinition =
  | EventReplacement
  | {
      readonly kind: 'enters';
      /** What enters: the source itself ("this enters …", "as this enters …"), or others ("creatures you control enter …"). */
      readonly what: Selector;
      readonly condition?: Condition;
      readonly optional?: boolean;
      /** "As this enters or is turned face up, …": the same as it is turned up (614.1e). Only of the source itself. */
      readonly alsoFaceUp?: boolean;
      readonly entry: readonly EntryModification[];
    }
  /** "As this is turned face up, put … counters on it" (614.1e). */
  | { readonly kind: 'turned-face-up'; readonly counter: CounterKind; readonly amount: Amount }
  /** "As this is turned face up, you may attach it to …": to what `choices.object` names (614.1e, 708.11). */
  | { readonly kind: 'attached-face-up'; readonly what: Selector }
  /** Counters stay on it as it changes zones (against 122.2), except to these. */
  | { readonly kind: 'keeps-counters'; readonly what: Selector; readonly exceptTo: readonly Zone[] }
  /** Such an event can't happen (614.17). No replacement effect, but it follows similar rules. */
  | { readonly kind: 'cannot'; readonly event: EventPattern; readonly condition?: Condition }
  /** Such damage can't be prevented (615.12). */
  | { readonly kind: 'unpreventable'; readonly damage: DamagePattern; readonly condition?: Condition }
  /** A shield against destruction (701.19). */
  | { readonly kind: 'regenerate'; readonly what: ObjectReference }
  /** Any other, in our own words ("If … would …, … instead"). */
  | { readonly kind: 'other'; readonly words: string };

/**
 * An event that would happen is modified, or another happens in its place (614.1a–b, 615.1). In what it does, `affected`
 * is the object that the event would affect, `event-source` what would deal the damage, `event-player` the player whom
 * it concerns, and `event-amount` how many or how much.
 */
export interface EventReplacement {
  readonly kind: 'replace';
  readonly event: EventPattern;
  /** Tested as the event would happen: "while …", "as long as …". */
  readonly condition?: Condition;
  /** "you may … instead". */
  readonly optional?: boolean;
  readonly limit?: ReplacementLimit;
  readonly instead: Replacement;
}

/** How often an effect of a resolution applies before it is used up (614.3, 615.7–8); without one, each time. */
export type ReplacementLimit =
  /** "the next time …", "your next two turns". */
  | { readonly kind: 'next'; readonly times: number }
  /**
   * "the next 3 damage": a shield that shrinks by what it prevents or redirects (615.7); one for `each` (615.11), or
   * `divided` among targets as `choices.divide` says (601.2d).
   */
  | {
      readonly kind: 'next-damage';
      readonly amount: Amount;
      readonly each?: boolean;
      readonly divided?: boolean;
    }
  /** "the first time … each turn". */
  | { readonly kind: 'first-each-turn' };

/** What happens to the event. What is in `after` takes place right after it (615.5). */
export type Replacement =
  /** It is skipped (614.10). */
  | { readonly kind: 'nothing'; readonly after?: readonly Instruction[] }
  /** Of the damage, so much is prevented; all of it without `amount` (615.1). */
  | { readonly kind: 'prevent'; readonly amount?: Amount; readonly after?: readonly Instruction[] }
  /** The same event with another amount. Where damage would reduce life, that is the life total that remains. */
  | { readonly kind: 'change-amount'; readonly to: Amount }
  /** The mana is of that type: as much of it as before, or only what is said. */
  | { readonly kind: 'produce'; readonly mana: string; readonly keepsAmount: boolean }
  /** The damage is dealt to another object or player (614.9). */
  | { readonly kind: 'redirect'; readonly to: Affected }
  /** The object goes elsewhere. */
  | {
      readonly kind: 'go-to';
      readonly zone: Zone;
      /** In a library: on top, at the bottom, or shuffled into it. */
      readonly place?: 'top' | 'bottom' | 'shuffled';
      readonly isRevealed?: boolean;
      /** "with a void counter on it". */
      readonly counter?: CounterKind;
      readonly after?: readonly Instruction[];
    }
  /** It enters under the control of that player (616.1b). */
  | { readonly kind: 'enter-under'; readonly control: PlayerReference }
  /**
   * "sacrifice a Plains instead. If you do, put this onto the battlefield. If you don't, put it into its owner's
   * graveyard": it enters if this is paid, with the objects in `choices.object`; `isOptional` where it may be left.
   */
  | {
      readonly kind: 'enter-if-paid';
      readonly pay: 'sacrifice' | 'discard';
      readonly what: Selector;
      readonly count: number;
      readonly isOptional?: boolean;
    }
  /** It happens, and this with it: "those tokens plus a Clue token are created instead". */
  | { readonly kind: 'with-more'; readonly instructions: readonly Instruction[] }
  /** This happens in its place. */
  | { readonly kind: 'do'; readonly instructions: readonly Instruction[] };

/** What is different about how an object enters. */
export type EntryModification =
  | { readonly kind: 'tapped' }
  /** "enter untapped": whatever else would have it enter tapped, if that is applied before (616.1e). */
  | { readonly kind: 'untapped' }
  | { readonly kind: 'counters'; readonly counter: CounterKind; readonly amount: Amount }
  /** "your choice of a flying counter or a reach counter": the kind that `choices.mode` names. */
  | { readonly kind: 'counter-of-choice'; readonly from: readonly CounterKind[] }
  /** `words` says it more exactly where the kind doesn't: "an opponent", "two basic land types". */
  | {
      readonly kind: 'choose';
      readonly what: ChoiceKind;
      readonly from?: readonly string[];
      readonly words?: string;
    }
  /** "enter as a copy of …" (707.5): `of` says what may be copied, `choices.copy` what was chosen. */
  | {
      readonly kind: 'as-copy';
      readonly of: Selector;
      readonly except: readonly Modification[];
      /** Exceptions that hold only if the copy is what the condition says of it (707.9f). */
      readonly exceptIf?: { readonly condition: Condition; readonly except: readonly Modification[] };
      /** As in {@link BecomeCopy}. */
      readonly notCopied?: readonly CharacteristicName[];
    }
  /** Only if the condition holds for the object as it would enter ("if it's a creature"); it is `affected` there. */
  | { readonly kind: 'if'; readonly condition: Condition; readonly entry: readonly EntryModification[] }
  /** "As this enters, turn … face down": as it enters, so before it is on the battlefield itself. */
  | { readonly kind: 'turn-face-down'; readonly what: Selector }
  /**
   * "As this enters, exile … cards": those in `choices.copy` and `choices.object`, exiled with it (607.2a, 614.13);
   * any number without `count`.
   */
  | { readonly kind: 'exile'; readonly what: Selector; readonly count?: number }
  /** "As this enters, discard your hand": what a player does before it is there (614.12a, 614.13). Shown only. */
  | { readonly kind: 'do'; readonly instructions: readonly Instruction[] }
  /** "As this enters, it becomes your choice of …" (613.2a): copiable modifications by mode. */
  | {
      readonly kind: 'one-of';
      /** A coin decides between the two modes (705): heads is the first. The document says how it fell. */
      readonly byCoinFlip?: boolean;
      readonly modes: readonly { readonly mode: string; readonly parts: readonly Modification[] }[];
    }
  /** "unless you pay …", paid with `choices.mode: "pay"`; otherwise the listed modifications apply. */
  | {
      readonly kind: 'unless-paid';
      readonly payLife?: number;
      readonly cost?: string;
      readonly otherwise: readonly EntryModification[];
    }
  /** Modifications that hold already as it enters ("is a Zombie in addition …", 611.2e). */
  | { readonly kind: 'with'; readonly parts: readonly Modification[] };
