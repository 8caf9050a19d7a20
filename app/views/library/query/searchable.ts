import type { Color, Layer } from '../../../../engine/index.ts';
import type { Replaced } from './query.ts';

/** What the compiled abilities of a card say: terms that only the engine knows. */
export interface Reading {
  readonly layers: readonly Layer[];
  readonly kinds: readonly ('static' | 'activated' | 'triggered' | 'replacement')[];
  readonly isCda: boolean;
  readonly replaces: readonly Replaced[];
  readonly keywords: readonly string[];
  /** How many lines were not understood. */
  readonly unread: number;
}

export type Origin = 'own' | 'builtin' | 'imported' | 'online';

/** A card as the search sees it. Strings are as printed; what is compared is kept beside it in lower case. */
export interface Searchable {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly layout: string;
  readonly colors: readonly Color[];
  readonly identity: readonly Color[];
  readonly manaValue: number;
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly keywords: readonly string[];
  readonly sets: readonly string[];
  readonly tags: readonly string[];
  readonly origin: Origin;
  /** `undefined` as long as its text has not been compiled. */
  readonly reading: Reading | undefined;
}

/** A card with what is compared, computed once. */
export interface Indexed<Card extends Searchable = Searchable> {
  readonly card: Card;
  /** {@link nameKey} of the whole name and of each face. */
  readonly keys: readonly string[];
  /** All words, for terms that are words. */
  readonly words: string;
  readonly nameWords: string;
  readonly lowType: string;
  readonly lowText: string;
}
