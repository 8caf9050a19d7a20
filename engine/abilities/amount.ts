import type { CounterKind } from '../vocabulary/counters.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';
import type { ColorWord } from './words.ts';

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * A number as a text gives it. A plain number is itself. A value that can't be determined is 0 (CR 208.2a,
 * 107.2). In an effect of a resolution it is computed once (611.2d, 608.2i), in a static one again and again.
 */
export type Amount =
  | number
  /**
   * X of the spell or ability; fixed on resolution. `words` says what the number is where only the course of the game
   * knows it: "that many", "the amount of life you gained this turn".
   */
  | { readonly kind: 'x'; readonly words?: string }
  /** The number that the source remembers as chosen. */
  | { readonly kind: 'chosen-number' }
  /** "that many", "that much damage": of the event that is replaced, or of the damage that was prevented (614, 615.5). */
  | { readonly kind: 'event-amount' }
  /** "for each 1 damage prevented this way", "the damage prevented this way" (615.5): 0 where nothing can be (615.12). */
  | { readonly kind: 'prevented-amount' }
  /** How many objects match. */
  | { readonly kind: 'count'; readonly of: Selector }
  /** Without a kind: counters of all kinds. */
  | { readonly kind: 'counters-on'; readonly object: ObjectReference; readonly counter?: CounterKind }
  /** All counters of a kind, or of all kinds, on the objects that match. */
  | { readonly kind: 'counters-among'; readonly among: Selector; readonly counter?: CounterKind }
  | { readonly kind: 'counters-on-player'; readonly player: PlayerReference; readonly counter: CounterKind }
  | { readonly kind: 'power'; readonly of: ObjectReference }
  | { readonly kind: 'toughness'; readonly of: ObjectReference }
  | { readonly kind: 'mana-value'; readonly of: ObjectReference }
  /** How many players these are: "two or more opponents". */
  | { readonly kind: 'player-count'; readonly of: PlayerReference }
  | { readonly kind: 'life'; readonly of: PlayerReference }
  | { readonly kind: 'hand-size'; readonly of: PlayerReference }
  | {
      readonly kind: 'cards-in-zone';
      readonly of: PlayerReference;
      readonly zone: Zone;
      readonly matching?: Selector;
    }
  /** Number of different values among the objects that match (Tarmogoyf, domain, "for each color among"). */
  | {
      readonly kind: 'distinct';
      readonly what:
        | 'supertypes'
        | 'card-types'
        | 'subtypes'
        | 'colors'
        | 'basic-land-types'
        | 'creature-types'
        | 'names'
        | 'powers'
        | 'mana-values'
        | 'counter-kinds';
      readonly among: Selector;
    }
  /** Largest, smallest or total power, toughness or mana value among the objects that match; 0 for none. */
  | {
      readonly kind: 'aggregate';
      readonly which: 'greatest' | 'least' | 'total';
      readonly value: 'power' | 'toughness' | 'mana-value';
      readonly among: Selector;
    }
  | { readonly kind: 'devotion'; readonly to: readonly ColorWord[]; readonly of: PlayerReference }
  /** Mana symbols of these colors in the mana costs of the objects that match; a hybrid symbol counts once. */
  | { readonly kind: 'mana-symbols'; readonly of: readonly ColorWord[]; readonly among: Selector }
  /** "the highest life total among your opponents"; 0 for no players. */
  | {
      readonly kind: 'greatest-among-players';
      readonly value: 'life' | 'hand-size';
      readonly of: PlayerReference;
    }
  /** The life total with which such a player began (103.4); the same for all players. */
  | { readonly kind: 'starting-life'; readonly of: PlayerReference }
  /** "the number of creatures in your party" (700.8). */
  | { readonly kind: 'party'; readonly of: PlayerReference }
  /**
   * A number that only the course of the game knows ("the number of cards you've drawn this turn"), which the source
   * keeps as its chosen number. `isCount`: the words stand after "the number of" or "for each".
   */
  | { readonly kind: 'told'; readonly words: string; readonly isCount?: boolean }
  | { readonly kind: 'sum'; readonly of: readonly Amount[] }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  | { readonly kind: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' }
  | { readonly kind: 'at-most'; readonly limit: number; readonly of: Amount };
