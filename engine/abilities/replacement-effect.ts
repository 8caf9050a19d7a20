import type { CounterKind } from '../vocabulary/counters.ts';
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
  /** A shield against destruction (701.19). */
  | { readonly kind: 'regenerate'; readonly what: ObjectReference }
  /** Any other, in our own words ("If … would …, … instead"). */
  | { readonly kind: 'other'; readonly words: string };

/** What is different about how an object enters. */
export type EntryModification =
  | { readonly kind: 'tapped' }
  | { readonly kind: 'counters'; readonly counter: CounterKind; readonly amount: Amount }
  | { readonly kind: 'choose'; readonly what: ChoiceKind; readonly from?: readonly string[] }
  /** "enter as a copy of …" (707.5): `of` says what may be copied, `choices.copy` what was chosen. */
  | { readonly kind: 'as-copy'; readonly of: Selector; readonly except: readonly Modification[] }
  /** "As this enters, it becomes your choice of …" (613.2a): copiable modifications by mode. */
  | { readonly kind: 'one-of'; readonly modes: readonly { readonly mode: string; readonly parts: readonly Modification[] }[] }
  /** "unless you pay …", paid with `choices.mode: "pay"`; otherwise the listed modifications apply. */
  | { readonly kind: 'unless-paid'; readonly payLife?: number; readonly cost?: string; readonly otherwise: readonly EntryModification[] }
  /** Modifications that hold already as it enters ("is a Zombie in addition …", 611.2e). */
  | { readonly kind: 'with'; readonly parts: readonly Modification[] };
