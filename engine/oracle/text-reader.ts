import type { Ability } from '../abilities/ability.ts';
import type { CardType, Supertype } from '../vocabulary/card-types.ts';
import type { EffectContent } from './effect-template.ts';

/** What was made of a text: all that it means, or the first words that mean nothing and what was expected there. */
export type Reading<Content> =
  | { readonly content: Content }
  | { readonly unread: { readonly text: string; readonly expected: string } };

/** The object that has a text, as far as its words depend on it. */
export interface TextOwner {
  readonly name: string;
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
}

/** Reads the texts of free-standing effects, emblems and tokens. `undefined`: it can't tell whether it means anything. */
export interface TextReader {
  /** What a one-shot effect with this text does, as if from a spell. */
  readonly effect: (text: string) => Reading<EffectContent> | undefined;
  /** The abilities of an emblem or token with this text. */
  readonly abilities: (text: string, owner: TextOwner) => Reading<readonly Ability[]> | undefined;
}

/** An emblem has no characteristics but its abilities (114.3). */
export const EMBLEM: TextOwner = { name: '', supertypes: [], cardTypes: [], subtypes: [] };

/** Reads nothing: for games without such texts, or until a reader is there. */
export const noReader: TextReader = { effect: () => undefined, abilities: () => undefined };
