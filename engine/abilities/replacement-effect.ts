import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { ChoiceKind } from './instruction.ts';
import type { Modification } from './modification.ts';
import type { ObjectReference } from './references.ts';
import type { Selector } from './selector.ts';

/**
 * A replacement or prevention effect (CR 614, 615). Only what happens as objects enter (614.1c–d) is carried out
 * so far; the others are shown as text.
 */
export type ReplacementEffectDefinition =
  | {
      readonly kind: 'enters';
      /** What enters: the source itself ("this enters …", "as this enters …"), or others ("creatures you control enter …"). */
      readonly what: Selector;
      readonly condition?: Condition;
      readonly optional?: boolean;
      readonly entry: readonly EntryModification[];
    }
  /** Counters stay on it as it changes zones (against 122.2), except to these. */
  | { readonly kind: 'keeps-counters'; readonly what: Selector; readonly exceptTo: readonly Zone[] }
  /** A shield against destruction (701.19). */
  | { readonly kind: 'regenerate'; readonly what: ObjectReference }
  /** Any other, in our own words ("If … would …, … instead"). */
  | { readonly kind: 'other'; readonly words: string };

/** What is different about how an object enters. */
export type EntryModification =
  | { readonly kind: 'tapped' }
  | { readonly kind: 'counters'; readonly counter: CounterKind; readonly amount: Amount }
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
