import type { CounterKind } from '../vocabulary/counters.ts';
import type { Amount, Comparison } from './amount.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';
import type { ColorWord } from './words.ts';

/** What a player has so much or so many of: life, cards in a zone, permanents of a sort, counters of a kind. */
export type PlayerValue =
  | 'life'
  | 'hand-size'
  | 'graveyard-size'
  | 'library-size'
  | { readonly kind: 'permanents'; readonly what: Selector }
  | { readonly kind: 'counters'; readonly counter: CounterKind };

/** "as long as …", "if …": a tree that is tested on the state. */
export type Condition =
  | { readonly kind: 'all-of'; readonly of: readonly Condition[] }
  | { readonly kind: 'any-of'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'compare';
      readonly left: Amount;
      readonly comparison: Comparison;
      readonly right: Amount;
    }
  /** At least `atLeast` (1) objects match. */
  | { readonly kind: 'exists'; readonly what: Selector; readonly atLeast?: number }
  /** The object that the reference names matches. */
  | { readonly kind: 'matches'; readonly object: ObjectReference; readonly selector: Selector }
  /** "an opponent has 10 or less life": true if one of these players is so. */
  | {
      readonly kind: 'some-player';
      readonly who: PlayerReference;
      readonly value: PlayerValue;
      readonly comparison: Comparison;
      readonly to: Amount;
    }
  /** "black is the most common color among all permanents or is tied for most common" */
  | { readonly kind: 'most-common-color'; readonly color: ColorWord; readonly among: Selector }
  | { readonly kind: 'turn-of'; readonly player: PlayerReference }
  | { readonly kind: 'player-designation'; readonly player: PlayerReference; readonly designation: string }
  /**
   * What no state shows, in our own words: facts of the past ("you attacked this turn"), how dice and votes fell. True
   * where the board says so: a designation of "you" or a chosen mode of these words.
   */
  | { readonly kind: 'fact'; readonly words: string }
  /** The mode chosen as the source entered ("Khans", "Dragons": anchor words, CR 614.12c). */
  | { readonly kind: 'chosen-mode'; readonly mode: string };
