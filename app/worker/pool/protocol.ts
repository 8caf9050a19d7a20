import type { ImportedCard } from '../../../engine/index.ts';
import type { Hit } from '../../views/library/query/search-cards.ts';
import type { Searchable } from '../../views/library/query/searchable.ts';
import type { OnlineFailure } from './scryfall.ts';

/** What is known of the imported cards as a whole. */
export interface PoolMeta {
  readonly file: string;
  /** When it was imported: milliseconds since 1970. */
  readonly at: number;
  readonly cards: number;
  /** Lines that could not be read. */
  readonly damaged: number;
  /** Tokens, emblems and art cards, which are no cards of the game. */
  readonly leftOut: number;
  readonly chunks: number;
}

export interface DamagedLine {
  readonly line: number;
  readonly kind: 'json' | 'shape';
  /** What is wrong with its shape. */
  readonly detail: string;
}

export type ImportFailure = 'no-cards' | 'unreadable' | 'no-space';

export interface ImportProgress {
  readonly file: string;
  readonly read: number;
  readonly size: number;
  readonly cards: number;
  readonly damaged: number;
}

/** What came of an import. */
export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly meta: PoolMeta;
      /** The first damaged lines. */
      readonly lines: readonly DamagedLine[];
      /** The browser keeps nothing: the cards are gone when the page is closed. */
      readonly isKept: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly file: string;
      readonly why: ImportFailure;
      readonly lines: readonly DamagedLine[];
    }
  | { readonly kind: 'cancelled'; readonly file: string };

export interface PoolHits {
  readonly hits: readonly Hit<Searchable>[];
  /** How many fit in all. */
  readonly total: number;
  /** Nothing has these words, these are the nearest names. */
  readonly isNear: boolean;
  /** The query asks for layers, and those of some cards are not known yet. */
  readonly isIncomplete: boolean;
}

/** Where a name of a list was found. */
export interface FoundName {
  readonly name: string;
  readonly card: ImportedCard | undefined;
  /** Names that are nearly that one, if there is no such card. */
  readonly near: readonly string[];
}

export interface FoundNames {
  readonly found: readonly FoundName[];
  /** Why Scryfall did not help. */
  readonly failure: OnlineFailure | undefined;
}

/** What Scryfall has for a search. */
export type OnlineHits =
  | { readonly kind: 'found'; readonly hits: readonly Hit<Searchable>[]; readonly total: number }
  | { readonly kind: 'failed'; readonly why: OnlineFailure }
  /** It asks for what only the engine knows, or is outdated. */
  | { readonly kind: 'not-asked' | 'outdated' };

/** Questions, each answered once with the same id. */
export type PoolQuestion =
  | { readonly kind: 'search'; readonly query: string; readonly limit: number }
  | { readonly kind: 'card'; readonly name: string }
  /** With an address, names that were not found are looked for at Scryfall. */
  | { readonly kind: 'names'; readonly names: readonly string[]; readonly address: string | undefined }
  | { readonly kind: 'online'; readonly query: string; readonly address: string }
  | { readonly kind: 'remove' };

export interface PoolAnswers {
  readonly search: PoolHits;
  readonly card: ImportedCard | undefined;
  readonly names: FoundNames;
  readonly online: OnlineHits;
  readonly remove: undefined;
}

export type PoolRequest =
  | { readonly kind: 'ask'; readonly id: number; readonly question: PoolQuestion }
  /** Names that are known otherwise, and so are not found here. */
  | { readonly kind: 'hide'; readonly names: readonly string[] }
  | { readonly kind: 'import'; readonly file: File }
  | { readonly kind: 'cancel-import' };

/** What the worker tells by itself, as it changes. */
export type PoolNews =
  | { readonly kind: 'pool'; readonly meta: PoolMeta | undefined }
  | { readonly kind: 'importing'; readonly progress: ImportProgress }
  | { readonly kind: 'outcome'; readonly outcome: ImportOutcome }
  /** How many cards have been compiled. */
  | { readonly kind: 'compiled'; readonly done: number };

export type PoolMessage =
  | PoolNews
  | { readonly kind: 'answer'; readonly id: number; readonly answer: PoolAnswers[PoolQuestion['kind']] }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
