import type { Color, Layer } from '../../../../engine/index.ts';

/** What is searched for, as a tree. */
export type Query =
  | { readonly kind: 'all-of' | 'any-of'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | Term;

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const NUMBERS = ['mv', 'pow', 'tou', 'loy'] as const;
export type NumberName = (typeof NUMBERS)[number];

/** What `is:` knows. The first five are kinds of abilities. */
export const MARKS = [
  'static',
  'activated',
  'triggered',
  'replacement',
  'cda',
  'permanent',
  'spell',
  'vanilla',
  'dfc',
  'unread',
  'builtin',
  'imported',
] as const;
export type Mark = (typeof MARKS)[number];

/** Events that `replaces:` knows: what replacement and prevention effects watch for. */
export const REPLACED = [
  'draw',
  'damage',
  'enter',
  'die',
  'leave',
  'graveyard',
  'destroy',
  'counters',
  'token',
  'life',
  'lose',
  'win',
  'mill',
  'discard',
  'scry',
  'surveil',
  'search',
  'skip',
  'untap',
  'mana',
  'coin',
  'dice',
  'explore',
  'proliferate',
] as const;
export type Replaced = (typeof REPLACED)[number];

/** One condition on a card. Texts are lower case, without accents. */
export type Term =
  /** A word or, in quotes, several: in name, types, text or tags, from the beginning of a word on. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'exact-name'; readonly text: string }
  | { readonly kind: 'name' | 'type' | 'text' | 'keyword' | 'set' | 'layout'; readonly text: string }
  | {
      readonly kind: 'colors';
      readonly of: 'card' | 'identity';
      readonly comparison: Comparison;
      readonly colors: readonly Color[];
    }
  | {
      readonly kind: 'color-count';
      readonly of: 'card' | 'identity';
      readonly comparison: Comparison;
      readonly count: number;
    }
  | {
      readonly kind: 'number';
      readonly of: NumberName;
      readonly comparison: Comparison;
      /** A number, or another number of the same card. */
      readonly than: number | NumberName;
    }
  | { readonly kind: 'parity'; readonly isOdd: boolean }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'layer'; readonly layers: readonly Layer[] }
  | { readonly kind: 'replaces'; readonly what: Replaced };

export const QUERY_ERROR_CODES = [
  'unknown-field',
  'no-value',
  'unknown-layer',
  'unknown-color',
  'unknown-mark',
  'unknown-event',
  'no-number',
  'no-comparison',
  'no-pattern',
  'open-quote',
  'open-parenthesis',
  'extra-parenthesis',
  'nothing-after',
] as const;

/** A part of the query that means nothing; it is left out. Offsets are those of the query as typed. */
export interface QueryError {
  readonly code: (typeof QUERY_ERROR_CODES)[number];
  readonly start: number;
  readonly end: number;
  /** What was found there. */
  readonly found: string;
}

export interface ParsedQuery {
  /** Everything that could be read; `undefined` if there is nothing. */
  readonly query: Query | undefined;
  readonly errors: readonly QueryError[];
}
