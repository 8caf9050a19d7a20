import type { CardType } from '../../../vocabulary/card-types.ts';
import type { Zone } from '../../../vocabulary/zones.ts';
import type { GrammaticalNumber } from './grammar.ts';

/** A word before the noun; smaller ranks stand further left. */
export interface Adjective {
  readonly rank: AdjectiveRank;
  readonly text: string;
}
export const ADJECTIVE_RANKS = ['state', 'negated', 'supertype', 'color', 'subtype'] as const;
export type AdjectiveRank = (typeof ADJECTIVE_RANKS)[number];

/** What follows the noun and agrees with it in number. */
export type Agreeing = (number: GrammaticalNumber) => string;

/**
 * A selector taken apart into the words of a noun phrase. Built up leaf by leaf; rendered in either number and
 * with any determiner.
 */
export interface NounPhrase {
  isOther: boolean;
  /** A word says already where it is: "attacking", "attached to …". */
  isPlaced: boolean;
  /** The whole phrase, where it names particular objects: "this creature", "enchanted creature", "target land". */
  fixed: { readonly text: string; readonly number: GrammaticalNumber } | undefined;
  adjectives: Adjective[];
  types: CardType[];
  subtypes: string[];
  isToken: boolean;
  /** "a Forest or a Swamp": whole nouns to choose from, sharing all the rest. */
  alternatives: NounPhrase[];
  zones: Zone[];
  outsideBattlefield: boolean;
  /** The noun is "card" though no zone says so. */
  isCard: boolean;
  /** The noun is "source": what deals damage, in any zone (609.7). */
  isSource: boolean;
  /** "permanent" before "card" or "spell". */
  isPermanent: boolean;
  /** "you control". */
  control: Agreeing | undefined;
  /** "you own", and "your" for zones. */
  owner: { readonly clause: string; readonly possessive: string } | undefined;
  /** "named Plains", "with the chosen name". */
  named: string | undefined;
  /** "of the chosen color", "exiled with this creature". */
  trailing: string[];
  /** What follows "with". */
  withs: Agreeing[];
  withouts: string[];
  /** What follows "that": "shares a color with it", "is attached to it". */
  relatives: Agreeing[];
}

export const emptyNounPhrase = (): NounPhrase => ({
  isOther: false,
  isPlaced: false,
  fixed: undefined,
  adjectives: [],
  types: [],
  subtypes: [],
  isToken: false,
  alternatives: [],
  zones: [],
  outsideBattlefield: false,
  isCard: false,
  isSource: false,
  isPermanent: false,
  control: undefined,
  owner: undefined,
  named: undefined,
  trailing: [],
  withs: [],
  withouts: [],
  relatives: [],
});

/** The noun alone, as in "that creature": no adjectives, no clauses. */
export function bareNoun(phrase: NounPhrase): NounPhrase {
  return {
    ...emptyNounPhrase(),
    types: phrase.types.slice(-1),
    subtypes: phrase.types.length === 0 ? phrase.subtypes.slice(-1) : [],
    isToken: phrase.isToken,
    zones: phrase.zones,
  };
}

export const withoutOther = (phrase: NounPhrase): NounPhrase => ({ ...phrase, isOther: false });
