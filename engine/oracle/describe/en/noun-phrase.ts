import type { Selector } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import type { Zone } from '../../../vocabulary/zones.ts';
import type { Narrator } from './context.ts';
import { type GrammaticalNumber, joinList, plural, withArticle } from './grammar.ts';
import { ADJECTIVE_RANKS, emptyNounPhrase, type NounPhrase } from './noun-parts.ts';
import { collectLeaf } from './selector-leaf.ts';

/** The words of a selector, ready to be rendered in either number. */
export function nounPhraseOf(selector: Selector, narrator: Narrator): NounPhrase {
  const phrase = emptyNounPhrase();
  collectLeaf(selector, phrase, narrator);
  return phrase;
}

export type Determiner = 'none' | 'a' | 'all' | 'each' | 'any' | 'no';
export interface RenderOptions {
  /** "from your graveyard" where something leaves the zone; "in" by default. */
  readonly preposition?: 'in' | 'from';
  /** Things are counted: "in all graveyards", "on the battlefield". */
  readonly isCounted?: boolean;
}

/** The phrase in words. A phrase that names particular objects takes no determiner and keeps its own number. */
export function renderNounPhrase(
  phrase: NounPhrase,
  number: GrammaticalNumber,
  determiner: Determiner,
  options: RenderOptions = {},
): string {
  if (phrase.fixed !== undefined) return phrase.fixed.text;
  const conjunction = number === 'plural' || determiner === 'each' ? 'and' : 'or';
  const apart = placesApart(phrase) ?? alternativesApart(phrase);
  if (apart !== undefined) {
    const parts = apart.map((part, index) => {
      const isFirst = index === 0 || apart[0]?.fixed !== undefined;
      const own = isFirst && !(determiner === 'all' && part.outsideBattlefield) ? determiner : 'none';
      return renderNounPhrase(
        part,
        number,
        apart[0]?.fixed === undefined || own === 'a' ? own : 'all',
        options,
      );
    });
    return joinList(parts, conjunction);
  }
  const heads = phrase.alternatives.length > 0 ? phrase.alternatives : [emptyNounPhrase()];
  const repeated =
    determiner === 'all' && heads.length > 1 && heads.every(({ subtypes }) => subtypes.length > 0);
  const nouns = heads.map((head, index) => {
    const isLast = index === heads.length - 1;
    const words = headWords(phrase, head, number, index === 0, isLast);
    const isOther = phrase.isOther && index === 0;
    return determined(words, isOther, index === 0 || repeated ? determiner : 'none', number);
  });
  return [joinList(nouns, conjunction), ...afterNoun(phrase, number, options)].filter(Boolean).join(' ');
}

/**
 * Objects of several kinds of zones are named apart: "cards that aren't on the battlefield, spells, and permanents",
 * "spell or permanent". `undefined` where one noun is enough.
 */
function placesApart(phrase: NounPhrase): NounPhrase[] | undefined {
  const { zones } = phrase;
  const elsewhere = zones.filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const isEverywhere = ELSEWHERE.every((zone) => zones.includes(zone));
  const kinds = [elsewhere.length > 0, zones.includes('stack'), zones.includes('battlefield')].filter(
    Boolean,
  );
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

/** Alternatives that say more than adjectives and a noun are whole phrases, each with what all of them share. */
function alternativesApart(phrase: NounPhrase): NounPhrase[] | undefined {
  if (phrase.alternatives.every(isBareNoun)) return undefined;
  return phrase.alternatives.map((own) => ({
    ...phrase,
    ...own,
    isOther: phrase.isOther || own.isOther,
    isToken: phrase.isToken || own.isToken,
    adjectives: [...phrase.adjectives, ...own.adjectives],
    types: [...phrase.types, ...own.types],
    subtypes: [...phrase.subtypes, ...own.subtypes],
    alternatives: own.alternatives,
    control: own.control ?? phrase.control,
    owner: own.owner ?? phrase.owner,
    withs: [...own.withs, ...phrase.withs],
    relatives: [...own.relatives, ...phrase.relatives],
  }));
}

/** Nothing but adjectives and a noun. */
const isBareNoun = (phrase: NounPhrase): boolean =>
  !phrase.isOther &&
  phrase.fixed === undefined &&
  phrase.zones.length === 0 &&
  phrase.control === undefined &&
  phrase.owner === undefined &&
  phrase.named === undefined &&
  !phrase.outsideBattlefield &&
  phrase.trailing.length + phrase.withs.length + phrase.withouts.length + phrase.relatives.length === 0;

/** Adjectives and noun; the shared adjectives stand only before the first of several nouns. */
function headWords(
  shared: NounPhrase,
  own: NounPhrase,
  number: GrammaticalNumber,
  isFirst: boolean,
  takesGenericNoun: boolean,
): string {
  const adjectives = [...(isFirst ? shared.adjectives : []), ...own.adjectives];
  const types = [...shared.types, ...own.types];
  const subtypes = [...shared.subtypes, ...own.subtypes];
  const noun = nounOf(
    { ...shared, types, subtypes, isToken: shared.isToken || own.isToken },
    takesGenericNoun,
  );
  const ranked = ADJECTIVE_RANKS.map((rank) => adjectives.filter((word) => word.rank === rank));
  const before = ranked.map((words) => words.map(({ text }) => text).join(', ')).filter(Boolean);
  const isPlural = number === 'plural' && (takesGenericNoun || genericNoun(shared) === undefined);
  return [...before, ...noun.before, isPlural ? plural(noun.last) : noun.last].join(' ');
}

/** "instant or sorcery card": only the last of several nouns is followed by the generic one. */
function nounOf(
  phrase: NounPhrase,
  takesGenericNoun: boolean,
): { readonly before: readonly string[]; readonly last: string } {
  const types = orderedTypes(phrase.types);
  const words = [...phrase.subtypes, ...(phrase.isPermanent ? ['permanent'] : []), ...types];
  const generic = takesGenericNoun || words.length === 0 ? genericNoun(phrase) : undefined;
  if (generic !== undefined) return { before: words, last: generic };
  const last = words.at(-1);
  return last === undefined ? { before: [], last: 'permanent' } : { before: words.slice(0, -1), last };
}

/** "spell", "card" and "token" come after the types; a permanent on the battlefield is called by its type alone. */
function genericNoun({
  zones,
  isCard,
  isSource,
  outsideBattlefield,
  isToken,
}: NounPhrase): string | undefined {
  if (isSource) return 'source';
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
  return [
    phrase.control?.(number) ?? '',
    phrase.named ?? '',
    ...placeOf(phrase, number, options),
    ...phrase.trailing,
    phrase.withs.length === 0 ? '' : `with ${joinList(phrase.withs.map((part) => part(number)))}`,
    phrase.withouts.length === 0 ? '' : `without ${joinList(phrase.withouts, 'or')}`,
    phrase.relatives.length === 0 ? '' : `that ${joinList(phrase.relatives.map((part) => part(number)))}`,
  ]
    .filter(Boolean)
    .map(contractThatIs);
}

const contractThatIs = (text: string): string => text.replace(/^that is (?!n't)/, "that's ");

function placeOf(phrase: NounPhrase, number: GrammaticalNumber, options: RenderOptions): string[] {
  const { preposition = 'in', isCounted = false } = options;
  const zones = phrase.zones.filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const owned = phrase.owner === undefined ? [] : [phrase.owner.clause];
  if (phrase.outsideBattlefield)
    return [
      ...owned,
      number === 'singular' ? "that isn't on the battlefield" : "that aren't on the battlefield",
    ];
  const isAnywhere = phrase.control === undefined && phrase.owner === undefined && !phrase.isPlaced;
  if (phrase.zones.length === 0)
    return isCounted && isAnywhere && !phrase.isCard ? ['on the battlefield'] : owned;
  if (zones.length === 0) return owned;
  if (zones.every((zone) => zone === 'exile')) return [...owned, `${preposition} exile`];
  const others = zones.filter((zone) => zone !== 'exile');
  if (phrase.owner !== undefined && others.length < zones.length)
    return [
      ...owned,
      `${preposition} exile and ${preposition} ${phrase.owner.possessive} ${joinList(others)}`,
    ];
  if (zones.every((zone) => zone === 'command')) return [...owned, `${preposition} the command zone`];
  const isOne = phrase.owner !== undefined || (number === 'singular' && !isCounted);
  const names = joinList(zones.map((zone) => (isOne ? zone : plural(zone))));
  if (phrase.owner !== undefined) return [`${preposition} ${phrase.owner.possessive} ${names}`];
  return [`${preposition} ${isCounted ? 'all ' : ''}${isOne ? withArticle(names) : names}`];
}

/** "creatures you control": the objects that match, without a determiner. */
export const selectorPlural = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'plural', 'none');

/** "a creature you control", "another creature". */
export const selectorSingular = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'singular', 'a');
