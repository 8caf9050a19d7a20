import type { Selector } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import type { Zone } from '../../../vocabulary/zones.ts';
import type { Narrator } from './context.ts';
import { type GrammaticalNumber, joinList, plural, withArticle } from './grammar.ts';
import { collectLeaf } from './selector-leaf.ts';

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
 * A selector taken apart into the words of a noun phrase. Built up by {@link collectLeaf}; rendered in either
 * number and with any determiner by {@link renderNounPhrase}.
 */
export interface NounPhrase {
  isOther: boolean;
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
  /** "permanent" before "card" or "spell". */
  isPermanent: boolean;
  /** "you control". */
  control: Agreeing | undefined;
  /** "you own", and "your" for zones. */
  owner: { readonly clause: string; readonly possessive: string } | undefined;
  /** "of the chosen color", "named …": between noun and "you control", or after it. */
  named: string | undefined;
  ofChosen: string[];
  /** What follows "with". */
  withs: Agreeing[];
  withouts: string[];
  /** What follows "that": "shares a color with it", "is attached to it". */
  relatives: Agreeing[];
}

export const emptyNounPhrase = (): NounPhrase => ({
  isOther: false,
  fixed: undefined,
  adjectives: [],
  types: [],
  subtypes: [],
  isToken: false,
  alternatives: [],
  zones: [],
  outsideBattlefield: false,
  isCard: false,
  isPermanent: false,
  control: undefined,
  owner: undefined,
  named: undefined,
  ofChosen: [],
  withs: [],
  withouts: [],
  relatives: [],
});

export function nounPhraseOf(selector: Selector, narrator: Narrator): NounPhrase {
  const phrase = emptyNounPhrase();
  collectLeaf(selector, phrase, narrator);
  return phrase;
}

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

export type Determiner = 'none' | 'a' | 'all' | 'each' | 'any' | 'no';
export interface RenderOptions {
  /** "from your graveyard" where something leaves the zone; "in" by default. */
  readonly preposition?: 'in' | 'from';
  /** "in all graveyards" where the cards of all are counted. */
  readonly inAll?: boolean;
}

/** The phrase in words. A phrase that names particular objects takes no determiner and keeps its own number. */
export function renderNounPhrase(
  phrase: NounPhrase,
  number: GrammaticalNumber,
  determiner: Determiner,
  options: RenderOptions = {},
): string {
  if (phrase.fixed !== undefined) return phrase.fixed.text;
  const places = placesApart(phrase);
  if (places !== undefined) {
    const parts = places.map((place) => renderNounPhrase(place, number, 'none', options));
    return `${determiner === 'a' || determiner === 'none' ? '' : `${determiner} `}${joinList(parts)}`;
  }
  const conjunction = number === 'plural' || determiner === 'each' ? 'and' : 'or';
  const heads = phrase.alternatives.length > 0 ? phrase.alternatives : [emptyNounPhrase()];
  const repeated = determiner === 'all' && heads.length > 1 && !phrase.isOther;
  const nouns = heads.map((head, index) => {
    const words = headWords({ ...phrase, alternatives: [] }, head, number, index === 0);
    return determined(
      words,
      phrase.isOther && index === 0,
      index === 0 || repeated ? determiner : 'none',
      number,
    );
  });
  return [joinList(nouns, conjunction), ...afterNoun(phrase, number, options)].filter(Boolean).join(' ');
}

/**
 * Objects of several kinds of zones are named apart: "cards that aren't on the battlefield, spells, and permanents",
 * "creatures you control and creature cards you own". `undefined` where one noun is enough.
 */
function placesApart(phrase: NounPhrase): NounPhrase[] | undefined {
  const { zones } = phrase;
  const elsewhere = zones.filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const kinds = [elsewhere.length > 0, zones.includes('stack'), zones.includes('battlefield')].filter(
    Boolean,
  );
  const isEverywhere = ELSEWHERE.every((zone) => zones.includes(zone));
  if (kinds.length < 2 && !isEverywhere) return undefined;
  const cards: NounPhrase = isEverywhere
    ? { ...phrase, zones: [], isCard: true, outsideBattlefield: true }
    : { ...phrase, zones: elsewhere };
  return [
    ...(elsewhere.length > 0 ? [cards] : []),
    ...(zones.includes('stack') ? [{ ...phrase, zones: ['stack' as const] }] : []),
    ...(zones.includes('battlefield') ? [{ ...phrase, zones: [] }] : []),
  ];
}

/** The zones in which there are cards, other than battlefield and stack; few texts count the command zone among them. */
const ELSEWHERE: readonly Zone[] = ['hand', 'library', 'graveyard', 'exile'];

/** Adjectives and noun; the shared adjectives stand only before the first of several nouns. */
function headWords(shared: NounPhrase, own: NounPhrase, number: GrammaticalNumber, isFirst: boolean): string {
  const adjectives = [...(isFirst ? shared.adjectives : []), ...own.adjectives];
  const types = [...shared.types, ...own.types];
  const subtypes = [...shared.subtypes, ...own.subtypes];
  const noun = nounOf({ ...shared, types, subtypes, isToken: shared.isToken || own.isToken });
  const ranked = ADJECTIVE_RANKS.map((rank) => adjectives.filter((word) => word.rank === rank));
  const before = ranked.map((words) => words.map(({ text }) => text).join(', ')).filter(Boolean);
  const words = [...before, ...noun.before, number === 'plural' ? plural(noun.last) : noun.last].join(' ');
  const tail = own.alternatives.length === 0 && own !== shared ? afterNoun(own, number, {}) : [];
  return [words, ...tail].join(' ');
}

function nounOf(phrase: NounPhrase): { readonly before: readonly string[]; readonly last: string } {
  const types = orderedTypes(phrase.types);
  const words = [...phrase.subtypes, ...(phrase.isPermanent ? ['permanent'] : []), ...types];
  const generic = genericNoun(phrase);
  if (generic !== undefined) return { before: words, last: generic };
  const last = words.at(-1);
  return last === undefined ? { before: [], last: 'permanent' } : { before: words.slice(0, -1), last };
}

/** "spell", "card" and "token" come after the types; a permanent on the battlefield is called by its type alone. */
function genericNoun({ zones, isCard, outsideBattlefield, isToken }: NounPhrase): string | undefined {
  if (isCard) return 'card';
  if (zones.length > 0 && zones.every((zone) => zone === 'stack')) return 'spell';
  if (outsideBattlefield || zones.some((zone) => zone !== 'battlefield')) return 'card';
  return isToken ? 'token' : undefined;
}

/** "enchantment creature", "artifact land", "land creature": the order in which texts write several types. */
const TYPE_ORDER: readonly CardType[] = [
  'kindred',
  'enchantment',
  'artifact',
  'land',
  'planeswalker',
  'battle',
  'creature',
];
export const orderedTypes = (types: readonly CardType[]): CardType[] =>
  [...types].sort((one, another) => TYPE_ORDER.indexOf(one) - TYPE_ORDER.indexOf(another));

function determined(
  words: string,
  isOther: boolean,
  determiner: Determiner,
  number: GrammaticalNumber,
): string {
  switch (determiner) {
    case 'a':
      return isOther ? `another ${words}` : number === 'plural' ? words : withArticle(words);
    case 'none':
      return isOther ? `other ${words}` : words;
    case 'all':
    case 'each':
    case 'any':
    case 'no':
      return isOther ? `${determiner} other ${words}` : `${determiner} ${words}`;
  }
}

function afterNoun(phrase: NounPhrase, number: GrammaticalNumber, options: RenderOptions): string[] {
  const withs = [...phrase.withs.map((part) => part(number))];
  return [
    phrase.named === undefined ? '' : `named ${phrase.named}`,
    phrase.control?.(number) ?? '',
    ...placeOf(phrase, number, options),
    ...phrase.ofChosen,
    withs.length === 0 ? '' : `with ${joinList(withs)}`,
    phrase.withouts.length === 0 ? '' : `without ${joinList(phrase.withouts, 'or')}`,
    phrase.relatives.length === 0 ? '' : `that ${joinList(phrase.relatives.map((part) => part(number)))}`,
  ]
    .filter(Boolean)
    .map(contractThatIs);
}

const contractThatIs = (text: string): string => text.replace(/^that is (?!n't)/, "that's ");

function placeOf(phrase: NounPhrase, number: GrammaticalNumber, options: RenderOptions): string[] {
  const { preposition = 'in', inAll = false } = options;
  const zones = phrase.zones.filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const owned = phrase.owner === undefined ? [] : [phrase.owner.clause];
  const outside = phrase.outsideBattlefield
    ? [number === 'singular' ? "that isn't on the battlefield" : "that aren't on the battlefield"]
    : [];
  if (zones.length === 0) return [...owned, ...outside];
  if (zones.every((zone) => zone === 'exile')) return [...owned, `${preposition} exile`];
  if (zones.every((zone) => zone === 'command')) return [...owned, `${preposition} the command zone`];
  const isOne = phrase.owner !== undefined || (number === 'singular' && !inAll);
  const names = joinList(zones.map((zone) => (isOne ? zone : plural(zone))));
  if (phrase.owner !== undefined) return [`${preposition} ${phrase.owner.possessive} ${names}`];
  return [`${preposition} ${inAll ? 'all ' : ''}${isOne ? withArticle(names) : names}`];
}

/** "creatures you control": the objects that match, without a determiner. */
export const selectorPlural = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'plural', 'none');

/** "a creature you control", "another creature". */
export const selectorSingular = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'singular', 'a');
